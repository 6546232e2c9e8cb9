import type { components, operations } from '#generated/contract.ts';

export type Schemas = components['schemas'];

/** The body with which an operation answers. */
export type JsonReply<
  Id extends keyof operations,
  Status extends keyof operations[Id]['responses'],
> = operations[Id]['responses'][Status] extends { content: { 'application/json': infer Body } }
  ? Body
  : never;

/** One row of the review queue. */
export type QueuedPost = JsonReply<'getReviewQueue', 200>['data']['rows'][number];

/**
 * A function that makes examples of one type: `defaults`, with whatever a caller overrides.
 *
 * @example accountChoice({ secondsLeft: 14 })
 */
export const builder =
  <Type extends object>(defaults: Type) =>
  (overrides: Partial<Type> = {}): Type => ({ ...defaults, ...overrides });
