import { rolePermissions } from '#domain/permissions/permissions.ts';
import { initialCreatorPosition } from '#machines/lifecycle/creator.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { newId } from '#server/platform/database/ids.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import type { PeopleTable } from '#server/platform/database/schema/schema.ts';

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
      permissions: [...rolePermissions.creator],
      languages: [],
      creator_type: 'UGC',
      position: JSON.stringify(initialCreatorPosition),
      new_user: true,
      created_at: now,
      updated_at: now,
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
