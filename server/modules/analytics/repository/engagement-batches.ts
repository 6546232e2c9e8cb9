import { CompiledQuery, sql } from 'kysely';
import { type EngagementCounts, engagementKinds } from '#domain/analytics/engagement.ts';
import type { Db } from '#server/platform/database/database-types.ts';

/**
 * Holds back other processes until the transaction ends: two that touch the same posts in different
 * orders would block each other.
 */
export async function lockEngagement(trx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('engagement'))`.execute(trx);
}

/** Notes the batches; returns the ids of those that were not there. */
export async function insertNewBatches(
  trx: Db,
  batches: { id: string; received_at: Date }[],
): Promise<Set<string>> {
  const kept = await trx
    .insertInto('engagement_batches')
    .values(batches)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return new Set(kept.map(({ id }) => id));
}

const kindArrays = engagementKinds.map((_, place) => `$${place + 2}::int[]`).join(', ');
const names = engagementKinds.join(', ');
const addedTo = (table: string, from: string) =>
  engagementKinds.map((kind) => `${kind} = ${table}.${kind} + ${from}.${kind}`).join(', ');

/** The numbers of the parameters behind those of the kinds. */
const [next, afterNext] = [engagementKinds.length + 2, engagementKinds.length + 3];

const addToPostsSql = `update posts set ${addedTo('posts', 'event')}, stats_as_of = $${next}
  from unnest($1::uuid[], ${kindArrays}) as event (id, ${names})
  where posts.id = event.id returning posts.id, posts.creator_id`;

const addToDaysSql = `insert into engagement_days (post_id, ${names}, day, creator_id)
  select * from unnest($1::uuid[], ${kindArrays}, $${next}::date[], $${afterNext}::uuid[])
  on conflict (post_id, day) do update set ${addedTo('engagement_days', 'excluded')}`;

/** An array as PostgreSQL reads it; of values without anything to escape. */
const arrayLiteral = (values: (string | number)[]) => `{${values.join(',')}}`;
const countArrays = (counts: EngagementCounts[]) =>
  engagementKinds.map((kind) => arrayLiteral(counts.map((one) => one[kind])));

/** Adds to the counters of posts. Returns the creators of the posts that are here, by post. */
export async function addToPosts(
  trx: Db,
  totals: { postId: string; counts: EngagementCounts }[],
  now: Date,
): Promise<Map<string, string>> {
  const ids = arrayLiteral(totals.map(({ postId }) => postId));
  const counts = countArrays(totals.map((total) => total.counts));
  const { rows } = await trx.executeQuery<{ id: string; creator_id: string }>(
    CompiledQuery.raw(addToPostsSql, [ids, ...counts, now]),
  );
  return new Map(rows.map(({ id, creator_id }) => [id, creator_id]));
}

type DayTotal = { postId: string; day: string; creatorId: string; counts: EngagementCounts };

/** Adds to the counters of days. */
export async function addToDays(trx: Db, totals: DayTotal[]): Promise<void> {
  await trx.executeQuery(
    CompiledQuery.raw(addToDaysSql, [
      arrayLiteral(totals.map(({ postId }) => postId)),
      ...countArrays(totals.map(({ counts }) => counts)),
      arrayLiteral(totals.map(({ day }) => day)),
      arrayLiteral(totals.map(({ creatorId }) => creatorId)),
    ]),
  );
}
