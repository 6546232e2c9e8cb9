import type { Draft } from '#machines/flow/editor/draft.ts';
import { isUnsaved, storedDraft } from '#machines/flow/editor/post-draft.ts';
import { deviceDatabase, type StoredDraft, type StoredPicture } from './database.ts';
import { deleteUnloadBackup, listUnloadBackups } from './unload-backup.ts';

/**
 * The draft of a post on this device, by clientId or postUID. Null when there is none or when it
 * belongs to another person.
 */
export async function readDraft(address: {
  clientId: string | null;
  postUID: string | null;
  ownerUserId: string;
}): Promise<Draft | null> {
  const drafts = await listDrafts(address.ownerUserId);
  const found = drafts.find(
    ({ clientId, postUID }) =>
      clientId === address.clientId || (postUID !== null && postUID === address.postUID),
  );
  return found ? withoutTimestamp(found) : null;
}

/**
 * Keeps a draft. The files of its pictures and videos go in the same transaction once the server
 * has them.
 * @throws DOMException, `QuotaExceededError` when the device is full
 */
export async function writeDraft(draft: Draft, now = Date.now()): Promise<void> {
  const database = await deviceDatabase();
  const transaction = database.transaction(['drafts', 'pictures', 'videos'], 'readwrite');
  const requests = [
    transaction.objectStore('drafts').put({ ...draft, updatedAt: now }),
    ...uploadedKeys(draft.pictures).map((key) => transaction.objectStore('pictures').delete(key)),
    ...uploadedKeys(draft.videos).map((key) => transaction.objectStore('videos').delete(key)),
  ];
  // By default it commits after a round trip, for which a page that is being closed has no
  // time.
  transaction.commit();
  await Promise.all([...requests, transaction.done]);
  deleteUnloadBackup(draft.clientId, draft.change);
}

/**
 * Keeps a new draft with the files of its pictures, or nothing of it.
 * @throws DOMException, `QuotaExceededError` when the device is full
 */
export async function writeDraftWithPictures(
  draft: Draft,
  files: StoredPicture[],
  now = Date.now(),
): Promise<void> {
  const database = await deviceDatabase();
  const transaction = database.transaction(['drafts', 'pictures'], 'readwrite');
  const pictures = transaction.objectStore('pictures');
  await Promise.all([
    transaction.objectStore('drafts').put({ ...draft, updatedAt: now }),
    ...files.map((picture) => pictures.put(picture)),
    transaction.done,
  ]);
}

const uploadedKeys = (media: Record<string, unknown>) =>
  Object.keys(media).filter((key) => media[key] !== null);

/** Removes a draft, its pictures and its video from this device. */
export async function deleteDraft(clientId: string): Promise<void> {
  deleteUnloadBackup(clientId);
  const database = await deviceDatabase();
  const transaction = database.transaction(['drafts', 'pictures', 'videos'], 'readwrite');
  const draft = await transaction.objectStore('drafts').get(clientId);
  await Promise.all([
    transaction.objectStore('drafts').delete(clientId),
    ...Object.keys(draft?.pictures ?? {}).map((key) =>
      transaction.objectStore('pictures').delete(key),
    ),
    ...Object.keys(draft?.videos ?? {}).map((key) => transaction.objectStore('videos').delete(key)),
    transaction.done,
  ]);
}

/** This person's drafts that the server does not have whole, the newest first. Nobody else's. */
export async function listUnsavedDrafts(ownerUserId: string): Promise<StoredDraft[]> {
  const drafts = await listDrafts(ownerUserId);
  return drafts.filter(isUnsaved).sort((one, other) => other.updatedAt - one.updatedAt);
}

/** The drafts that this person wrote for others, as their agency, and that are not saved. */
export async function listUnsavedDraftsForOthers(writerUserId: string): Promise<StoredDraft[]> {
  const database = await deviceDatabase();
  const stored = (await database.getAll('drafts')).map(storedDraft);
  const written = withBackups(stored, listUnloadBackups()).filter(
    (draft) => draft.writerUserId === writerUserId && draft.ownerUserId !== writerUserId,
  );
  return written.filter(isUnsaved).sort((one, other) => other.updatedAt - one.updatedAt);
}

/** Keeps the file of a picture until the server has it. */
export async function savePicture(picture: StoredPicture): Promise<void> {
  await (await deviceDatabase()).put('pictures', picture);
}

/** The file of a picture, or null when this device does not have it. */
export async function readPicture(key: string): Promise<StoredPicture | null> {
  return (await (await deviceDatabase()).get('pictures', key)) ?? null;
}

/** The person's drafts in the database, and the backup that a page wrote when it closed. */
async function listDrafts(ownerUserId: string): Promise<StoredDraft[]> {
  const database = await deviceDatabase();
  const stored = await database.getAllFromIndex('drafts', 'byOwner', ownerUserId);
  const backups = listUnloadBackups().filter((backup) => backup.ownerUserId === ownerUserId);
  return withBackups(stored.map(storedDraft), backups);
}

/** Backups replace drafts that have less. */
function withBackups(stored: StoredDraft[], backups: StoredDraft[]): StoredDraft[] {
  const newer = backups
    .map(storedDraft)
    .filter(
      (backup) =>
        !stored.some(
          (draft) =>
            draft.clientId === backup.clientId && isUnsaved(draft) && draft.change >= backup.change,
        ),
    );
  const others = stored.filter(
    ({ clientId }) => !newer.some((backup) => backup.clientId === clientId),
  );
  return [...newer, ...others];
}

function withoutTimestamp({ updatedAt: _, ...draft }: StoredDraft): Draft {
  return draft;
}
