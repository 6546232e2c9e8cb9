import { type Selectable, sql } from 'kysely';
import {
  type DeliveryKind,
  type DeliveryState,
  failedDeliveryStates,
  isFailedDelivery,
} from '#domain/post/publication-deliveries.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { newId } from '#server/platform/database/ids.ts';
import type {
  DeliveryAttemptTable,
  DeliveryTable,
} from '#server/platform/database/schema/delivery-tables.ts';

export type DeliveryRow = Selectable<DeliveryTable>;
export type AttemptResult = Pick<
  Selectable<DeliveryAttemptTable>,
  'outcome' | 'status' | 'code' | 'message' | 'milliseconds'
>;

/** How long one attempt has its post for itself: longer than the time-out of a publisher. */
export const reservedSeconds = 30;

export type Reservation =
  | { kind: 'reserved'; delivery: DeliveryRow }
  /** Another attempt for the post is running. */
  | { kind: 'busy' }
  /** Its next attempt comes later, by a job of its own. */
  | { kind: 'later' }
  /** There is nothing to send, or staff have to resend it. */
  | { kind: 'done'; state: DeliveryState };

type Subject = { postId: string; kind: DeliveryKind; revision: number | null };

/**
 * Reserves the next attempt for a post, so that nothing else about it is sent until it is completed
 * or the reservation ends. The last delivery continues if it is about the same; a new one
 * supersedes those before it.
 */
export function reserveAttempt(db: Db, subject: Subject, now: Date): Promise<Reservation> {
  return db.transaction().execute(async (trx): Promise<Reservation> => {
    await lockDeliveries(trx, subject.postId);
    if (await isReserved(trx, subject.postId, now)) return { kind: 'busy' };
    const last = await findLastDelivery(trx, subject.postId);
    const next = last ? continuation(last, subject, now) : 'new';
    if (typeof next === 'object') return next;
    const id = next === 'same' && last ? last.id : await insertDelivery(trx, subject, last, now);
    return { kind: 'reserved', delivery: await beginAttempt(trx, id, now) };
  });
}

/** What happens to the last delivery of a post when this one is to be sent. */
function continuation(
  last: DeliveryRow,
  { kind, revision }: Subject,
  now: Date,
): 'same' | 'new' | Reservation {
  if (last.kind !== kind || last.revision !== revision) return 'new';
  if (last.state === 'waiting')
    return last.next_attempt_at && last.next_attempt_at > now ? { kind: 'later' } : 'same';
  if (kind === 'withdraw')
    return last.state === 'superseded' ? 'new' : { kind: 'done', state: last.state };
  // A post that failed to publish and is on its way again: the publisher may have taken it before.
  return kind === 'publish' && isFailedDelivery(last.state) ? 'same' : 'new';
}

/** Waits for others that change the deliveries of a post, until the end of the transaction. */
export async function lockDeliveries(trx: Db, postId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`deliveries ${postId}`}, 0))`.execute(
    trx,
  );
}

async function isReserved(trx: Db, postId: string, now: Date): Promise<boolean> {
  const row = await trx
    .selectFrom('publication_deliveries')
    .where('post_id', '=', postId)
    .where('reserved_until', '>', now)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The newest delivery of a post. */
export const findLastDelivery = (db: Db, postId: string): Promise<DeliveryRow | undefined> =>
  db
    .selectFrom('publication_deliveries')
    .where('post_id', '=', postId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .selectAll()
    .executeTakeFirst();

async function insertDelivery(
  trx: Db,
  { postId, kind, revision }: Subject,
  last: DeliveryRow | undefined,
  now: Date,
): Promise<string> {
  await supersedeDeliveries(trx, postId, now);
  const id = newId(now);
  // Clocks of two processes differ a little, and two deliveries may be made at once.
  const earliest = last ? last.created_at.getTime() + 1 : 0;
  await trx
    .insertInto('publication_deliveries')
    .values({
      id,
      post_id: postId,
      kind,
      revision,
      state: 'waiting',
      created_at: new Date(Math.max(now.getTime(), earliest)),
      waiting_since: now,
      next_attempt_at: now,
    })
    .execute();
  return id;
}

/** Ends the deliveries of a post that are not delivered. */
export async function supersedeDeliveries(trx: Db, postId: string, now: Date): Promise<void> {
  await trx
    .updateTable('publication_deliveries')
    .set({ state: 'superseded', next_attempt_at: null, reserved_until: null, settled_at: now })
    .where('post_id', '=', postId)
    .where('state', 'in', ['waiting', 'refused', 'expired'])
    .execute();
}

/** Ends a publication that failed and that nobody is to send again. */
export async function supersedeFailedPublication(
  trx: Db,
  postId: string,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('publication_deliveries')
    .set({ state: 'superseded', settled_at: now })
    .where('post_id', '=', postId)
    .where('kind', '=', 'publish')
    .where('state', 'in', failedDeliveryStates)
    .execute();
}

async function beginAttempt(trx: Db, id: string, now: Date): Promise<DeliveryRow> {
  const delivery = await trx
    .updateTable('publication_deliveries')
    .set(({ eb, case: when }) => ({
      attempts: eb('attempts', '+', 1),
      waiting_since: when()
        .when('state', '=', 'waiting')
        .then(eb.ref('waiting_since'))
        .else(now)
        .end(),
      state: 'waiting' as const,
      next_attempt_at: now,
      reserved_until: new Date(now.getTime() + reservedSeconds * 1000),
      settled_at: null,
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('delivery_attempts')
    .values({ delivery_id: id, number: delivery.attempts, at: now })
    .execute();
  return delivery;
}

/** The state of a delivery after an attempt. */
export type SettledDelivery = Pick<
  DeliveryRow,
  'state' | 'failure' | 'status' | 'code' | 'message' | 'url' | 'next_attempt_at' | 'settled_at'
>;

/**
 * Stores the result of an attempt. Returns whether the attempt still held its reservation: after
 * that, another process may have started the next one.
 */
export async function settleAttempt(
  trx: Db,
  { id, attempts }: Pick<DeliveryRow, 'id' | 'attempts'>,
  attempt: AttemptResult,
  settled: SettledDelivery,
): Promise<boolean> {
  await trx
    .updateTable('delivery_attempts')
    .set(attempt)
    .where('delivery_id', '=', id)
    .where('number', '=', attempts)
    .execute();
  const { numUpdatedRows } = await trx
    .updateTable('publication_deliveries')
    .set({ ...settled, reserved_until: null })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Deliveries whose next attempt is due, with their posts; some at a time. */
export const listDueDeliveries = (
  db: Db,
  now: Date,
  most: number,
): Promise<Pick<DeliveryRow, 'post_id' | 'kind' | 'revision'>[]> =>
  db
    .selectFrom('publication_deliveries')
    .where('state', '=', 'waiting')
    .where('next_attempt_at', '<=', now)
    .orderBy('next_attempt_at')
    .limit(most)
    .select(['post_id', 'kind', 'revision'])
    .execute();

/** Removes old deliveries that need nothing more, with their attempts. */
export async function deleteOldDeliveries(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('publication_deliveries')
    .where('state', 'in', ['delivered', 'superseded'])
    .where('settled_at', '<', before)
    .execute();
}
