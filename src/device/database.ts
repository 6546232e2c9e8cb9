import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { VideoMetadata } from '#domain/media/mp4.ts';
import type { DeletionCommand, DetailsCommand } from '#machines/flow/app/delivery.ts';
import type { Draft } from '#machines/flow/editor/draft.ts';

/** A draft and when it was last written, in milliseconds since 1970. */
export type StoredDraft = Draft & { updatedAt: number };

/** A picture that the server may not have yet, by the key that its figure carries. */
export type StoredPicture = {
  key: string;
  file: Blob;
  name: string;
  /** It has been made smaller and can be sent as it is. */
  isPrepared?: boolean;
  /** It was an animation, of which only the first frame is left. */
  isFirstFrame?: boolean;
};

/** A video that the server may not have whole, by the key that its draft carries. */
export type StoredVideo = {
  key: string;
  name: string;
  size: number;
  /** Identifies the same file again (device-videos.ts). */
  print: string;
  facts: VideoMetadata | null;
  /** The upload on the server, once it has started. */
  videoId: string | null;
  /** Null where there was no room for it. */
  file: File | null;
};

/** The picture of a profile that was not sent yet, one of each person at most. */
export type StoredProfilePicture = {
  ownerUserId: string;
  file: File;
  /** The same for every attempt to upload it. */
  key: string;
  /** In milliseconds since 1970. */
  storedAt: number;
};

interface DeviceSchema extends DBSchema {
  drafts: { key: string; value: StoredDraft; indexes: { byOwner: string } };
  pictures: { key: string; value: StoredPicture };
  videos: { key: string; value: StoredVideo };
  deletions: { key: string; value: DeletionCommand; indexes: { byOwner: string } };
  /** One of each person at most. */
  sealedDetails: { key: string; value: DetailsCommand };
  profilePictures: { key: string; value: StoredProfilePicture };
}

export type DeviceDatabase = IDBPDatabase<DeviceSchema>;

/** Name and version of the database. */
export const deviceDatabasePlace = ['dh-creator', 5] as const;

/** Brings the database from a version to the newest one. */
export function upgradeDeviceDatabase(database: DeviceDatabase, before: number): void {
  if (before < 1) {
    database
      .createObjectStore('drafts', { keyPath: 'clientId' })
      .createIndex('byOwner', 'ownerUserId');
    database.createObjectStore('pictures', { keyPath: 'key' });
  }
  if (before < 2) database.createObjectStore('videos', { keyPath: 'key' });
  if (before < 3)
    database
      .createObjectStore('deletions', { keyPath: 'clientId' })
      .createIndex('byOwner', 'ownerUserId');
  if (before < 4) database.createObjectStore('sealedDetails', { keyPath: 'ownerUserId' });
  if (before < 5) database.createObjectStore('profilePictures', { keyPath: 'ownerUserId' });
}

let connection: Promise<DeviceDatabase> | undefined;

/** The portal's database on this device. After a failure it is opened again on the next call. */
export function deviceDatabase(): Promise<DeviceDatabase> {
  connection ??= open();
  connection.catch(() => {
    connection = undefined;
  });
  return connection;
}

async function open(): Promise<DeviceDatabase> {
  const events = {
    // A newer version in another tab must not wait for this one.
    blocking: () => void closeDeviceDatabase(),
    terminated: () => {
      connection = undefined;
    },
  };
  const [name, version] = deviceDatabasePlace;
  try {
    return await openDB<DeviceSchema>(name, version, {
      ...events,
      upgrade: upgradeDeviceDatabase,
    });
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'VersionError') throw error;
    // Without a network an earlier version of the portal may start. Later ones only add to it.
    return openDB<DeviceSchema>(name, undefined, events);
  }
}

/** Lets go of the database; the next use opens it again. */
export async function closeDeviceDatabase(): Promise<void> {
  const database = connection;
  connection = undefined;
  (await database)?.close();
}
