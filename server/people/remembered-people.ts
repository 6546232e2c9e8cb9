import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Person } from './person.ts';

type Remembered = { version: string; person: Person };

/** Rows of some kilobytes; whoever is pushed out is read again. */
const mostPeople = 500;
const memories = new WeakMap<Db, Map<string, Remembered>>();

/**
 * The row of a person in the version that the database just named (`xmin`, the transaction that wrote the row: it changes with
 * every write, whichever process makes it). A call then reads a person whole only when something about them has changed.
 * Nobody may change the row that is given.
 * @returns undefined when the person is gone or was merged away meanwhile
 */
export async function rememberedPerson(db: Db, id: string, version: string): Promise<Person | undefined> {
  const memory = memories.get(db) ?? new Map<string, Remembered>();
  memories.set(db, memory);
  const known = memory.get(id);
  if (known?.version === version) return known.person;
  const row = await db
    .selectFrom('people')
    .where('id', '=', id)
    .where('merged_into', 'is', null)
    .selectAll()
    .select(sql<string>`xmin::text`.as('version'))
    .executeTakeFirst();
  if (!row) return undefined;
  const { version: read, ...person } = row;
  memory.delete(id);
  memory.set(id, { version: read, person: Object.freeze(person) });
  // The one that was read longest ago stands first.
  for (const [oldest] of memory) {
    if (memory.size <= mostPeople) break;
    memory.delete(oldest);
  }
  return person;
}
