import { fromPromise } from 'xstate';
import { call } from './client.ts';
import type { NoInputOperationId, OperationId, Reply, Request } from './operation-types.ts';
import { consumePrefetch } from './prefetch.ts';

/**
 * An actor that calls an operation, for `provide({ actors })`. `toRequest` turns its input into the
 * request. Stopping the actor aborts the call. A prefetched call (prefetch.ts) is not sent again.
 * `operationActor('updatePhoneNo', (input: PhoneInput) => ({ body: input }))`
 *
 * Saves of posts have an actor of their own, because their success is a flag (save-post.ts).
 */
export function operationActor<Id extends Exclude<OperationId, 'upsertPost'>, Input>(
  operationId: Id,
  toRequest: (input: Input) => Request<Id>,
) {
  return fromPromise<Reply<Id>, Input>(({ input, signal }) => {
    const request = toRequest(input);
    return consumePrefetch(operationId, request) ?? call<Id>(operationId, { ...request, signal });
  });
}

/** For an operation without input. */
export function noInputActor<Id extends NoInputOperationId>(operationId: Id) {
  return fromPromise<Reply<Id>, undefined>(
    ({ signal }) =>
      call<OperationId>(operationId, { signal } as Request<OperationId>) as Promise<Reply<Id>>,
  );
}
