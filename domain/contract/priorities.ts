/**
 * What an operation gives way to when the server has more to do than it can, the most important
 * first; the contract says it of each as `x-priority`. `essential`: signing in, and saving what
 * somebody made. `list`: reading. `picture`: pictures and videos, in both directions. `report`:
 * sums, documents and what other services deliver in batches.
 */
export const priorities = ['essential', 'list', 'picture', 'report'] as const;
export type Priority = (typeof priorities)[number];

/** Operations that are never refused: health. */
export const exemptFromPriority = 'exempt';

export const isPriority = (value: unknown): value is Priority | typeof exemptFromPriority =>
  value === exemptFromPriority || priorities.some((priority) => priority === value);
