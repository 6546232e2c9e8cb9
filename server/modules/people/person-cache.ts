import type { Db } from '#server/platform/database/database-types.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import { findPersonWithVersion } from './repository/people.ts';

type CachedPerson = { version: string; person: Person };

/** Rows of some kilobytes; whoever is pushed out is read again. */
const maxCachedPeople = 500;
const caches = new WeakMap<Db, Map<string, CachedPerson>>();

/**
 * The row of a person in the version that the database just named (`xmin`, the transaction that
 * wrote the row: it changes with every write, whichever process makes it). A call then reads a
 * person whole only when something about them has changed. Nobody may change the row that is given.
 * @returns undefined when the person is gone or was merged away in the meantime
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
  // The one that was read longest ago stands first.
  for (const [oldest] of cache) {
    if (cache.size <= maxCachedPeople) break;
    cache.delete(oldest);
  }
  return person;
}
