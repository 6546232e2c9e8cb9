import { fromKysely, type JobWithMetadata, PgBoss, type Db as QueueDatabase } from 'pg-boss';
import { Counter } from 'prom-client';
import type { Database } from '../database/database-types.ts';
import { traced } from '../tracing/tracing.ts';
import { createDueJobsLoop } from './due-jobs.ts';
import type { JobAge, JobName, JobPayloads, Jobs } from './job-types.ts';
import { firstRetryDelay, minRetryDelay, type RetryRule, retryRules } from './retry-rules.ts';

export const jobNames = Object.keys(retryRules) as JobName[];

export const jobsFailedTotal = new Counter({
  name: 'jobs_failed_total',
  help: 'Jobs that failed permanently, by kind',
  labelNames: ['name'],
  registers: [],
});
for (const name of jobNames) jobsFailedTotal.inc({ name }, 0);

/**
 * How many pieces of a kind of work a process takes from the queue at once, where it is more than
 * one.
 */
const batchSizes: Partial<Record<JobName, number>> = {
  // Many posts are scheduled for the same full hour; what a killed process leaves waits a while.
  'publish-post': 8,
  'reset-password': 50,
  'update-publication': 5,
  'withdraw-post': 5,
};

/** Work that waits for the publisher, which one slow reply must not hold up for all posts. */
const concurrentJobs: readonly JobName[] = ['publish-post', 'update-publication', 'withdraw-post'];

/**
 * How often a worker of pg-boss asks for work by itself. Until then it waits to be notified of jobs
 * that are due (due-jobs.ts).
 */
const workerPollSeconds = 30;

const queueOptions = ({ retries, maxDelay, lostAfter }: RetryRule) => ({
  retryLimit: retries,
  retryDelay: firstRetryDelay,
  retryBackoff: true,
  ...(maxDelay !== undefined && { retryDelayMax: maxDelay }),
  ...(lostAfter !== undefined && { expireInSeconds: lostAfter }),
});

/** Starts the queue, with one queue in it for each kind of work. */
async function startQueues(boss: PgBoss): Promise<void> {
  await boss.start().catch((error: unknown) => {
    // Another process that is starting has just created the queue.
    if ((error as { code?: string }).code !== '23505') throw error;
    return boss.start();
  });
  for (const name of jobNames) {
    await boss.createQueue(name, queueOptions(retryRules[name]));
    // An existing queue keeps its original options.
    await boss.updateQueue(name, queueOptions(retryRules[name]));
  }
}

/**
 * The queue in the portal's own database. Each job is retried by the rule of its kind.
 * @param onError is called for faults of the queue, and for jobs that failed permanently
 */
