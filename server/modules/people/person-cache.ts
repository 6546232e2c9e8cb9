import type { Db } from '#server/platform/database/database-types.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import { findPersonWithVersion } from './repository/people.ts';

type CachedPerson = { version: string; person: Person };

/** Rows of a few kilobytes. An evicted row is read again. */
const maxCachedPeople = 500;
const caches = new WeakMap<Db, Map<string, CachedPerson>>();

/**
 * The row of a person in the version that the database has just returned (`xmin`, the transaction
 * that wrote the row: it changes with every write by any process). So a call reads the whole row
 * only after a change. The returned row must not be modified.
 * @returns undefined when the person was deleted or merged in the meantime
 */
export async function loadPersonCached(
  db: Db,
  id: string,
  version: string,
): Promise<Person | undefined> {
  const cache = caches.get(db) ?? new Map<string, CachedPerson>();
  caches.set(db, cache);
  const known = cache.get(id);
  if (known?.version === version) return known.person;
  const row = await findPersonWithVersion(db, id);
  if (!row) return undefined;
  const { version: read, ...person } = row;
  cache.delete(id);
  cache.set(id, { version: read, person: Object.freeze(person) });
  // The least recently read entry is first.
  for (const [oldest] of cache) {
    if (cache.size <= maxCachedPeople) break;
    cache.delete(oldest);
  }
  return person;
}
