import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type ShareDropReason, shareExpiry, shareLimits } from '#domain/post/share-target.ts';
import type { SharedText } from '#domain/post/shared-text.ts';

/*
 * What other apps have shared and is no draft yet. The service worker writes it, so it has a
 * database of its own: worker and page may be of different builds.
 */

export type StoredShare = SharedText & {
  id: string;
  /** Who was signed in last when it came; null when nobody was known. */
  ownerUserId: string | null;
  /** Milliseconds since 1970. */
  receivedAt: number;
  files: File[];
  dropped: { name: string; reason: ShareDropReason }[];
};

interface ShareSchema extends DBSchema {
  shares: { key: string; value: StoredShare };
  /** The person who was signed in last, under `last`; nobody after a sign-out. */
  people: { key: 'last'; value: string };
}

/** Name and version of the database. */
const shareDatabasePlace = ['dh-creator-shares', 1] as const;

/** Opened for each use: nothing holds it when it is to be deleted, or while a worker sleeps. */
async function withDatabase<Result>(
  use: (database: IDBPDatabase<ShareSchema>) => Promise<Result>,
): Promise<Result> {
  const database = await openDB<ShareSchema>(...shareDatabasePlace, {
    upgrade(created) {
      created.createObjectStore('shares', { keyPath: 'id' });
      created.createObjectStore('people');
    },
    blocking: (_before, _blocked, event) => (event.target as IDBDatabase).close(),
  });
  try {
    return await use(database);
  } finally {
    database.close();
  }
}

/**
 * Keeps a share for the person who was signed in last, and removes what is too old or too much.
 * @throws DOMException, `QuotaExceededError` when the device is full
 */
export const saveShare = (share: Omit<StoredShare, 'ownerUserId'>): Promise<void> =>
  withDatabase(async (database) => {
    const transaction = database.transaction(['shares', 'people'], 'readwrite');
    const shares = transaction.objectStore('shares');
    const ownerUserId = (await transaction.objectStore('people').get('last')) ?? null;
    const others = (await shares.getAll()).sort((one, other) => one.receivedAt - other.receivedAt);
    const current = others.filter((one) => shareExpiry(one) > share.receivedAt);
    const kept = new Set(current.slice(1 - shareLimits.shares).map(({ id }) => id));
    const removed = others.filter(({ id }) => !kept.has(id));
    await Promise.all([
      ...removed.map(({ id }) => shares.delete(id)),
      shares.put({ ...share, ownerUserId }),
      transaction.done,
    ]);
  });

/**
 * A share for the person who is signed in, whose it is from then on; for nobody, when they are
 * signed out. Null when there is none, when it is too old, and for anybody else.
 */
export const readShare = (
  id: string,
  userId: string | null,
  now = Date.now(),
): Promise<StoredShare | null> =>
  withDatabase(async (database) => {
    const transaction = database.transaction('shares', 'readwrite');
    const share = await transaction.store.get(id);
    const isOver = share !== undefined && shareExpiry(share) <= now;
    const isOthers = userId !== null && (share?.ownerUserId ?? userId) !== userId;
    if (isOver || isOthers) await transaction.store.delete(id);
    const found = share === undefined || isOver || isOthers ? null : share;
    const owned = found && userId !== null ? { ...found, ownerUserId: userId } : found;
    if (owned && owned !== found) await transaction.store.put(owned);
    await transaction.done;
    return owned;
  });

export const deleteShare = (id: string): Promise<void> =>
  withDatabase((database) => database.delete('shares', id));

/** Says who is signed in. What waits for somebody else is removed. */
export const saveShareOwner = (userId: string, now = Date.now()): Promise<void> =>
  withDatabase(async (database) => {
    const transaction = database.transaction(['shares', 'people'], 'readwrite');
    const shares = transaction.objectStore('shares');
    const removed = (await shares.getAll()).filter(
      (share) => (share.ownerUserId ?? userId) !== userId || shareExpiry(share) <= now,
    );
    await Promise.all([
      ...removed.map(({ id }) => shares.delete(id)),
      transaction.objectStore('people').put(userId, 'last'),
      transaction.done,
    ]);
  });

/** Forgets everything that was shared, and who was signed in. */
export const clearShares = (): Promise<void> =>
  withDatabase(async (database) => {
    const transaction = database.transaction(['shares', 'people'], 'readwrite');
    await Promise.all([
      transaction.objectStore('shares').clear(),
      transaction.objectStore('people').clear(),
      transaction.done,
    ]);
  });