export async function startJobs(
  database: Database,
  onError: (error: Error) => void,
): Promise<Jobs> {
  const boss = new PgBoss({
    db: database satisfies QueueDatabase,
    backend: database.kind,
    schema: 'pgboss',
  });
  boss.on('error', onError);
  await startQueues(boss);
  const fail = async (job: JobWithMetadata, error: object) => {
    await boss.fail(job.name, job.id, error);
    if (job.retryCount < job.retryLimit) return;
    jobsFailedTotal.inc({ name: job.name });
    onError(error as Error);
  };
  const workers = new Map<JobName, string>();
  const dueJobs = createDueJobsLoop(
    database,
    () => [...workers.keys()],
    (name) => boss.notifyWorker(workers.get(name) as string),
    onError,
  );
  dueJobs.start();
  return {
    async register(name, handler) {
      const batchSize = batchSizes[name] ?? 1;
      const pollingIntervalSeconds = workerPollSeconds;
      const options = { pollingIntervalSeconds, batchSize, includeMetadata: true } as const;
      const worker = await boss.work<JobPayloads[typeof name]>(name, options, async (jobs) => {
        // One that fails is tried again without those that were taken with it.
        const run = (job: (typeof jobs)[number]) =>
          traced(
            { name, kind: 'consumer', attributes: { 'messaging.destination.name': name } },
            () => handler(job.data),
          ).catch((error: object) => fail(job, error));
        if (concurrentJobs.includes(name)) return void (await Promise.all(jobs.map(run)));
        for (const job of jobs) await run(job);
      });
      workers.set(name, worker);
    },
    async send(name, payload, trx, after) {
      const options = { ...(trx && { db: fromKysely(trx) }), ...(after && { startAfter: after }) };
      await boss.send(name, payload, options);
    },
    async countWaiting(name, most) {
      const { rows } = await database.executeSql(
        `select count(*)::int as waiting
          from (select from pgboss.job where name = $1 and state < 'active' limit $2) as counted`,
        [name, most],
      );
      return (rows[0] as { waiting: number }).waiting;
    },
    async oldestRetries() {
      const { rows } = await database.executeSql(
        `select name, extract(epoch from now() - min(created_on))::float8 as seconds
          from pgboss.job where state < 'active' and state = 'retry' and not blocked group by name`,
      );
      return rows as JobAge[];
    },
    async oldestDue() {
      const { rows } = await database.executeSql(
        `select name, extract(epoch from now() - min(start_after))::float8 as seconds
          from pgboss.job where state < 'active' and not blocked and start_after < now()
          group by name`,
      );
      return rows as JobAge[];
    },
    async stop() {
      await dueJobs.stop();
      await boss.stop({ graceful: true, timeout: 5000 });
    },
  };
}

type MemoryJob = { name: JobName; payload: unknown; after: Date; since: Date; retries: number };

/**
 * A queue in memory for tests: work that is due by this clock is done when `drain` is called, and
 * again where it fails.
 */
export function createMemoryJobs(clock: { now(): Date }): Jobs & {
  /** @throws what failed first, after all that is due has had its turn */
  drain(): Promise<void>;
} {
  const handlers = new Map<JobName, (payload: never) => Promise<void>>();
  const waiting: MemoryJob[] = [];
  const takeDueJob = () => {
    const place = waiting.findIndex(({ after }) => after <= clock.now());
    return place < 0 ? undefined : waiting.splice(place, 1)[0];
  };
  const scheduleRetry = (job: MemoryJob) => {
    const rule = retryRules[job.name];
    if (job.retries >= rule.retries) return jobsFailedTotal.inc({ name: job.name });
    const after = new Date(clock.now().getTime() + minRetryDelay(rule, job.retries) * 1000);
    waiting.push({ ...job, after, retries: job.retries + 1 });
  };
  return {
    async register(name, handler) {
      handlers.set(name, handler);
    },
    async send(name, payload, _trx, after) {
      const since = clock.now();
      waiting.push({ name, payload, after: after ?? since, since, retries: 0 });
    },
    async countWaiting(name, most) {
      return Math.min(most, waiting.filter((job) => job.name === name).length);
    },
    oldestRetries: async () =>
      oldestOfEach(
        waiting.filter(({ retries }) => retries > 0).map(({ name, since }) => ({ name, since })),
        clock.now(),
      ),
    oldestDue: async () =>
      oldestOfEach(
        waiting
          .filter(({ after }) => after <= clock.now())
          .map(({ name, after }) => ({ name, since: after })),
        clock.now(),
      ),
    async drain() {
      const failures: unknown[] = [];
      for (let job = takeDueJob(); job; job = takeDueJob()) {
        try {
          await handlers.get(job.name)?.(job.payload as never);
        } catch (error) {
          failures.push(error);
          scheduleRetry(job);
        }
      }
      if (failures.length > 0) throw failures[0];
    },
    stop: async () => {},
  };
}

function oldestOfEach(jobs: { name: JobName; since: Date }[], now: Date): JobAge[] {
  const ages = new Map<JobName, number>();
  for (const { name, since } of jobs) {
    const seconds = (now.getTime() - since.getTime()) / 1000;
    ages.set(name, Math.max(seconds, ages.get(name) ?? 0));
  }
  return [...ages].map(([name, seconds]) => ({ name, seconds }));
}
