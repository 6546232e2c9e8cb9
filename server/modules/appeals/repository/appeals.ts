import { type Insertable, type Selectable, sql } from 'kysely';
import type { AppealOutcome, AppealResult } from '#domain/appeals/appeal-states.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { AppealTable } from '#server/platform/database/schema/appeal-table.ts';
import type { Person } from '#server/platform/database/schema/person.ts';

export type AppealRow = Selectable<AppealTable>;

type NewAppeal = Omit<
  Insertable<AppealTable>,
  'number' | 'created_at' | 'acknowledge_by' | 'acknowledged_at' | 'due_at'
>;

/**
 * Stores an appeal, which acknowledges it. Returns nothing where the decision was appealed before.
 * The database computes the due times from `now`.
 */
export function insertAppeal(
  trx: Db,
  appeal: NewAppeal,
  limits: { acknowledgementSeconds: number; decisionSeconds: number },
  now: Date,
): Promise<AppealRow | undefined> {
  const after = (seconds: number) =>
    sql<Date>`${now}::timestamptz + ${seconds}::int * interval '1 second'`;
  return trx
    .insertInto('appeals')
    .values({
      ...appeal,
      created_at: now,
      acknowledge_by: after(limits.acknowledgementSeconds),
      acknowledged_at: now,
      due_at: after(limits.decisionSeconds),
    })
    .onConflict((conflict) => conflict.column('decision_id').doNothing())
    .returningAll()
    .executeTakeFirst();
}

export const findAppeal = (db: Db, id: string): Promise<AppealRow | undefined> =>
  db.selectFrom('appeals').where('id', '=', id).selectAll().executeTakeFirst();

export const findAppealOfDecision = (db: Db, decisionId: string): Promise<AppealRow | undefined> =>
  db.selectFrom('appeals').where('decision_id', '=', decisionId).selectAll().executeTakeFirst();

/** The last appeal about a post. */
export const findLastAppeal = (db: Db, postId: string): Promise<AppealRow | undefined> =>
  db
    .selectFrom('appeals')
    .where('post_id', '=', postId)
    .orderBy('id', 'desc')
    .limit(1)
    .selectAll()
    .executeTakeFirst();

export type DecidedAppeal = {
  id: string;
  outcome: AppealOutcome;
  answer: string;
  result: AppealResult | null;
  moderator: Decider;
  now: Date;
};

/**
 * Decides an open appeal that the moderator has claimed. Returns nothing for others, for who
 * made or confirmed the first decision, for who wrote the post, and about a block for who may not
 * unblock: the statement itself refuses.
 */
export async function updateDecidedAppeal(
  trx: Db,
  { id, outcome, answer, result, moderator, now }: DecidedAppeal,
): Promise<AppealRow | undefined> {
  const { rows } = await sql<AppealRow>`
    update appeals set state = ${outcome}, answer = ${answer}, result = ${result},
      decided_by = ${moderator.id}, decided_at = ${now},
      claimed_by = null, claimed_since = null, claimed_until = null
    where id = ${id} and ${canDecide(moderator)}
      and claimed_by = ${moderator.id} and claimed_until > ${now}
    returning *`.execute(trx);
  return rows[0];
}

/** A member of staff as the conditions of appeals need them. */
export type Decider = Pick<Person, 'id' | 'permissions'>;

/** Whether a member of staff handles appeals of blocks: who may block and unblock. */
export const handlesBlocks = ({ permissions }: Pick<Decider, 'permissions'>): boolean =>
  permissions.includes('APPROVE_CREATOR');

/** The condition under which a member of staff sees a row of `appeals`. */
export const isVisibleTo = (viewer: Pick<Decider, 'permissions'>) => sql<boolean>`(
  appeals.post_id is not null or ${handlesBlocks(viewer)}::boolean
)`;

/** The condition under which a moderator may decide on a row of `appeals`. */
export const canDecide = ({ id: personId, permissions }: Decider) => sql<boolean>`(
  appeals.state = 'open'
  and ${isVisibleTo({ permissions })}
  and appeals.moderator_id <> ${personId}
  and appeals.first_moderator_id is distinct from ${personId}
  and appeals.sent_by <> ${personId}
  and appeals.person_id <> ${personId})`;

const withdrawn = (trx: Db, now: Date) =>
  trx
    .updateTable('appeals')
    .set({
      state: 'withdrawn',
      decided_at: now,
      claimed_by: null,
      claimed_since: null,
      claimed_until: null,
    })
    .where('state', '=', 'open');

/** Ends the open appeals about a post that its creator sends for review again. */
export async function withdrawAppeals(trx: Db, postId: string, now: Date): Promise<void> {
  await withdrawn(trx, now).where('post_id', '=', postId).execute();
}

/** Ends the open appeal of an account that staff unblock. Returns whether there was one. */
export async function withdrawAccountAppeals(
  trx: Db,
  personId: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await withdrawn(trx, now)
    .where('person_id', '=', personId)
    .where('post_id', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Whether a version of a post goes to readers because a decision on it was overturned, and the
 * publisher has not replied since.
 */
export async function isPublishedByAppeal(
  db: Db,
  postId: string,
  revision: number,
): Promise<boolean> {
  const { rows } = await sql`select from appeals
    where post_id = ${postId} and revision = ${revision} and result = 'publishing'
      and not exists (select from post_events where post_events.post_id = appeals.post_id
        and post_events.action in ('handed-over', 'hand-over-failed')
        and post_events.at >= decided_at)`.execute(db);
  return rows.length > 0;
}

/** Marks open appeals that are due before a moment, once each. Returns the marked ones. */
export async function markEscalated(
  trx: Db,
  { dueBefore, now }: { dueBefore: Date; now: Date },
): Promise<Pick<AppealRow, 'id' | 'due_at'>[]> {
  const { rows } = await sql<Pick<AppealRow, 'id' | 'due_at'>>`
    update appeals set escalated_at = ${now}
    where id in (select id from appeals
      where state = 'open' and escalated_at is null and due_at < ${dueBefore}
      order by due_at for update skip locked)
    returning id, due_at`.execute(trx);
  return rows;
}

/** The active administrators. */
export async function listAdministratorIds(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from people
    where role = 'staff' and 'MANAGE_STAFF' = any(permissions)
      and position->>'accountStatus' = 'active' order by id`.execute(db);
  return rows.map(({ id }) => id);
}
