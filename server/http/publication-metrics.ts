import { Gauge, type Registry } from 'prom-client';
import { deliveryKinds } from '#domain/post/publication-deliveries.ts';
import {
  publicationAttemptsTotal,
  readDeliveryBacklog,
  readScheduleDelay,
  scheduledPostsTotal,
} from '../modules/posts/index.ts';
import type { Deps } from '../platform/dependencies.ts';
import { readForMetric } from './metric-reads.ts';

type Backlog = Awaited<ReturnType<typeof readDeliveryBacklog>>;

/** What the publisher has not confirmed, over all processes. */
export function addPublicationMetrics(
  registry: Registry,
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
): void {
  registry.registerMetric(publicationAttemptsTotal);
  registry.registerMetric(scheduledPostsTotal);
  const labelNames = ['kind'] as const;
  const setByKind = async (gauge: Gauge<'kind'>, field: 'oldest' | 'failed') => {
    const backlog = await readForMetric<Backlog | null>(readDeliveryBacklog(db, clock.now()), null);
    for (const kind of deliveryKinds) {
      const found = backlog?.find((row) => row.kind === kind);
      gauge.set({ kind }, backlog ? (found?.[field] ?? 0) : Number.NaN);
    }
  };
  new Gauge({
    name: 'publications_failed',
    help: 'Deliveries to the publisher that were refused or given up, and that staff can resend',
    labelNames,
    registers: [registry],
    async collect() {
      await setByKind(this, 'failed');
    },
  });
  new Gauge({
    name: 'publications_oldest_undelivered_seconds',
    help: 'Age of the oldest delivery to the publisher that is not confirmed, by kind',
    labelNames,
    registers: [registry],
    async collect() {
      await setByKind(this, 'oldest');
    },
  });
  new Gauge({
    name: 'scheduled_posts_delay_seconds',
    help: 'By how much the oldest post whose chosen time has come is late; 0 without one',
    registers: [registry],
    async collect() {
      this.set(await readForMetric(readScheduleDelay(db), Number.NaN));
    },
  });
}
