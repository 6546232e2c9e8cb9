import { creatorOperations } from '#generated/creator-operations.ts';
import type { Request } from './operation-types.ts';

/**
 * Sends a call that survives closing its page, with the cookies of this origin. Its reply is not
 * read, so use it only for what the server finds out on its own too.
 */
export function sendOperationBeacon<Id extends keyof typeof creatorOperations>(
  operationId: Id,
  { body }: Request<Id> & { body: unknown },
): void {
  const json = new Blob([JSON.stringify(body)], { type: 'application/json' });
  navigator.sendBeacon(creatorOperations[operationId].path, json);
}
