import { staffOperations } from '#generated/staff-operations.ts';
import type { Request } from './operation-types.ts';

/** `sendOperationBeacon` for operations of staff, which pages of creators do not list. */
export function sendStaffBeacon<Id extends keyof typeof staffOperations>(
  operationId: Id,
  { body }: Request<Id> & { body: unknown },
): void {
  const json = new Blob([JSON.stringify(body)], { type: 'application/json' });
  navigator.sendBeacon(staffOperations[operationId].path, json);
}
