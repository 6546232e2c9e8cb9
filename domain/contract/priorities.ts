/**
 * The priority of an operation under overload, highest first; its `x-priority` in the contract.
 * `essential`: signing in and saving. `list`: reading. `picture`: pictures and videos, in both
 * directions. `report`: sums, documents and batches from other services.
 */
export const priorities = ['essential', 'list', 'picture', 'report'] as const;
export type Priority = (typeof priorities)[number];

/** Operations that are never refused: health. */
export const exemptFromPriority = 'exempt';

export const isPriority = (value: unknown): value is Priority | typeof exemptFromPriority =>
  value === exemptFromPriority || priorities.some((priority) => priority === value);
