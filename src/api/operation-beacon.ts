import { operationPlaces } from '#generated/operations.ts';
import type { OperationId, Request } from './operation-types.ts';

/**
 * Sends a call that outlives the page it comes from, with the cookies of this origin. Nobody hears
 * of its answer, so it is only for what the server finds out by itself too.
 */
export function sendOperationBeacon<Id extends OperationId>(
  operationId: Id,
  { body }: Request<Id> & { body: unknown },
): void {
  const json = new Blob([JSON.stringify(body)], { type: 'application/json' });
  navigator.sendBeacon(operationPlaces[operationId].path, json);
}
