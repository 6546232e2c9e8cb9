import { fromKysely, PgBoss, type Db as QueueDatabase } from 'pg-boss';
import type { Database, Db } from './db/database.ts';
import type { Deps } from './deps.ts';

/** What may be done later, by name, and what each needs to know. */
export type JobPayloads = {
  /** One creator's invoice of a month. */
  'issue-invoice': { creatorId: string; month: string };
  /** The invoices of a month of all creators, or of those behind one. */
  'order-invoices': { month: string; after: string | null };
  'publish-post': { postUID: string; revision: number };
  'reset-password': { sealed: string };
  'send-mail': { sealed: string };
  'send-text': { sealed: string };
  'update-publication': { postUID: string };
  'withdraw-post': { postUID: string };
};
export type JobName = keyof JobPayloads;

/** Work that may fail and be tried again; it lies in the database and outlives a restart. */
export type Jobs = {
  /** Says who does a kind of work. */
  work<Name extends JobName>(
    name: Name,
    handler: (payload: JobPayloads[Name]) => Promise<void>,
  ): Promise<void>;
  /**
   * @param trx a transaction, with which the work comes into being or does not
   * @param after when it is done at the earliest
   */
  send<Name extends JobName>(name: Name, payload: JobPayloads[Name], trx?: Db, after?: Date): Promise<void>;
  /** How many pieces of this work have not begun; counted up to `most`. */
  countWaiting(name: JobName, most: number): Promise<number>;
  stop(): Promise<void>;
};

// Staff see a post that could not be published and try again; nobody sees one that could not be withdrawn.
const retries: Record<JobName, number> = {
  'issue-invoice': 12,
  'order-invoices': 12,
  'publish-post': 3,
  'reset-password': 3,
  'send-mail': 8,
  'send-text': 8,
  'update-publication': 12,
  'withdraw-post': 12,
};

/** How many pieces of a kind of work a process takes from the queue at once, where it is more than one. */
const batchSizes: Partial<Record<JobName, number>> = { 'reset-password': 50 };

/** The queue in the portal's own database. Each job is tried again by its number of retries, further apart each time. */
export async function startJobs(database: Database, onError: (error: Error) => void): Promise<Jobs> {
  const boss = new PgBoss({
    db: database satisfies QueueDatabase,
    backend: database.kind,
    schema: 'pgboss',
  });
  boss.on('error', onError);
  await boss.start().catch((error: unknown) => {
    // Another process that starts at the same moment has made the queue: it is there now.
    if ((error as { code?: string }).code !== '23505') throw error;
    return boss.start();
  });
  for (const [queue, retryLimit] of Object.entries(retries)) {
    await boss.createQueue(queue, { retryLimit, retryDelay: 5, retryBackoff: true });
  }
  return {
    async work(name, handler) {
      const options = { pollingIntervalSeconds: 0.5, batchSize: batchSizes[name] ?? 1 };
      await boss.work<JobPayloads[typeof name]>(name, options, async (jobs) => {
        // One that fails is tried again without those that were taken with it.
        for (const job of jobs)
          await handler(job.data).catch((error: object) => boss.fail(name, job.id, error));
      });
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
    stop: () => boss.stop({ graceful: true, timeout: 5000 }),
  };
}

/** A queue in memory for tests: work that is due by this clock is done when `drain` is called. */
export function memoryJobs(clock: Deps['clock']): Jobs & { drain(): Promise<void> } {
  const handlers = new Map<string, (payload: never) => Promise<void>>();
  const waiting: { name: string; payload: unknown; after: Date | undefined }[] = [];
  const takeDue = () => {
    const place = waiting.findIndex(({ after }) => !after || after <= clock.now());
    return place < 0 ? undefined : waiting.splice(place, 1)[0];
  };
  return {
    async work(name, handler) {
      handlers.set(name, handler);
    },
    async send(name, payload, _trx, after) {
      waiting.push({ name, payload, after });
    },
    async countWaiting(name, most) {
      return Math.min(most, waiting.filter((job) => job.name === name).length);
    },
    async drain() {
      for (let job = takeDue(); job; job = takeDue()) {
        await handlers.get(job.name)?.(job.payload as never);
      }
    },
    stop: async () => {},
  };
}
