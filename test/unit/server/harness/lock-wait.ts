import { sql } from 'kysely';
import { vi } from 'vitest';
import type { Engine } from './engines.ts';
import type { TestServer } from './test-server.ts';

/**
 * Waits until a statement waits for a lock. PGlite has one connection, on which calls wait for a
 * transaction anyway.
 */
export const untilLockIsAwaited = (engine: Engine, { db }: Pick<TestServer, 'db'>) =>
  vi.waitUntil(
    async () => {
      if (engine === 'pglite') return true;
      const { rows } = await sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
      return rows.length === 1;
    },
    { timeout: 30_000 },
  );
