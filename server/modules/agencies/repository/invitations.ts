import { type Insertable, type Selectable, sql } from 'kysely';
import { limits } from '#domain/limits.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { AgencyInvitationTable } from '#server/platform/database/schema/agency-tables.ts';

export type InvitationRow = Selectable<AgencyInvitationTable> & { creator_name: string | null };

const invitations = (db: Db) =>
  db
    .selectFrom('agency_invitations')
    .leftJoin('people', 'people.id', 'agency_invitations.answered_by')
    .selectAll('agency_invitations')
    .select('people.name as creator_name');

/** The last invitations of an agency, the newest first. */
export function listInvitations(db: Db, agencyId: string): Promise<InvitationRow[]> {
  return invitations(db)
    .where('agency_invitations.agency_id', '=', agencyId)
    .orderBy('agency_invitations.id', 'desc')
    .limit(limits.invitationsListed)
    .execute();
}

export function findInvitation(db: Db, id: string): Promise<InvitationRow | undefined> {
  return invitations(db).where('agency_invitations.id', '=', id).executeTakeFirst();
}

/** An invitation of this agency, locked. */
export function lockInvitation(
  trx: Db,
  agencyId: string,
  id: string,
): Promise<Selectable<AgencyInvitationTable> | undefined> {
  return trx
    .selectFrom('agency_invitations')
    .where('id', '=', id)
    .where('agency_id', '=', agencyId)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
}

/** The invitation of a link while it can be answered, and its agency is not blocked. */
const openInvitation = (db: Db, tokenHash: string, now: Date) =>
  db
    .selectFrom('agency_invitations')
    .innerJoin('people as agency', 'agency.id', 'agency_invitations.agency_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('revoked_at', 'is', null)
    .where('answer', 'is', null)
    .where(sql<boolean>`agency.position->>'accountStatus' = 'active'`)
    .select([
      'agency_invitations.id',
      'agency_invitations.agency_id',
      'agency_invitations.expires_at',
      'agency.name as agency_name',
    ]);

export const findOpenInvitation = (db: Db, tokenHash: string, now: Date) =>
  openInvitation(db, tokenHash, now).executeTakeFirst();

/** The same, locked: of two people who answer at once, the second finds none. */
export const lockOpenInvitation = (trx: Db, tokenHash: string, now: Date) =>
  openInvitation(trx, tokenHash, now).forUpdate('agency_invitations').executeTakeFirst();

/** How many invitations of an agency are open, and how many were created since a moment. */
export function countInvitations(
  trx: Db,
  agencyId: string,
  { now, since }: { now: Date; since: Date },
): Promise<{ open: number; created: number; earliest: Date | null }> {
  const isOpen = sql`expires_at > ${now} and revoked_at is null and answer is null`;
  return trx
    .selectFrom('agency_invitations')
    .where('agency_id', '=', agencyId)
    .select([
      sql<number>`(count(*) filter (where ${isOpen}))::int`.as('open'),
      sql<number>`(count(*) filter (where created_at > ${since}))::int`.as('created'),
      sql<Date | null>`min(created_at) filter (where created_at > ${since})`.as('earliest'),
    ])
    .executeTakeFirstOrThrow();
}

export async function insertInvitation(
  trx: Db,
  row: Insertable<AgencyInvitationTable>,
): Promise<void> {
  await trx.insertInto('agency_invitations').values(row).execute();
}

type Change = Partial<
  Pick<Insertable<AgencyInvitationTable>, 'revoked_at' | 'answer' | 'answered_at' | 'answered_by'>
>;

export async function updateInvitation(trx: Db, id: string, change: Change): Promise<void> {
  await trx.updateTable('agency_invitations').set(change).where('id', '=', id).execute();
}
