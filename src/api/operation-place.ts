import { creatorOperations } from '#generated/creator-operations.ts';
import type { OperationId } from './operation-types.ts';

type Place = { method: string; path: string };

/**
 * Method and path of an operation. Those of staff and agencies are a chunk of their own, fetched
 * with their first call.
 * @throws when that chunk cannot be fetched
 */
export async function operationPlace(id: OperationId): Promise<Place> {
  if (isCreatorOperation(id)) return creatorOperations[id];
  const { staffOperations } = await import('#generated/staff-operations.ts');
  return staffOperations[id as Exclude<OperationId, keyof typeof creatorOperations>];
}

const isCreatorOperation = (id: OperationId): id is keyof typeof creatorOperations =>
  Object.hasOwn(creatorOperations, id);
