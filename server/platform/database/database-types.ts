import type { Kysely } from 'kysely';
import type { Schema } from './schema/schema.ts';

export type Db = Kysely<Schema>;

/** A database that is open, and what the queue needs of it. */
export type Database = {
  db: Db;
  kind: 'pglite' | 'postgres';
  /** Runs one statement with positional parameters, for the queue. */
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
  /** From now on a connection that is silent for longer than any statement may take is given up. */
  enableSilenceTimeout(): void;
  /** How many seconds this process's clock was ahead of the database's at the last measurement. */
  clockSkew: number;
  /** How many wait for a connection. */
  waitingQueries(): number;
  close(): Promise<void>;
};
