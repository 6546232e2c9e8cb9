import { fromPromise } from 'xstate';
import { call } from './client.ts';
import type { NoInputOperationId, OperationId, Reply, Request } from './operation-types.ts';
import { consumePrefetch } from './prefetch.ts';

/**
 * An actor that calls an operation: what `provide({ actors })` wants where a chart has
 * `unprovided(operationId)`. Its input is made into the request; stopping the actor aborts the
 * call. A call that was begun before (begun.ts) is not made again. `operationActor('updatePhoneNo',
 * (input: PhoneInput) => ({ body: input }))`
 */
export function operationActor<Id extends OperationId, Input>(
  operationId: Id,
  toRequest: (input: Input) => Request<Id>,
) {
  return fromPromise<Reply<Id>, Input>(({ input, signal }) => {
    const request = toRequest(input);
    return consumePrefetch(operationId, request) ?? call<Id>(operationId, { ...request, signal });
  });
}

/** The same for an operation that takes nothing. */
export function noInputActor<Id extends NoInputOperationId>(operationId: Id) {
  return fromPromise<Reply<Id>, undefined>(
    ({ signal }) =>
      call<OperationId>(operationId, { signal } as Request<OperationId>) as Promise<Reply<Id>>,
  );
}
