import type { Insertable } from 'kysely';
import { limits } from '#domain/limits.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { MembershipEventTable } from '#server/platform/database/schema/agency-tables.ts';

export async function insertMembershipEvent(
  trx: Db,
  row: Insertable<MembershipEventTable>,
): Promise<void> {
  await trx.insertInto('agency_membership_events').values(row).execute();
}

/** Who joined or left an agency, the latest first. */
export function listMembershipEvents(db: Db, agencyId: string) {
  return db
    .selectFrom('agency_membership_events as event')
    .innerJoin('people', 'people.id', 'event.creator_id')
    .where('event.agency_id', '=', agencyId)
    .orderBy('event.id', 'desc')
    .limit(limits.membershipEventsListed)
    .select(['event.id', 'event.action', 'event.at', 'people.name'])
    .execute();
}

/** An agency as its creators see it, and when a creator last joined it. */
export function findAgencyOfCreator(db: Db, agencyId: string, creatorId: string) {
  return db
    .selectFrom('people as agency')
    .leftJoin('agencies', 'person_id', 'agency.id')
    .where('agency.id', '=', agencyId)
    .select(['agency.id', 'agency.name', 'contact_name'])
    .select(({ selectFrom }) =>
      selectFrom('agency_membership_events as event')
        .where('event.agency_id', '=', agencyId)
        .where('event.creator_id', '=', creatorId)
        .where('event.action', '=', 'joined')
        .orderBy('event.id', 'desc')
        .limit(1)
        .select('event.at')
        .as('joined_at'),
    )
    .executeTakeFirst();
}
