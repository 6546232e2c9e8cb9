import type { UploadRequest } from '#machines/kit/file-upload.ts';
import { deviceDatabase } from './database.ts';

/** After this time a picture that was never sent is no longer offered. */
const maxAgeMs = 7 * 24 * 60 * 60_000;

/*
 * The picture of a profile that was not sent yet, for a page that the phone has closed. The form
 * works without it: where the device is full or its database unavailable, nothing is kept.
 */

/** Keeps the chosen picture of a person, in the place of an earlier one. Never rejects. */
export async function saveProfilePicture(
  ownerUserId: string,
  { file, key }: UploadRequest,
  now = Date.now(),
): Promise<void> {
  if (!(file instanceof File)) return;
  const picture = { ownerUserId, file, key, storedAt: now };
  // One that could not be kept replaces an earlier one anyway.
  await tryDatabase((database) => database.put('profilePictures', picture)).catch(() =>
    deleteProfilePicture(ownerUserId),
  );
}

/** The picture that this person has chosen and not sent; null without one. */
export async function readProfilePicture(
  ownerUserId: string,
  now = Date.now(),
): Promise<UploadRequest | null> {
  const stored = await tryDatabase((database) => database.get('profilePictures', ownerUserId));
  if (!stored) return null;
  if (now - stored.storedAt <= maxAgeMs) return { file: stored.file, key: stored.key };
  await deleteProfilePicture(ownerUserId);
  return null;
}

/** Forgets the picture: it has been sent, removed or replaced. Never rejects. */
export async function deleteProfilePicture(ownerUserId: string): Promise<void> {
  await tryDatabase((database) => database.delete('profilePictures', ownerUserId)).catch(ignore);
}

/** Forgets everybody's pictures, at a sign-out. Never rejects. */
export async function clearProfilePictures(): Promise<void> {
  await tryDatabase((database) => database.clear('profilePictures')).catch(ignore);
}

const tryDatabase = async <Result>(
  use: (database: Awaited<ReturnType<typeof deviceDatabase>>) => Promise<Result>,
): Promise<Result> => use(await deviceDatabase());

function ignore(): void {
  // The form continues with what it shows.
}
