import { type Failure, toFailure } from '#domain/contract/failure.ts';

/** What an invoke's `onError` is called with. */
export type Caught = { error: unknown };

/** Parameters of an action or a guard: the error of the actor that has failed. */
export const caught = ({ event }: { event: Caught }): Caught => ({ error: event.error });

/** For `assign`: keeps the failure of the last call in `context.failure`. */
export const caughtFailure = (_: unknown, { error }: Caught): { failure: Failure } => ({
  failure: toFailure(error),
});
