import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database-types.ts';
import type { JobName, JobPayloads, Jobs } from '#server/platform/queue/job-types.ts';
import { minRetryDelay, retryRules } from '#server/platform/queue/retry-rules.ts';

type Handler = (payload: never) => Promise<void>;
type Job = { id: number; name: JobName; payload: JobPayloads[JobName]; retries: number };

/** The table of {@link StoredJobs}. */
export const createJobsTable = (db: Db) =>
  sql`create table simulated_jobs (id serial primary key, name text not null,
    payload jsonb not null, due timestamptz not null, retries int not null default 0)`.execute(db);

/**
 * A queue in the database, as the one of production: a job exists once its transaction has
 * committed, and is removed after it was done. A process that ends in between leaves it behind.
 */
export class StoredJobs implements Jobs {
  readonly #db: () => Db;
  readonly #now: () => Date;
  readonly #handlers = new Map<JobName, Handler>();
  /** False when the queue is known to be empty. */
  mayHaveWork = false;

  constructor(db: () => Db, now: () => Date) {
    this.#db = db;
    this.#now = now;
  }

  async register<Name extends JobName>(
    name: Name,
    handler: (payload: JobPayloads[Name]) => Promise<void>,
  ): Promise<void> {
    this.#handlers.set(name, handler);
  }

  async send<Name extends JobName>(
    name: Name,
    payload: JobPayloads[Name],
    trx?: Db,
    after?: Date,
  ): Promise<void> {
    await sql`insert into simulated_jobs (name, payload, due)
      values (${name}, ${JSON.stringify(payload)}, ${after ?? this.#now()})`.execute(
      trx ?? this.#db(),
    );
    this.mayHaveWork = true;
  }

  /** Does the oldest work that is due. @returns its name, or null where nothing is due */
  async runNext(): Promise<JobName | null> {
    const db = this.#db();
    const { rows } = await sql<Job>`select id, name, payload, retries from simulated_jobs
      where due <= ${this.#now()} order by due, id limit 1`.execute(db);
    const [job] = rows;
    if (!job) {
      const waiting = await sql`select 1 from simulated_jobs limit 1`.execute(db);
      this.mayHaveWork = waiting.rows.length > 0;
      return null;
    }
    try {
      await this.#handlers.get(job.name)?.(job.payload as never);
    } catch (error) {
      await this.#retry(job);
      throw error;
    }
    await sql`delete from simulated_jobs where id = ${job.id}`.execute(db);
    return job.name;
  }

  async #retry({ id, name, retries }: Job): Promise<void> {
    const delay = minRetryDelay(retryRules[name], retries) * 1000;
    const due = new Date(this.#now().getTime() + delay);
    await sql`update simulated_jobs set due = ${due}, retries = retries + 1
      where id = ${id}`.execute(this.#db());
  }

  countWaiting = async () => 0;
  oldestRetries = async () => [];
  oldestDue = async () => [];
  stop = async () => {};
}
