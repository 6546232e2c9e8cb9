import { fromKysely, PgBoss, type Db as QueueDatabase } from 'pg-boss';
import type { Database, Db } from './db/database.ts';

/** What may be done later, by name, and what each needs to know. */
export type JobPayloads = {
  /** One creator's invoice of a month. */
  'issue-invoice': { creatorId: string; month: string };
  /** The invoices of a month of all creators, or of those behind one. */
  'order-invoices': { month: string; after: string | null };
  'publish-post': { postUID: string; revision: number };
  'send-code': { sealed: string };
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
  /** @param trx a transaction, with which the work comes into being or does not */
  send<Name extends JobName>(name: Name, payload: JobPayloads[Name], trx?: Db): Promise<void>;
  stop(): Promise<void>;
};

// Staff see a post that could not be published and try again; nobody sees one that could not be withdrawn.
const retries: Record<JobName, number> = {
  'issue-invoice': 12,
  'order-invoices': 12,
  'publish-post': 3,
  'send-code': 3,
  'update-publication': 12,
  'withdraw-post': 12,
};

/** The queue in the portal's own database. Each job is tried again by its number of retries, further apart each time. */
export async function startJobs(database: Database, onError: (error: Error) => void): Promise<Jobs> {
  const boss = new PgBoss({
    db: database satisfies QueueDatabase,
    backend: database.kind,
    schema: 'pgboss',
  });
  boss.on('error', onError);
  await boss.start();
  for (const [queue, retryLimit] of Object.entries(retries)) {
    await boss.createQueue(queue, { retryLimit, retryDelay: 5, retryBackoff: true });
  }
  return {
    async work(name, handler) {
      await boss.work<JobPayloads[typeof name]>(name, { pollingIntervalSeconds: 0.5 }, async (jobs) => {
        for (const job of jobs) await handler(job.data);
      });
    },
    async send(name, payload, trx) {
      await boss.send(name, payload, trx ? { db: fromKysely(trx) } : {});
    },
    stop: () => boss.stop({ graceful: true, timeout: 5000 }),
  };
}

/** A queue in memory for tests: work waits until `drain` is called. */
export function memoryJobs(): Jobs & { drain(): Promise<void> } {
  const handlers = new Map<string, (payload: never) => Promise<void>>();
  const waiting: { name: string; payload: unknown }[] = [];
  return {
    async work(name, handler) {
      handlers.set(name, handler);
    },
    async send(name, payload) {
      waiting.push({ name, payload });
    },
    async drain() {
      for (let job = waiting.shift(); job; job = waiting.shift()) {
        await handlers.get(job.name)?.(job.payload as never);
      }
    },
    stop: async () => {},
  };
}
