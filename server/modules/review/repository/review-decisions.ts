import { type Insertable, type Selectable, sql } from 'kysely';
import type { PostFormat } from '#domain/post/post-formats.ts';
import type { RejectionReason } from '#domain/post/rejection-reasons.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { lowestId } from '#server/platform/database/ids.ts';
import type { ReviewDecisionTable } from '#server/platform/database/schema/review-tables.ts';

export type ReviewDecision = Selectable<ReviewDecisionTable>;

export async function insertDecision(
  trx: Db,
  values: Insertable<ReviewDecisionTable>,
): Promise<void> {
  await trx.insertInto('review_decisions').values(values).execute();
}

/** A decision of a moderator, locked until the end of the transaction. */
export const lockDecision = (
  trx: Db,
  id: string,
  moderatorId: string,
): Promise<ReviewDecision | undefined> =>
  trx
    .selectFrom('review_decisions')
    .where('id', '=', id)
    .where('moderator_id', '=', moderatorId)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();

export async function markDecisionUndone(trx: Db, id: string, now: Date): Promise<void> {
  await trx
    .updateTable('review_decisions')
    .set({ undone_at: now, restore: null })
    .where('id', '=', id)
    .execute();
}

/** Until when a decision on a subject can be undone; undefined when none can be undone now. */
export async function findUndoDeadline(
  db: Db,
  subjectId: string,
  now: Date,
): Promise<Date | undefined> {
  const row = await db
    .selectFrom('review_decisions')
    .where('subject_id', '=', subjectId)
    .where('undone_at', 'is', null)
    .where('undo_until', '>', now)
    // Equal where no decision can be undone.
    .whereRef('undo_until', '>', 'at')
    .select(({ fn }) => fn.max('undo_until').as('until'))
    .executeTakeFirst();
  return row?.until ?? undefined;
}

/** Removes what an undo would restore, from decisions that can no longer be undone. */
export async function clearExpiredRestores(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('review_decisions')
    .set({ restore: null })
    .where('restore', 'is not', null)
    .where('undo_until', '<', now)
    .execute();
}

/** How many of the latest rejections of a format are counted. */
const countedRejections = 500;

/** The reasons of the latest rejections of a format, the most frequent first. */
export async function listFrequentReasons(db: Db, format: PostFormat): Promise<RejectionReason[]> {
  const { rows } = await sql<{ reason: RejectionReason }>`select reason from (
      select reasons from review_decisions
      where action = 'reject' and undone_at is null and format = ${format}
      order by id desc limit ${sql.lit(countedRejections)}
    ) as latest, unnest(reasons) as reason
    group by reason order by count(*) desc, reason`.execute(db);
  return rows.map(({ reason }) => reason);
}

export type DecisionCounts = {
  today: number;
  hours: number;
  sharedPosts: number;
  agreedPosts: number;
  published: number;
  overturned: number;
};

type CountQuery = { moderatorId: string; today: Date; since: Date };

/** How many of a moderator's latest publications are looked at again. */
const checkedPublications = 2000;

/** A moderator's decisions on posts: today, and since a day their agreement with others. */
export async function countDecisionsOf(
  db: Db,
  { moderatorId, today, since }: CountQuery,
): Promise<DecisionCounts> {
  const first = sql`${lowestId(since)}::uuid`;
  const counted = sql`subject_kind = 'post' and undone_at is null`;
  const { rows } = await sql<DecisionCounts>`
    with of_today as (
      select at from review_decisions
      where moderator_id = ${moderatorId} and id >= ${lowestId(today)}::uuid and ${counted}
    ), shared as (
      select action from review_decisions
      where moderator_id = ${moderatorId} and id >= ${first} and ${counted}
        and first_moderator_id is not null
      union all
      select action from review_decisions
      where first_moderator_id = ${moderatorId} and id >= ${first} and ${counted}
    ), publications as (
      select subject_id, revision, at from review_decisions
      where moderator_id = ${moderatorId} and id >= ${first} and ${counted}
        and action = 'publish'
      order by id desc limit ${sql.lit(checkedPublications)}
    )
    select (select count(*) from of_today)::int as today,
      (select count(distinct date_trunc('hour', at)) from of_today)::int as hours,
      (select count(*) from shared)::int as "sharedPosts",
      (select count(*) from shared where action = 'reject')::int as "agreedPosts",
      (select count(*) from publications)::int as published,
      (select count(*) from publications where exists (
        select from post_events join people on people.id = by_person and people.role = 'staff'
        where post_id = subject_id and post_events.revision = publications.revision
          and post_events.at > publications.at and by_person <> ${moderatorId}
          and action in ('unpublish', 'suspend', 'reject')
      ))::int as overturned`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('An aggregate has one row.');
  return row;
}
