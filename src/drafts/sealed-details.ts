import type { DetailsCommand } from '#machines/flow/delivery.ts';
import type { WithdrawalOutcome } from '#machines/flow/waiting-details.ts';
import { deviceDatabase } from './device-database.ts';
import { tellDeviceChanged } from './device-news.ts';

type Address = Pick<DetailsCommand, 'ownerUserId' | 'key'>;

/**
 * Keeps sealed bank details until the server has answered, in the place of others of this person. Only what the server is being told
 * stays, and these are not kept.
 * @param signal once it is aborted, nothing is kept any more
 * @returns what waits now
 * @throws DOMException, `QuotaExceededError` when the device is full: then nothing was kept; the reason of the signal
 */
export async function keepSealedDetails(
  command: DetailsCommand,
  signal?: AbortSignal,
): Promise<DetailsCommand> {
  const { store, done } = await sealedDetails();
  const before = await store.get(command.ownerUserId);
  const waiting = before?.isBegun ? before : command;
  signal?.throwIfAborted();
  if (waiting === command) await store.put(command);
  await done;
  tellDeviceChanged();
  return waiting;
}

/** What waits of this person, or null. */
export async function readSealedDetails(ownerUserId: string): Promise<DetailsCommand | null> {
  return (await (await deviceDatabase()).get('sealedDetails', ownerUserId)) ?? null;
}

/** Notes that the server is being told: from now on they cannot be taken back. False when they were before. */
export async function beginSealedDetails(address: Address): Promise<boolean> {
  const { store, done } = await sealedDetails();
  const kept = await store.get(address.ownerUserId);
  const isThere = kept?.key === address.key;
  if (isThere) await store.put({ ...kept, isBegun: true });
  await done;
  return isThere;
}

/** Takes them back, or forgets what the server has refused; too late once the server is being told. */
export async function withdrawSealedDetails({
  isRefused,
  ...address
}: Address & { isRefused: boolean }): Promise<WithdrawalOutcome> {
  return remove(address, ({ isBegun }) => isRefused || !isBegun);
}

/** The server has answered. */
export async function forgetSealedDetails(address: Address): Promise<void> {
  await remove(address, () => true);
}

async function remove(
  { ownerUserId, key }: Address,
  mayGo: (kept: DetailsCommand) => boolean,
): Promise<WithdrawalOutcome> {
  const { store, done } = await sealedDetails();
  const kept = await store.get(ownerUserId);
  const isThere = kept?.key === key;
  const goes = isThere && mayGo(kept);
  if (goes) await store.delete(ownerUserId);
  await done;
  if (goes) tellDeviceChanged();
  if (!isThere) return 'absent';
  return goes ? 'takenBack' : 'tooLate';
}

async function sealedDetails() {
  const transaction = (await deviceDatabase()).transaction('sealedDetails', 'readwrite');
  return { store: transaction.store, done: transaction.done };
}
