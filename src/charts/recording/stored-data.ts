import { recordingLimits } from '#domain/problem-reports/recording-limits.ts';
import { plainCopy, roughSize } from './plain-copy.ts';

/** Where the items are in what was stored; other names are those of the database's stores. */
export const itemPlaces = ['localStorage', 'sessionStorage'] as const;
/** Instead of the stores, where the browser allows no database: `{ database: 'unavailable' }`. */
export const databasePlace = 'database';

/** A device with more than this is not read: on a cheap phone that takes long. */
const mostRecords = 20;

/**
 * What the portal has stored on this device, files by their types and sizes; undefined when there
 * is nothing, or too much of it.
 */
export async function readStoredData(): Promise<Record<string, unknown> | undefined> {
  const unavailable = { [databasePlace]: 'unavailable' };
  const stored = Object.assign(
    await readDatabase().catch(() => unavailable),
    ...itemPlaces.map(readItems),
  );
  if (Object.keys(stored).length === 0) return undefined;
  const copy = plainCopy(stored) as Record<string, unknown>;
  const max = recordingLimits.replyBytes;
  return roughSize(copy, max) <= max ? copy : undefined;
}

async function readDatabase(): Promise<Record<string, unknown>> {
  const databases = await indexedDB.databases();
  if (databases.length === 0) return {};
  const { deviceDatabase } = await import('#src/device/database.ts');
  const database = await deviceDatabase();
  const names = [...database.objectStoreNames];
  const transaction = database.transaction(names);
  // When the storage is cleared meanwhile, the requests fail too.
  transaction.done.catch(() => undefined);
  const stores = names.map((name) => transaction.objectStore(name));
  const counts = await Promise.all(stores.map((store) => store.count()));
  if (counts.reduce((sum, count) => sum + count, 0) > mostRecords) return {};
  const contents = await Promise.all(stores.map((store) => store.getAll()));
  return Object.fromEntries(
    names
      .map((name, place) => [name, contents[place] ?? []] as const)
      .filter(([, content]) => content.length > 0),
  );
}

function readItems(place: (typeof itemPlaces)[number]): Record<string, unknown> {
  try {
    const items = Object.entries(globalThis[place]).map(([key, value]) => [key, parsed(value)]);
    return items.length > 0 ? { [place]: Object.fromEntries(items) } : {};
  } catch {
    return {};
  }
}

function parsed(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
