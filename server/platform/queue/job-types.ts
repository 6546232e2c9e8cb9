import type { Db } from '../database/database-types.ts';

/** The kinds of jobs by name, with their data. */
export type JobPayloads = {
  /** Files that nothing refers to, by their storage keys. */
  'delete-files': { keys: string[] };
  /** One creator's invoice of a month. */
  'issue-invoice': { creatorId: string; month: string };
  /** The invoices of a month of all creators, or of those behind one. */
  'order-invoices': { month: string; after: string | null };
  'publish-post': { postUID: string; revision: number };
  'reset-password': { sealed: string };
  /** The next records of an action on many. */
  'run-bulk-action': { actionId: string; turn: number };
  'send-mail': { sealed: string };
  'send-text': { sealed: string };
  'update-publication': { postUID: string };
  'withdraw-post': { postUID: string };
};

export type JobName = keyof JobPayloads;

export type JobAge = { name: JobName; seconds: number };

/** Work that may fail and be retried. It is stored in the database and survives a restart. */
export type Jobs = {
  /** Registers the worker of a kind of job. */
  register<Name extends JobName>(
    name: Name,
    handler: (payload: JobPayloads[Name]) => Promise<void>,
  ): Promise<void>;
  /**
   * @param trx a transaction; the job exists only if it commits
   * @param after the earliest start
   */
  send<Name extends JobName>(
    name: Name,
    payload: JobPayloads[Name],
    trx?: Db,
    after?: Date,
  ): Promise<void>;
  /** How many of these jobs have not started; counted up to `most`. */
  countWaiting(name: JobName, most: number): Promise<number>;
  /** The age in seconds of the oldest work of each kind that has failed and is tried again. */
  oldestRetries(): Promise<JobAge[]>;
  /** For how many seconds the oldest work of each kind could have started and has not. */
  oldestDue(): Promise<JobAge[]>;
  stop(): Promise<void>;
};
