import { type Draft, isUnsaved, storedDraft } from '#machines/flow/post-draft.ts';
import { deviceDatabase, type StoredDraft, type StoredPicture } from './device-database.ts';
import { forgetLastWords, lastWordsOf } from './last-words.ts';

/**
 * The draft of a post on this device: by its clientId, or by the postUID that the server gave it. Null when there is none
 * or when it is somebody else's.
 */
export async function readDraft(address: {
  clientId: string | null;
  postUID: string | null;
  ownerUserId: string;
}): Promise<Draft | null> {
  const drafts = await draftsOf(address.ownerUserId);
  const found = drafts.find(
    ({ clientId, postUID }) =>
      clientId === address.clientId || (postUID !== null && postUID === address.postUID),
  );
  return found ? withoutTime(found) : null;
}

/**
 * Keeps a draft. The files of its pictures and videos go in the same transaction once the server has them.
 * @throws DOMException, `QuotaExceededError` when the device is full
 */
export async function writeDraft(draft: Draft, now = Date.now()): Promise<void> {
  const database = await deviceDatabase();
  const transaction = database.transaction(['drafts', 'pictures', 'videos'], 'readwrite');
  const requests = [
    transaction.objectStore('drafts').put({ ...draft, updatedAt: now }),
    ...arrived(draft.pictures).map((key) => transaction.objectStore('pictures').delete(key)),
    ...arrived(draft.videos).map((key) => transaction.objectStore('videos').delete(key)),
  ];
  // Left to itself it commits after a round trip, for which a page that is being closed has no time.
  transaction.commit();
  await Promise.all([...requests, transaction.done]);
  forgetLastWords(draft.clientId, draft.change);
}

const arrived = (media: Record<string, unknown>) => Object.keys(media).filter((key) => media[key] !== null);

/** Removes a draft, its pictures and its video from this device. */
export async function deleteDraft(clientId: string): Promise<void> {
  forgetLastWords(clientId);
  const database = await deviceDatabase();
  const transaction = database.transaction(['drafts', 'pictures', 'videos'], 'readwrite');
  const draft = await transaction.objectStore('drafts').get(clientId);
  await Promise.all([
    transaction.objectStore('drafts').delete(clientId),
    ...Object.keys(draft?.pictures ?? {}).map((key) => transaction.objectStore('pictures').delete(key)),
    ...Object.keys(draft?.videos ?? {}).map((key) => transaction.objectStore('videos').delete(key)),
    transaction.done,
  ]);
}

/** This person's drafts that the server does not have whole, the newest first. Nobody else's. */
export async function listUnsavedDrafts(ownerUserId: string): Promise<StoredDraft[]> {
  const drafts = await draftsOf(ownerUserId);
  return drafts.filter(isUnsaved).sort((one, other) => other.updatedAt - one.updatedAt);
}

/** Keeps the file of a picture until the server has it. */
export async function keepPicture(picture: StoredPicture): Promise<void> {
  await (await deviceDatabase()).put('pictures', picture);
}

/** The file of a picture, or null when this device does not have it. */
export async function readPicture(key: string): Promise<StoredPicture | null> {
  return (await (await deviceDatabase()).get('pictures', key)) ?? null;
}

/** What the database has of this person, and what a page noted last when it was closed. */
async function draftsOf(ownerUserId: string): Promise<StoredDraft[]> {
  const database = await deviceDatabase();
  const kept = (await database.getAllFromIndex('drafts', 'byOwner', ownerUserId)).map(storedDraft);
  const noted = lastWordsOf(ownerUserId)
    .map(storedDraft)
    .filter(
      (note) =>
        !kept.some(
          (draft) => draft.clientId === note.clientId && isUnsaved(draft) && draft.change >= note.change,
        ),
    );
  const others = kept.filter(({ clientId }) => !noted.some((note) => note.clientId === clientId));
  return [...noted, ...others];
}

function withoutTime({ updatedAt: _, ...draft }: StoredDraft): Draft {
  return draft;
}
