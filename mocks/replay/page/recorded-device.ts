import { openDB } from 'idb';
import type { DeviceEntry, Recording } from '#domain/problem-reports/recording.ts';
import { databasePlace, itemPlaces } from '#src/charts/recording/stored-data.ts';
import { deviceDatabasePlace, upgradeDeviceDatabase } from '#src/device/database.ts';
import { clearLastSession, lastSessionKey } from '#src/device/last-session.ts';
import { clearSavedLists } from '#src/device/post-list-store.ts';
import { fingerprint } from '#src/device/video-store.ts';
import { isStartFromDevice } from '../first-page.ts';
import { fileLike } from './recorded-files.ts';

/** Removes what an earlier visit to the mock left, which would be shown before the replies. */
export function forgetLastVisit(): void {
  clearLastSession();
  clearSavedLists();
}

/**
 * Stores what was on the device when the recorded page opened. The database is filled in the
 * transaction that creates it, before the portal can read it. The last session is left out when the
 * server had answered who the person is before the portal started with it: that depends on how fast
 * the server is, and a replay is slower.
 */
export function restoreDevice({ stored }: DeviceEntry, { entries }: Recording): void {
  const { localStorage, sessionStorage, [databasePlace]: isUnavailable, ...stores } = stored;
  const items = { localStorage, sessionStorage };
  const first = entries.find(
    (entry) =>
      isStartFromDevice(entry) ||
      (entry.kind === 'call' && entry.operation === 'getCurrentUser' && entry.status === 200),
  );
  const isPersonKnown = first?.kind === 'call';
  for (const place of itemPlaces)
    for (const [key, value] of Object.entries(items[place] ?? {})) {
      if (key === lastSessionKey && isPersonKnown) continue;
      globalThis[place].setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
    }
  if (isUnavailable)
    indexedDB.open = () => {
      throw new DOMException('There was no database in the recording.', 'InvalidStateError');
    };
  if (Object.keys(stores).length === 0) return;
  void openDB(...deviceDatabasePlace, {
    upgrade(database, before, _after, transaction) {
      upgradeDeviceDatabase(database as never, before);
      for (const [name, records] of Object.entries(stores))
        for (const record of records as unknown[])
          void transaction.objectStore(name).put(fileLike(record));
    },
  }).then((database) => database.close());
}

/**
 * Has the device know the videos whose content it has not kept, as the replay chooses them again.
 * Later than the rest, because it takes the film of the mock; before a person can choose one.
 */
export async function restoreFingerprints({ entries }: Recording): Promise<void> {
  const device = entries.find((entry) => entry.kind === 'device');
  const { videos } = (device?.stored ?? {}) as { videos?: unknown };
  if (!Array.isArray(videos)) return;
  const others = sizesOfOtherFiles(entries);
  const database = await openDB(...deviceDatabasePlace);
  for (const video of videos) {
    if (video?.file !== null || typeof video.key !== 'string') continue;
    if (typeof video.size !== 'number' || others.has(video.size)) continue;
    const file = fileLike({ file: { type: 'video/mp4', size: video.size } }) as File;
    await database.put('videos', { ...video, size: file.size, print: await fingerprint(file) });
  }
  database.close();
}

/** The sizes of the files that were not the one which the device knew. */
function sizesOfOtherFiles(entries: Recording['entries']): Set<number> {
  const sizes = new Set<number>();
  let chosen = 0;
  for (const entry of entries) {
    if (entry.kind === 'input') chosen = entry.files?.[0]?.file.size ?? chosen;
    if (entry.kind === 'chart' && entry.state === 'otherFile') sizes.add(chosen);
  }
  return sizes;
}
