import { CompiledQuery, sql } from 'kysely';
import { type EngagementCounts, type EngagementKind, engagementKinds } from '#domain/engagement.ts';
import type { Db } from '../db/database.ts';
import type { DataOf } from '../handler.ts';
import { addUp, type Batch, type Sums, sumsOf } from './batch-sums.ts';
import { inGroups } from './in-groups.ts';

type Counted = DataOf<'ingestEngagement'>;
type Summed = { batch: Batch; sums: Sums; now: Date };

/** Batches in a transaction; more would keep the first of them waiting. */
const mostTogether = 4;
const counters = new WeakMap<Db, (summed: Summed) => Promise<Counted>>();

/**
 * Adds what readers did to the counters of days and of posts, once for a batch: a repeated one changes nothing. Events of
 * posts that are not here, or of an impossible time, are left out and counted. Batches of this process that arrive while
 * others are written are written together: most are about the same few posts, and would wait for each other's rows.
 */
export function countBatch(db: Db, batch: Batch, now: Date): Promise<Counted> {
  const count = counters.get(db) ?? inGroups((group) => countTogether(db, group), mostTogether);
  counters.set(db, count);
  return count({ batch, sums: sumsOf(batch, now), now });
}

function countTogether(db: Db, group: Summed[]): Promise<Counted[]> {
  return db.transaction().execute(async (trx) => {
    // One process at a time: two that touch the same posts in different orders would block each other.
    await sql`select pg_advisory_xact_lock(hashtext('engagement'))`.execute(trx);
    const fresh = await keepBatches(trx, group);
    const sums = addUp(fresh.map((summed) => summed.sums));
    const creators = await addToPosts(trx, sums, latest(group));
    await addToDays(trx, sums, creators);
    return group.map((summed) => {
      const isRepeated = !fresh.includes(summed);
      return { ...(isRepeated ? { counted: 0, left: 0 } : outcomeOf(summed, creators)), isRepeated };
    });
  });
}

const latest = (group: Summed[]) => new Date(Math.max(...group.map(({ now }) => now.getTime())));

function outcomeOf({ batch, sums }: Summed, creators: Map<string, string>) {
  let counted = 0;
  for (const [id, { events }] of sums) if (creators.has(id)) counted += events;
  return { counted, left: batch.events.length - counted };
}

/** Notes the batches; gives those that were not there. Of one that stands twice in the group, the first. */
async function keepBatches(trx: Db, group: Summed[]): Promise<Summed[]> {
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

const addToPostsText = `update posts set ${addedTo('posts', 'event')}, stats_as_of = $${engagementKinds.length + 2}
  from unnest($1::uuid[], ${kindArrays}) as event (id, ${names})
  where posts.id = event.id returning posts.id, posts.creator_id`;

const addToDaysText = `insert into engagement_days (post_id, ${names}, day, creator_id)
  select * from unnest($1::uuid[], ${kindArrays}, $${engagementKinds.length + 2}::date[], $${engagementKinds.length + 3}::uuid[])
  on conflict (post_id, day) do update set ${addedTo('engagement_days', 'excluded')}`;

/** An array as PostgreSQL reads it; of values without anything to escape. */
const arrayOf = (values: (string | number)[]) => `{${values.join(',')}}`;
const arraysOf = (counts: EngagementCounts[]) =>
  engagementKinds.map((kind) => arrayOf(counts.map((one) => one[kind])));

/** Gives the creators of the posts that are here. */
async function addToPosts(trx: Db, sums: Sums, now: Date): Promise<Map<string, string>> {
  if (sums.size === 0) return new Map();
  const totals = [...sums.values()].map(({ days }) => totalOf([...days.values()]));
  const { rows } = await trx.executeQuery<{ id: string; creator_id: string }>(
    CompiledQuery.raw(addToPostsText, [arrayOf([...sums.keys()]), ...arraysOf(totals), now]),
  );
  return new Map(rows.map(({ id, creator_id }) => [id, creator_id]));
}

function totalOf(days: EngagementCounts[]): EngagementCounts {
  const sum = (kind: EngagementKind) => days.reduce((total, counts) => total + counts[kind], 0);
  const [first] = days;
  if (first && days.length === 1) return first;
  return Object.fromEntries(engagementKinds.map((kind) => [kind, sum(kind)])) as EngagementCounts;
}

async function addToDays(trx: Db, sums: Sums, creators: Map<string, string>): Promise<void> {
  const rows = [...sums].flatMap(([id, { days }]) => {
    const creator = creators.get(id);
    return creator ? [...days].map(([day, counts]) => ({ id, day, counts, creator })) : [];
  });
  if (rows.length === 0) return;
  await trx.executeQuery(
    CompiledQuery.raw(addToDaysText, [
      arrayOf(rows.map(({ id }) => id)),
      ...arraysOf(rows.map(({ counts }) => counts)),
      arrayOf(rows.map(({ day }) => day)),
      arrayOf(rows.map(({ creator }) => creator)),
    ]),
  );
}
