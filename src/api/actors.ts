import { fromPromise } from 'xstate';
import { takeBegun } from './begun.ts';
import { call } from './client.ts';
import type { OperationId, PlainOperationId, Reply, Request } from './operation-types.ts';

/**
 * An actor that calls an operation: what `provide({ actors })` wants where a chart has `unprovided(operationId)`.
 * Its input is made into the request; stopping the actor aborts the call. A call that was begun before (begun.ts) is not made again.
 * `operationActor('updatePhoneNo', (input: PhoneInput) => ({ body: input }))`
 */
export function operationActor<Id extends OperationId, Input>(
  operationId: Id,
  toRequest: (input: Input) => Request<Id>,
) {
  return fromPromise<Reply<Id>, Input>(({ input, signal }) => {
    const request = toRequest(input);
    return takeBegun(operationId, request) ?? call<Id>(operationId, { ...request, signal });
  });
}

/** The same for an operation that takes nothing. */
export function plainActor<Id extends PlainOperationId>(operationId: Id) {
  return fromPromise<Reply<Id>, undefined>(
    ({ signal }) => call<OperationId>(operationId, { signal } as Request<OperationId>) as Promise<Reply<Id>>,
  );
}
