import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Draft } from '#machines/flow/post-draft.ts';

/** A draft and when it was last written, in milliseconds since 1970. */
export type StoredDraft = Draft & { updatedAt: number };

/** A picture that the server may not have yet, by the key that its figure carries. */
export type StoredPicture = { key: string; file: Blob; name: string };

interface DeviceSchema extends DBSchema {
  drafts: { key: string; value: StoredDraft; indexes: { byOwner: string } };
  pictures: { key: string; value: StoredPicture };
}

export type DeviceDatabase = IDBPDatabase<DeviceSchema>;

let opened: Promise<DeviceDatabase> | undefined;

/** The portal's database on this device. A device that refused once is asked again the next time. */
export function deviceDatabase(): Promise<DeviceDatabase> {
  opened ??= openDB<DeviceSchema>('dh-creator', 1, {
    upgrade(database) {
      database.createObjectStore('drafts', { keyPath: 'clientId' }).createIndex('byOwner', 'ownerUserId');
      database.createObjectStore('pictures', { keyPath: 'key' });
    },
    // A newer version in another tab must not wait for this one.
    blocking: () => closeDeviceDatabase(),
    terminated: () => {
      opened = undefined;
    },
  });
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

/** Lets go of the database; the next use opens it again. */
export async function closeDeviceDatabase(): Promise<void> {
  const database = opened;
  opened = undefined;
  (await database)?.close();
}
