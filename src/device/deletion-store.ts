import type { DeletionCommand } from '#machines/flow/app/delivery.ts';
import { deviceDatabase } from './database.ts';
import { announceDeviceChange } from './device-channel.ts';

/**
 * Notes that a post is to be deleted. It lies on this device until the server has answered.
 * @throws DOMException, `QuotaExceededError` when the device is full: then nothing was noted
 */
export async function queueDeletion(command: DeletionCommand): Promise<void> {
  await (await deviceDatabase()).put('deletions', command);
  announceDeviceChange();
}

/** Takes a deletion back. False when the server is already being told. */
export async function cancelDeletion(clientId: string): Promise<boolean> {
  const { store, done } = await openDeletionStore();
  const stored = await store.get(clientId);
  const canCancel = stored !== undefined && !stored.isBegun;
  if (canCancel) await store.delete(clientId);
  await done;
  if (canCancel) announceDeviceChange();
  return canCancel;
}

/**
 * Notes that the server is being told: from now on it cannot be taken back. False when it was
 * before.
 */
export async function markDeletionStarted({
  clientId,
}: Pick<DeletionCommand, 'clientId'>): Promise<boolean> {
  const { store, done } = await openDeletionStore();
  const stored = await store.get(clientId);
  if (stored) await store.put({ ...stored, isBegun: true });
  await done;
  return stored !== undefined;
}

/** What this person has deleted here and the server has not answered. */
export async function listDeletions(ownerUserId: string): Promise<DeletionCommand[]> {
  return (await deviceDatabase()).getAllFromIndex('deletions', 'byOwner', ownerUserId);
}

/** The deletion was answered, or is no longer wanted after it was refused. */
export async function removeDeletion(clientId: string): Promise<void> {
  await (await deviceDatabase()).delete('deletions', clientId);
}

async function openDeletionStore() {
  const transaction = (await deviceDatabase()).transaction('deletions', 'readwrite');
  return { store: transaction.store, done: transaction.done };
}
