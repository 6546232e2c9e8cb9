import type { Insertable } from 'kysely';
import type { Db } from '#server/platform/database/database-types.ts';
import type { Schema } from '#server/platform/database/schema/schema.ts';

export async function insertStandingEvent(
  trx: Db,
  row: Insertable<Schema['standing_events']>,
): Promise<void> {
  await trx.insertInto('standing_events').values(row).execute();
}

const maxEvents = 100;

/** When and why a person was blocked and unblocked, the last time first. */
export function listStandingEvents(db: Db, personId: string) {
  return db
    .selectFrom('standing_events')
    .leftJoin('people', 'people.id', 'standing_events.by_person')
    .where('standing_events.person_id', '=', personId)
    .orderBy('standing_events.at', 'desc')
    .orderBy('standing_events.id', 'desc')
    .limit(maxEvents)
    .select(['action', 'reason', 'note', 'at', 'people.name as by'])
    .execute();
}
