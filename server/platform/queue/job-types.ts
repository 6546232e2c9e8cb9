import type { Db } from '../database/database-types.ts';

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
  register<Name extends JobName>(
    name: Name,
    handler: (payload: JobPayloads[Name]) => Promise<void>,
  ): Promise<void>;
  /**
   * @param trx a transaction, with which the work comes into being or does not
   * @param after when it is done at the earliest
   */
  send<Name extends JobName>(
    name: Name,
    payload: JobPayloads[Name],
    trx?: Db,
    after?: Date,
  ): Promise<void>;
  /** How many pieces of this work have not begun; counted up to `most`. */
  countWaiting(name: JobName, most: number): Promise<number>;
  /** The age in seconds of the oldest work of each kind that has failed and is tried again. */
  oldestRetries(): Promise<{ name: JobName; seconds: number }[]>;
  stop(): Promise<void>;
};
