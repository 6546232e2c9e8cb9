import type { DeletionCommand } from '#machines/flow/delivery.ts';
import { deviceDatabase } from './device-database.ts';
import { tellDeviceChanged } from './device-news.ts';

/**
 * Notes that a post is to be deleted. It lies on this device until the server has answered.
 * @throws DOMException, `QuotaExceededError` when the device is full: then nothing was noted
 */
export async function queueDeletion(command: DeletionCommand): Promise<void> {
  await (await deviceDatabase()).put('deletions', command);
  tellDeviceChanged();
}

/** Takes a deletion back. False when the server is already being told. */
export async function withdrawDeletion(clientId: string): Promise<boolean> {
  const { store, done } = await deletions();
  const kept = await store.get(clientId);
  const isTime = kept !== undefined && !kept.isBegun;
  if (isTime) await store.delete(clientId);
  await done;
  if (isTime) tellDeviceChanged();
  return isTime;
}

/** Notes that the server is being told: from now on it cannot be taken back. False when it was before. */
export async function beginDeletion({ clientId }: Pick<DeletionCommand, 'clientId'>): Promise<boolean> {
  const { store, done } = await deletions();
  const kept = await store.get(clientId);
  if (kept) await store.put({ ...kept, isBegun: true });
  await done;
  return kept !== undefined;
}

/** What this person has deleted here and the server has not answered. */
export async function listDeletions(ownerUserId: string): Promise<DeletionCommand[]> {
  return (await deviceDatabase()).getAllFromIndex('deletions', 'byOwner', ownerUserId);
}

/** The deletion was answered, or is no longer wanted after it was refused. */
export async function forgetDeletion(clientId: string): Promise<void> {
  await (await deviceDatabase()).delete('deletions', clientId);
}

async function deletions() {
  const transaction = (await deviceDatabase()).transaction('deletions', 'readwrite');
  return { store: transaction.store, done: transaction.done };
}
