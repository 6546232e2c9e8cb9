import { sql } from 'kysely';
import type { CreatorPosition } from '#machines/lifecycle/creator.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { escapeLikePattern } from '#server/platform/database/like-pattern.ts';
import type { Person } from '#server/platform/database/schema/person.ts';

export type WorkApprovalQuery = {
  work: CreatorPosition['work'];
  /** A part of the name. */
  name: string | undefined;
  /** The time and the id of the last row of the page before. */
  after: string[] | null;
  limit: number;
};

/** What staff decide on: a profile as a whole, or a change of an approved one. */
export type WorkApprovalRow = {
  person: Person;
  kind: 'profile' | 'change';
  submittedAt: Date | null;
};

const namePattern = (name: string) => `%${escapeLikePattern(name.trim())}%`;

function submittedProfiles(db: Db, work: CreatorPosition['work'], name: string | undefined) {
  const query = db
    .selectFrom('people')
    .where('role', '<>', 'staff')
    .where('submitted_at', 'is not', null)
    .where(sql`position->>'work'`, '=', work);
  return name ? query.where('name', 'ilike', namePattern(name)) : query;
}

function pendingChanges(db: Db, name: string | undefined) {
  const query = db
    .selectFrom('profile_changes as change')
    .innerJoin('people', 'people.id', 'change.person_id')
    .where('change.state', '=', 'pending');
  if (!name) return query;
  return query.where((eb) =>
    eb.or([
      eb('people.name', 'ilike', namePattern(name)),
      eb('change.name', 'ilike', namePattern(name)),
    ]),
  );
}

/** How many profiles and changes match, up to a limit. */
export async function countWorkApprovals(
  db: Db,
  { work, name }: Pick<WorkApprovalQuery, 'work' | 'name'>,
  limit: number,
): Promise<number> {
  const profiles = await submittedProfiles(db, work, name).select('id').limit(limit).execute();
  if (work !== 'pending') return profiles.length;
  const changes = await pendingChanges(db, name).select('person_id').limit(limit).execute();
  return Math.min(limit, profiles.length + changes.length);
}

/** Profiles that were submitted, the one that waits longest first. */
export async function listSubmittedProfiles(
  db: Db,
  { work, name, after, limit }: WorkApprovalQuery,
): Promise<WorkApprovalRow[]> {
  let query = submittedProfiles(db, work, name);
  if (after)
    query = query.where(
      sql<boolean>`(submitted_at, id) > (${after[0]}::timestamptz, ${after[1]}::uuid)`,
    );
  const rows = await query.orderBy('submitted_at').orderBy('id').limit(limit).selectAll().execute();
  return rows.map((person) => ({ person, kind: 'profile', submittedAt: person.submitted_at }));
}

/**
 * Changes of approved profiles that wait for a decision; found by the name that readers see, and by
 * the new one.
 */
export async function listPendingChanges(
  db: Db,
  { name, after, limit }: Omit<WorkApprovalQuery, 'work'>,
): Promise<WorkApprovalRow[]> {
  let query = pendingChanges(db, name);
  if (after)
    query = query.where(
      sql<boolean>`(change.submitted_at, person_id)
        > (${after[0]}::timestamptz, ${after[1]}::uuid)`,
    );
  const rows = await query
    .orderBy('change.submitted_at')
    .orderBy('person_id')
    .limit(limit)
    .selectAll('people')
    .select('change.submitted_at as change_submitted_at')
    .execute();
  return rows.map(({ change_submitted_at: submittedAt, ...person }) => ({
    person,
    kind: 'change',
    submittedAt,
  }));
}
