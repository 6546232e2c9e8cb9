import { type RawBuilder, sql } from 'kysely';
import type { CreatorPosition } from '#machines/lifecycle/creator.ts';
import { hasNameParts, namedPeople } from '#server/modules/people/index.ts';
import { countRows } from '#server/platform/database/count-rows.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { Person } from '#server/platform/database/schema/person.ts';

export type WorkApprovalQuery = {
  work: CreatorPosition['work'];
  /** Parts of words of the name or the handle. */
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

/** Profiles that were submitted, of a search by an index of names. */
function submittedProfiles(
  columns: RawBuilder<unknown>,
  { work, name }: Pick<WorkApprovalQuery, 'work' | 'name'>,
) {
  // As a literal, because the plan depends on how many there are.
  const condition = sql<boolean>`role <> 'staff' and submitted_at is not null
    and position->>'work' = ${sql.lit(work)}`;
  return name?.trim()
    ? namedPeople(name, columns, condition)
    : sql`select ${columns} from people where ${condition}`;
}

function pendingChanges(db: Db, name: string | undefined) {
  const query = db
    .selectFrom('profile_changes as change')
    .innerJoin('people', 'people.id', 'change.person_id')
    .where('change.state', '=', 'pending');
  if (!name?.trim()) return query;
  return query.where((eb) =>
    eb.or([
      hasNameParts(sql`people.name`, sql`people.handle`, name),
      hasNameParts(sql`change.name`, sql`change.handle`, name),
    ]),
  );
}

/** How many profiles and changes match, up to a limit. */
export async function countWorkApprovals(
  db: Db,
  { work, name }: Pick<WorkApprovalQuery, 'work' | 'name'>,
  limit: number,
): Promise<number> {
  const profiles = await countRows(
    db,
    sql`${submittedProfiles(sql`id`, { work, name })} limit ${sql.lit(limit)}`,
  );
  if (work !== 'pending') return profiles;
  const changes = await countRows(db, pendingChanges(db, name).select('person_id').limit(limit));
  return Math.min(limit, profiles + changes);
}

/** Profiles that were submitted, the one that waits longest first. */
export async function listSubmittedProfiles(
  db: Db,
  { work, name, after, limit }: WorkApprovalQuery,
): Promise<WorkApprovalRow[]> {
  const isBehind = after
    ? sql`(submitted_at, id) > (${after[0]}::timestamptz, ${after[1]}::uuid)`
    : sql`true`;
  const matching = submittedProfiles(sql`id, submitted_at`, { work, name });
  // Of a search all are read, with nothing but their order.
  const { rows } = await sql<Person>`
    with matching as ${sql.raw(name ? 'materialized' : 'not materialized')} (${matching})
    select * from people where id in (
      select id from matching where ${isBehind} order by submitted_at, id limit ${limit}
    ) order by submitted_at, id`.execute(db);
  return rows.map((person) => ({ person, kind: 'profile', submittedAt: person.submitted_at }));
}

/**
 * Changes of approved profiles that wait for a decision; found by the name and handle that readers
 * see, and by the new ones.
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
