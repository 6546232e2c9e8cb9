import { CompiledQuery, sql } from 'kysely';
import {
  type EngagementCounts,
  type EngagementKind,
  engagementKinds,
} from '#domain/analytics/engagement.ts';
import type { DataOf } from '#server/http/handler.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { createGroupBatcher } from '#server/platform/queue/group-batching.ts';
import {
  batchTotals,
  type EngagementBatch,
  type EngagementTotals,
  mergeTotals,
} from './batch-totals.ts';

type BatchOutcome = DataOf<'ingestEngagement'>;
type SummedBatch = { batch: EngagementBatch; sums: EngagementTotals; now: Date };

/** Batches in a transaction; more would keep the first of them waiting. */
const maxBatchesPerTransaction = 4;
const recorders = new WeakMap<Db, (summed: SummedBatch) => Promise<BatchOutcome>>();

/**
 * Adds what readers did to the counters of days and of posts, once for a batch: a repeated one
 * changes nothing. Events of posts that are not here, or of an impossible time, are left out and
 * counted. Batches of this process that arrive while others are written are written together: most
 * are about the same few posts, and would wait for each other's rows.
 */
export function recordEngagementBatch(
  db: Db,
  batch: EngagementBatch,
  now: Date,
): Promise<BatchOutcome> {
  const count =
    recorders.get(db) ??
    createGroupBatcher((group) => recordBatches(db, group), maxBatchesPerTransaction);
  recorders.set(db, count);
  return count({ batch, sums: batchTotals(batch, now), now });
}

function recordBatches(db: Db, group: SummedBatch[]): Promise<BatchOutcome[]> {
  return db.transaction().execute(async (trx) => {
    // One process at a time: two that touch the same posts in different orders would block each
    // other.
    await sql`select pg_advisory_xact_lock(hashtext('engagement'))`.execute(trx);
    const fresh = await insertNewBatches(trx, group);
    const sums = mergeTotals(fresh.map((summed) => summed.sums));
    const creators = await addToPosts(trx, sums, latestTime(group));
    await addToDays(trx, sums, creators);
    return group.map((summed) => {
      const isRepeated = !fresh.includes(summed);
      return {
        ...(isRepeated ? { counted: 0, left: 0 } : batchOutcome(summed, creators)),
        isRepeated,
      };
    });
  });
}

const latestTime = (group: SummedBatch[]) =>
  new Date(Math.max(...group.map(({ now }) => now.getTime())));

function batchOutcome({ batch, sums }: SummedBatch, creators: Map<string, string>) {
  let counted = 0;
  for (const [id, { events }] of sums) if (creators.has(id)) counted += events;
  return { counted, left: batch.events.length - counted };
}

/**
 * Notes the batches; gives those that were not there. Of one that stands twice in the group, the
 * first.
 */
async function insertNewBatches(trx: Db, group: SummedBatch[]): Promise<SummedBatch[]> {
  const kept = await trx
    .insertInto('engagement_batches')
    .values(group.map(({ batch, now }) => ({ id: batch.batchId, received_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  const ids = new Set(kept.map(({ id }) => id));
  return group.filter(({ batch }) => ids.delete(batch.batchId));
}

const kindArrays = engagementKinds.map((_, place) => `$${place + 2}::int[]`).join(', ');
const names = engagementKinds.join(', ');
const addedTo = (table: string, from: string) =>
  engagementKinds.map((kind) => `${kind} = ${table}.${kind} + ${from}.${kind}`).join(', ');

const addToPostsSql = `update posts set ${addedTo('posts', 'event')}, stats_as_of = $${engagementKinds.length + 2}
  from unnest($1::uuid[], ${kindArrays}) as event (id, ${names})
  where posts.id = event.id returning posts.id, posts.creator_id`;

const addToDaysSql = `insert into engagement_days (post_id, ${names}, day, creator_id)
  select * from unnest($1::uuid[], ${kindArrays}, $${engagementKinds.length + 2}::date[], $${engagementKinds.length + 3}::uuid[])
  on conflict (post_id, day) do update set ${addedTo('engagement_days', 'excluded')}`;

/** An array as PostgreSQL reads it; of values without anything to escape. */
const arrayLiteral = (values: (string | number)[]) => `{${values.join(',')}}`;
const countArrays = (counts: EngagementCounts[]) =>
  engagementKinds.map((kind) => arrayLiteral(counts.map((one) => one[kind])));

/** Gives the creators of the posts that are here. */
async function addToPosts(
  trx: Db,
  sums: EngagementTotals,
  now: Date,
): Promise<Map<string, string>> {
  if (sums.size === 0) return new Map();
  const totals = [...sums.values()].map(({ days }) => sumDays([...days.values()]));
  const { rows } = await trx.executeQuery<{ id: string; creator_id: string }>(
    CompiledQuery.raw(addToPostsSql, [arrayLiteral([...sums.keys()]), ...countArrays(totals), now]),
  );
  return new Map(rows.map(({ id, creator_id }) => [id, creator_id]));
}

function sumDays(days: EngagementCounts[]): EngagementCounts {
  const sum = (kind: EngagementKind) => days.reduce((total, counts) => total + counts[kind], 0);
  const [first] = days;
  if (first && days.length === 1) return first;
  return Object.fromEntries(engagementKinds.map((kind) => [kind, sum(kind)])) as EngagementCounts;
}

async function addToDays(
  trx: Db,
  sums: EngagementTotals,
  creators: Map<string, string>,
): Promise<void> {
  const rows = [...sums].flatMap(([id, { days }]) => {
    const creator = creators.get(id);
    return creator ? [...days].map(([day, counts]) => ({ id, day, counts, creator })) : [];
  });
  if (rows.length === 0) return;
  await trx.executeQuery(
    CompiledQuery.raw(addToDaysSql, [
      arrayLiteral(rows.map(({ id }) => id)),
      ...countArrays(rows.map(({ counts }) => counts)),
      arrayLiteral(rows.map(({ day }) => day)),
      arrayLiteral(rows.map(({ creator }) => creator)),
    ]),
  );
}
