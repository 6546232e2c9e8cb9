import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import {
  codesTotal,
  countedOutcomes,
  countWrongShortCodes,
  oldestQueuedCodeAge,
} from '../modules/auth/index.ts';
import { chartTransitionsTotal, chartUsageBatchesTotal } from '../modules/chart-usage/index.ts';
import { oldestDuePushAge, pushesTotal } from '../modules/notifications/index.ts';
import type { Db } from '../platform/database/database-types.ts';
import type { ReadReplica } from '../platform/database/read-replica.ts';
import type { Deps } from '../platform/dependencies.ts';
import { backgroundFailuresTotal } from '../platform/logging/background-failures.ts';
import { pictureWorkerStats } from '../platform/pictures/picture-worker-pool.ts';
import type { JobAge, Jobs } from '../platform/queue/job-types.ts';
import { jobNames, jobsFailedTotal } from '../platform/queue/jobs.ts';
import { addDependencyMetrics } from './dependency-metrics.ts';
import { readForMetric } from './metric-reads.ts';
import { addPublicationMetrics } from './publication-metrics.ts';
import { replicaReadsTotal } from './replica-reads.ts';

const loopbackAddresses = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

type MetricDeps = Pick<
  Deps,
  'config' | 'database' | 'db' | 'clock' | 'jobs' | 'passwords' | 'replica'
>;

/** Prometheus metrics at `/metrics`, for requests from this machine only. */
export function addMetrics(app: FastifyInstance, deps: MetricDeps): void {
  const { registry, durations } = createMetrics(app, deps);
  app.addHook('onResponse', async (request, reply) => {
    const { operationId = 'other' } = request.routeOptions.config as { operationId?: string };
    durations.observe(
      { operation: operationId, status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
  });
  app.get('/metrics', async (request, reply) => {
    if (!loopbackAddresses.includes(request.ip)) return reply.code(404).send();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** All metrics of a process. `durations` is for each request; the others are read at a scrape. */
export function createMetrics({ admission }: Pick<FastifyInstance, 'admission'>, deps: MetricDeps) {
  const { database, db, clock, jobs, replica } = deps;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by operation and status',
    labelNames: ['operation', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  new Gauge({
    name: 'clock_skew_seconds',
    help: "By how much this process's clock is ahead of the database's",
    registers: [registry],
    collect() {
      this.set(database.clockSkew);
    },
  });
  addDependencyMetrics(registry, deps);
  addPasswordMetrics(registry, deps);
  addPictureMetrics(registry);
  addAdmissionMetrics(admission, registry);
  addCodeMetrics(registry, db, clock);
  addPushMetrics(registry, db, clock);
  addJobMetrics(registry, jobs);
  addPublicationMetrics(registry, { db, clock });
  if (replica) addReplicaMetrics(registry, replica);
  registry.registerMetric(backgroundFailuresTotal);
  registry.registerMetric(chartTransitionsTotal);
  registry.registerMetric(chartUsageBatchesTotal);
  return { registry, durations };
}

function addPasswordMetrics(registry: Registry, { passwords }: Pick<Deps, 'passwords'>): void {
  new Gauge({
    name: 'password_hashes',
    help: 'Password hashes of this process that run, and that wait',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(passwords.size())) this.set({ state }, count);
    },
  });
}

function addReplicaMetrics(registry: Registry, replica: ReadReplica): void {
  registry.registerMetric(replicaReadsTotal);
  new Gauge({
    name: 'replica_staleness_seconds',
    help: 'By how much the replica is behind the primary at most; infinite while not known',
    registers: [registry],
    collect() {
      this.set(replica.staleness() / 1000);
    },
  });
}

function addPictureMetrics(registry: Registry): void {
  new Gauge({
    name: 'picture_tasks',
    help: 'Pictures that are decoded, or wait for it',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { running, waiting } = pictureWorkerStats();
      this.set({ state: 'running' }, running);
      this.set({ state: 'waiting' }, waiting);
    },
  });
  new Counter({
    name: 'picture_tasks_killed_total',
    help: 'Pictures that took more time or memory than is allowed',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(pictureWorkerStats().killed);
    },
  });
}

/** The metrics of admission control by class: slots, running, waiting and refused requests. */
function addAdmissionMetrics(admission: FastifyInstance['admission'], registry: Registry): void {
  const registers = [registry];
  new Gauge({
    name: 'requests_in_flight',
    help: 'Requests at work, and the number of places for them',
    labelNames: ['what'],
    registers,
    collect() {
      const { working, limit } = admission.counts();
      this.set({ what: 'working' }, working);
      this.set({ what: 'places' }, limit);
    },
  });
  new Gauge({
    name: 'requests_waiting',
    help: 'Requests that wait for a place, by priority',
    labelNames: ['priority'],
    registers,
    collect() {
      for (const [priority, count] of Object.entries(admission.counts().waiting))
        this.set({ priority }, count);
    },
  });
  new Counter({
    name: 'requests_refused_total',
    help: 'Requests that were refused as server-busy, by priority',
    labelNames: ['priority'],
    registers,
    collect() {
      this.reset();
      for (const [priority, count] of Object.entries(admission.counts().refused))
        this.inc({ priority }, count);
    },
  });
}

/** Counted over all processes, from the database. */
function addCodeMetrics(registry: Registry, db: Db, clock: Deps['clock']): void {
  registry.registerMetric(codesTotal);
  for (const outcome of countedOutcomes) codesTotal.inc({ outcome }, 0);
  new Gauge({
    name: 'sms_oldest_waiting_seconds',
    help: 'Age of the oldest one-time code that waits to be sent',
    registers: [registry],
    async collect() {
      this.set(await readForMetric(oldestQueuedCodeAge(db, clock.now()), Number.NaN));
    },
  });
  new Gauge({
    name: 'wrong_short_codes',
    help: 'Wrong four-digit codes of the last day, in browsers that are new to the number',
    registers: [registry],
    async collect() {
      this.set(await readForMetric(countWrongShortCodes(db, clock.now()), Number.NaN));
    },
  });
}

/** The age is that of all processes, from the database. */
function addPushMetrics(registry: Registry, db: Db, clock: Deps['clock']): void {
  registry.registerMetric(pushesTotal);
  new Gauge({
    name: 'push_oldest_due_seconds',
    help: 'For how long the oldest push message that may be sent has waited',
    registers: [registry],
    async collect() {
      this.set(await readForMetric(oldestDuePushAge(db, clock.now()), Number.NaN));
    },
  });
}

function addJobMetrics(registry: Registry, jobs: Jobs): void {
  registry.registerMetric(jobsFailedTotal);
  const setAges = async (gauge: Gauge<'name'>, reading: Promise<JobAge[]>) => {
    const ages = await readForMetric<JobAge[] | null>(reading, null);
    for (const name of jobNames) {
      const seconds = ages?.find((age) => age.name === name)?.seconds ?? 0;
      gauge.set({ name }, ages ? seconds : Number.NaN);
    }
  };
  new Gauge({
    name: 'jobs_oldest_retry_seconds',
    help: 'Age of the oldest work of the queue that has failed and is tried again, by kind, over all processes',
    labelNames: ['name'],
    registers: [registry],
    async collect() {
      await setAges(this, jobs.oldestRetries());
    },
  });
  new Gauge({
    name: 'jobs_oldest_due_seconds',
    help: 'For how long the oldest work of the queue could have started, by kind, over all processes',
    labelNames: ['name'],
    registers: [registry],
    async collect() {
      await setAges(this, jobs.oldestDue());
    },
  });
}
