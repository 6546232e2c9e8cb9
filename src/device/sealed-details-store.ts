import type { DetailsCommand } from '#machines/flow/app/delivery.ts';
import type { WithdrawalOutcome } from '#machines/flow/bank/queued-bank-details.ts';
import { deviceDatabase } from './database.ts';
import { announceDeviceChange } from './device-channel.ts';

type DetailsKey = Pick<DetailsCommand, 'ownerUserId' | 'key'>;

/**
 * Stores sealed bank details until the server has answered. They replace earlier ones of this
 * person, except those that are already being sent: then nothing is stored.
 * @param signal once it is aborted, nothing is stored any more
 * @returns the details that wait now
 * @throws DOMException, `QuotaExceededError` when the device is full; then nothing was stored; the
 * reason of the signal
 */
export async function saveSealedDetails(
  command: DetailsCommand,
  signal?: AbortSignal,
): Promise<DetailsCommand> {
  const { store, done } = await openSealedDetailsStore();
  const before = await store.get(command.ownerUserId);
  const waiting = before?.isBegun ? before : command;
  signal?.throwIfAborted();
  if (waiting === command) await store.put(command);
  await done;
  announceDeviceChange();
  return waiting;
}

/** This person's waiting details, or null. */
export async function readSealedDetails(ownerUserId: string): Promise<DetailsCommand | null> {
  return (await (await deviceDatabase()).get('sealedDetails', ownerUserId)) ?? null;
}

/**
 * Marks the details as being sent, so that they can no longer be withdrawn. False when they were
 * marked before.
 */
export async function markSealedDetailsStarted(address: DetailsKey): Promise<boolean> {
  const { store, done } = await openSealedDetailsStore();
  const stored = await store.get(address.ownerUserId);
  const isThere = stored?.key === address.key;
  if (isThere) await store.put({ ...stored, isBegun: true });
  await done;
  return isThere;
}

/**
 * Withdraws the details, or removes those that the server refused. Too late once they are being
 * sent.
 */
export async function cancelSealedDetails({
  isRefused,
  ...address
}: DetailsKey & { isRefused: boolean }): Promise<WithdrawalOutcome> {
  return remove(address, ({ isBegun }) => isRefused || !isBegun);
}

/** The server has answered. */
export async function removeSealedDetails(address: DetailsKey): Promise<void> {
  await remove(address, () => true);
}

async function remove(
  { ownerUserId, key }: DetailsKey,
  canRemove: (stored: DetailsCommand) => boolean,
): Promise<WithdrawalOutcome> {
  const { store, done } = await openSealedDetailsStore();
  const stored = await store.get(ownerUserId);
  const isThere = stored?.key === key;
  const isRemoved = isThere && canRemove(stored);
  if (isRemoved) await store.delete(ownerUserId);
  await done;
  if (isRemoved) announceDeviceChange();
  if (!isThere) return 'absent';
  return isRemoved ? 'withdrawn' : 'tooLate';
}

async function openSealedDetailsStore() {
  const transaction = (await deviceDatabase()).transaction('sealedDetails', 'readwrite');
  return { store: transaction.store, done: transaction.done };
}
