import { permissionsOf } from '#domain/permissions.ts';
import { newCreator } from '#machines/lifecycle/creator.ts';
import type { Db } from '../db/database.ts';
import type { PeopleTable } from '../db/schema.ts';
import { newId } from '../ids.ts';
import type { Person } from './person.ts';

type Values = Partial<Pick<PeopleTable, 'name' | 'creator_type' | 'payment_type'>> & {
  agency_id?: string | null;
  crawl_enabled?: boolean;
};

/** Makes a creator who has never been here: nobody signs in as them yet. */
export function insertCreator(trx: Db, values: Values, now: Date): Promise<Person> {
  return trx
    .insertInto('people')
    .values({
      id: newId(now),
      role: 'creator',
      permissions: [...permissionsOf.creator],
      languages: [],
      creator_type: 'UGC',
      position: JSON.stringify(newCreator),
      new_user: true,
      created_at: now,
      updated_at: now,
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
