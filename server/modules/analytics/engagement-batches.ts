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
import {
  addToDays,
  addToPosts,
  insertNewBatches,
  lockEngagement,
} from './repository/engagement-batches.ts';

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
    await lockEngagement(trx);
    const fresh = await recordNewBatches(trx, group);
    const sums = mergeTotals(fresh.map((summed) => summed.sums));
    const creators = await addPostTotals(trx, sums, latestTime(group));
    await addDayTotals(trx, sums, creators);
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
 * Stores the batches and returns the new ones. Of duplicates within the group it takes the first.
 */
async function recordNewBatches(trx: Db, group: SummedBatch[]): Promise<SummedBatch[]> {
  const ids = await insertNewBatches(
    trx,
    group.map(({ batch, now }) => ({ id: batch.batchId, received_at: now })),
  );
  return group.filter(({ batch }) => ids.delete(batch.batchId));
}

/** Returns the creators of the posts that are here. */
async function addPostTotals(
  trx: Db,
  sums: EngagementTotals,
  now: Date,
): Promise<Map<string, string>> {
  if (sums.size === 0) return new Map();
  const totals = [...sums].map(([postId, { days }]) => ({
    postId,
    counts: sumDays([...days.values()]),
  }));
  return addToPosts(trx, totals, now);
}

function sumDays(days: EngagementCounts[]): EngagementCounts {
  const sum = (kind: EngagementKind) => days.reduce((total, counts) => total + counts[kind], 0);
  const [first] = days;
  if (first && days.length === 1) return first;
  return Object.fromEntries(engagementKinds.map((kind) => [kind, sum(kind)])) as EngagementCounts;
}

async function addDayTotals(
  trx: Db,
  sums: EngagementTotals,
  creators: Map<string, string>,
): Promise<void> {
  const totals = [...sums].flatMap(([postId, { days }]) => {
    const creatorId = creators.get(postId);
    return creatorId ? [...days].map(([day, counts]) => ({ postId, day, creatorId, counts })) : [];
  });
  if (totals.length > 0) await addToDays(trx, totals);
}
