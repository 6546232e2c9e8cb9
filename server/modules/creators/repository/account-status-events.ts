import type { Insertable } from 'kysely';
import type { Db } from '#server/platform/database/database-types.ts';
import type { Schema } from '#server/platform/database/schema/schema.ts';

export async function insertAccountStatusEvent(
  trx: Db,
  row: Insertable<Schema['account_status_events']>,
): Promise<void> {
  await trx.insertInto('account_status_events').values(row).execute();
}

const maxEvents = 100;

/** When and why a person was blocked and unblocked, the last time first. */
export function listAccountStatusEvents(db: Db, personId: string) {
  return db
    .selectFrom('account_status_events')
    .leftJoin('people', 'people.id', 'account_status_events.by_person')
    .where('account_status_events.person_id', '=', personId)
    .orderBy('account_status_events.at', 'desc')
    .orderBy('account_status_events.id', 'desc')
    .limit(maxEvents)
    .select(['action', 'reason', 'note', 'at', 'people.name as by'])
    .execute();
}

export type AccountStatusEventRow = Awaited<ReturnType<typeof listAccountStatusEvents>>[number];
