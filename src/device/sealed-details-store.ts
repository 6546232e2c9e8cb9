import type { DetailsCommand } from '#machines/flow/app/delivery.ts';
import type { WithdrawalOutcome } from '#machines/flow/bank/queued-bank-details.ts';
import { deviceDatabase } from './database.ts';
import { announceDeviceChange } from './device-channel.ts';

type DetailsKey = Pick<DetailsCommand, 'ownerUserId' | 'key'>;

/**
 * Keeps sealed bank details until the server has answered, in the place of others of this person.
 * Only what the server is being told stays, and these are not kept.
 * @param signal once it is aborted, nothing is kept any more
 * @returns what waits now
 * @throws DOMException, `QuotaExceededError` when the device is full: then nothing was kept; the
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

/** What waits of this person, or null. */
export async function readSealedDetails(ownerUserId: string): Promise<DetailsCommand | null> {
  return (await (await deviceDatabase()).get('sealedDetails', ownerUserId)) ?? null;
}

/**
 * Notes that the server is being told: from now on they cannot be taken back. False when they were
 * before.
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
 * Takes them back, or forgets what the server has refused; too late once the server is being told.
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
