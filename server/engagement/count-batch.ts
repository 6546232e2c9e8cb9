import { sql } from 'kysely';
import { type EngagementCounts, engagementKinds, indianDay } from '#domain/engagement.ts';
import type { Db } from '../db/database.ts';
import type { BodyOf, DataOf } from '../handler.ts';

type Batch = BodyOf<'ingestEngagement'>;
type Counted = DataOf<'ingestEngagement'>;

const dayMs = 24 * 3600 * 1000;
/** A phone that was offline reports late; one whose clock is wrong reports from the future. */
const [oldest, furthest] = [90 * dayMs, 3600 * 1000];

/**
 * Adds what readers did to the counters of days and of posts, once for a batch: a repeated one changes nothing, and races
 * of one batch wait for each other. Events of posts that are not here, or of an impossible time, are left out and counted.
 */
export async function countBatch(db: Db, { batchId, events }: Batch, now: Date): Promise<Counted> {
  const possible = events.filter(({ at }) => isPossible(Date.parse(at), now.getTime()));
  const perDay = countsOf(possible, ({ postUID, at }) => `${postUID} ${indianDay(new Date(at))}`);
  return db.transaction().execute(async (trx) => {
    const isNew = await trx
      .insertInto('engagement_batches')
      .values({ id: batchId, received_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!isNew) return { counted: 0, left: 0, isRepeated: true };
    const known = await lockPosts(trx, [...new Set(possible.map(({ postUID }) => postUID))]);
    const counted = [...perDay].filter(([key]) => known.has(postOf(key)));
    await addToDays(trx, counted, known);
    await addToPosts(trx, counted, now);
    const count = possible.filter(({ postUID }) => known.has(postUID)).length;
    return { counted: count, left: events.length - count, isRepeated: false };
  });
}

const isPossible = (at: number, now: number) => at >= now - oldest && at <= now + furthest;
const postOf = (key: string) => key.slice(0, key.indexOf(' '));
const dayOf = (key: string) => key.slice(key.indexOf(' ') + 1);

function countsOf(events: Batch['events'], keyOf: (event: Batch['events'][number]) => string) {
  const sums = new Map<string, EngagementCounts>();
  for (const event of events) {
    const key = keyOf(event);
    const counts = sums.get(key) ?? { views: 0, impressions: 0, likes: 0, shares: 0, comments: 0 };
    counts[event.kind] += event.count ?? 1;
    sums.set(key, counts);
  }
  return sums;
}

/** In the order of their ids, so that two batches never wait for each other. Gives each post's creator. */
async function lockPosts(trx: Db, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const posts = await trx
    .selectFrom('posts')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('id')
    .forUpdate()
    .select(['id', 'creator_id'])
    .execute();
  return new Map(posts.map(({ id, creator_id }) => [id, creator_id]));
}

type Sums = [key: string, counts: EngagementCounts][];

async function addToDays(trx: Db, sums: Sums, creators: Map<string, string>): Promise<void> {
  if (sums.length === 0) return;
  const kinds = engagementKinds.map((kind) => sql`${sums.map(([, counts]) => counts[kind])}::int[]`);
  const names = sql.raw(engagementKinds.join(', '));
  const added = sql.raw(
    engagementKinds.map((kind) => `${kind} = engagement_days.${kind} + excluded.${kind}`).join(', '),
  );
  await sql`
    insert into engagement_days (post_id, day, creator_id, ${names})
    select * from unnest(
      ${sums.map(([key]) => postOf(key))}::uuid[],
      ${sums.map(([key]) => dayOf(key))}::date[],
      ${sums.map(([key]) => creators.get(postOf(key)))}::uuid[],
      ${sql.join(kinds)}
    )
    on conflict (post_id, day) do update set ${added}`.execute(trx);
}

async function addToPosts(trx: Db, sums: Sums, now: Date): Promise<void> {
  if (sums.length === 0) return;
  const kinds = engagementKinds.map((kind) => sql`${sums.map(([, counts]) => counts[kind])}::int[]`);
  const names = sql.raw(engagementKinds.join(', '));
  const totals = sql.raw(engagementKinds.map((kind) => `sum(${kind})::int as ${kind}`).join(', '));
  const added = sql.raw(engagementKinds.map((kind) => `${kind} = posts.${kind} + total.${kind}`).join(', '));
  await sql`
    update posts set ${added}, stats_as_of = ${now}
    from (
      select id, ${totals}
      from unnest(${sums.map(([key]) => postOf(key))}::uuid[], ${sql.join(kinds)}) as event (id, ${names})
      group by id
    ) as total
    where posts.id = total.id`.execute(trx);
}
