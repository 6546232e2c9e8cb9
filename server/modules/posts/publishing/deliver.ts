import { Counter } from 'prom-client';
import { type DeliveryKind, deliveryFailures } from '#domain/post/publication-deliveries.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { Deps } from '#server/platform/dependencies.ts';
import type { Delivery } from '#server/platform/providers/publisher.ts';
import {
  type DeliveryRow,
  listDueDeliveries,
  reserveAttempt,
  type SettledDelivery,
  settleAttempt,
} from '../repository/deliveries.ts';
import { attemptResult, runAttempt, settledDelivery } from './delivery-outcome.ts';

export const publicationAttemptsTotal = new Counter({
  name: 'publication_attempts_total',
  help: 'Attempts to deliver a post to the publisher, by outcome',
  labelNames: ['outcome'],
  registers: [],
});
for (const outcome of ['delivered', ...deliveryFailures])
  publicationAttemptsTotal.inc({ outcome }, 0);

/** Seconds until a job checks again whether the running attempt has ended. */
const busySeconds = 5;
/** Deliveries whose jobs were lost and are sent again at once. */
const requeuedAtOnce = 1000;

type Job = { kind: DeliveryKind; postUID: string; revision: number | null };
type DeliveryDeps = Pick<Deps, 'db' | 'clock' | 'jobs'>;
type Settled = Pick<SettledDelivery, 'state'> & { now: Date };

type Work = {
  /** Tells the publisher. */
  attempt: (delivery: Delivery) => Promise<{ url: string | null }>;
  /** Moves the post in the transaction that notes the result. */
  onSettled: (trx: Db, settled: Settled) => Promise<void>;
  /** Is called for what is not tried again. */
  report: (error: unknown) => void;
};

/**
 * Makes the next attempt of a delivery, if it is due, and schedules the one after it. Attempts for
 * one post never overlap, also of several processes.
 */
export async function deliver(deps: DeliveryDeps, job: Job, work: Work): Promise<void> {
  const { db, clock } = deps;
  const subject = { postId: job.postUID, kind: job.kind, revision: job.revision };
  const reservation = await reserveAttempt(db, subject, clock.now());
  if (reservation.kind === 'busy') {
    const later = new Date(clock.now().getTime() + busySeconds * 1000);
    return enqueueDelivery(deps, job, undefined, later);
  }
  if (reservation.kind === 'done') {
    const { state } = reservation;
    return work.onSettled(db, { state, now: clock.now() });
  }
  if (reservation.kind === 'later') return;
  await attemptDelivery(deps, job, reservation.delivery, work);
}

async function attemptDelivery(
  deps: DeliveryDeps,
  job: Job,
  row: DeliveryRow,
  { attempt, onSettled, report }: Work,
): Promise<void> {
  const startedAt = performance.now();
  // The time of creation also increases after a backup was restored, unlike a counter.
  const delivery = { id: row.id, kind: row.kind, sequence: row.created_at.getTime() };
  const { outcome, error } = await runAttempt(() => attempt(delivery));
  const record = attemptResult(outcome, performance.now() - startedAt);
  publicationAttemptsTotal.inc({ outcome: record.outcome ?? 'unknown' });
  const now = deps.clock.now();
  const settled = settledDelivery(row, outcome, now);
  await deps.db.transaction().execute(async (trx) => {
    if (!(await settleAttempt(trx, row, record, settled))) return;
    await onSettled(trx, { ...settled, now });
    if (settled.next_attempt_at) await enqueueDelivery(deps, job, trx, settled.next_attempt_at);
  });
  if (settled.state === 'refused' || settled.state === 'expired') report(error);
}

/** Asks for the next attempt of a delivery. */
export function enqueueDelivery(
  { jobs }: Pick<Deps, 'jobs'>,
  { kind, postUID, revision }: Job,
  trx?: Db,
  after?: Date,
): Promise<void> {
  switch (kind) {
    case 'publish':
      return jobs.send('publish-post', { postUID, revision: revision ?? 0 }, trx, after);
    case 'update':
      return jobs.send('update-publication', { postUID }, trx, after);
    case 'withdraw':
      return jobs.send('withdraw-post', { postUID }, trx, after);
  }
}

/** Deliveries that are due and whose jobs may be lost are attempted again. */
export async function requeueDueDeliveries({ db, clock, jobs }: DeliveryDeps): Promise<void> {
  for (const row of await listDueDeliveries(db, clock.now(), requeuedAtOnce))
    await enqueueDelivery({ jobs }, { ...row, postUID: row.post_id });
}
