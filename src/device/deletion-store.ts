import type { DeletionCommand } from '#machines/flow/app/delivery.ts';
import { deviceDatabase } from './database.ts';
import { announceDeviceChange } from './device-channel.ts';

/**
 * Queues the deletion of a post. It is kept on this device until the server has answered.
 * @throws DOMException, `QuotaExceededError` when the device is full; then nothing was stored
 */
export async function queueDeletion(command: DeletionCommand): Promise<void> {
  await (await deviceDatabase()).put('deletions', command);
  announceDeviceChange();
}

/** Cancels a deletion. False when it is already being sent. */
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
 * Marks a command as being sent, so that it can no longer be cancelled. False when it was marked
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

/** This person's deletions that the server has not answered. */
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
