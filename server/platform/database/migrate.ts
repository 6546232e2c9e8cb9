import { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import pg from 'pg';
import { MigratedPostgresDialect } from './migration-tables.ts';

/**
 * Brings the tables up to date, each migration in a transaction of its own, so that none keeps its
 * locks while others run. Kysely takes an advisory lock, so that of processes that start together
 * one migrates at a time. What it asks before it has that lock can fail if another process drops a
 * table just then; so that failure is tried again.
 * @throws what the first migration throws that fails; those before it stay
 */
export async function runMigrations<Tables>(
  db: Kysely<Tables>,
  migrations: Record<string, Migration>,
): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  let triesLeft = 5;
  for (let isDone = false; !isDone; ) {
    const { error, results } = await migrator.migrateUp();
    if (error) {
      triesLeft -= 1;
      if (triesLeft === 0 || !isTableMissing(error)) throw error;
      continue;
    }
    isDone = results === undefined || results.length === 0;
  }
}

/** PostgreSQL's `undefined_table`. */
const isTableMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === '42P01';

/**
 * Migrates PostgreSQL at `url` by a connection of its own, on which a statement may take as long as
 * it takes: a table is large, or another process migrates and this one waits for it, up to an hour.
 * @throws what `migrate` throws
 */
export async function runPostgresMigrations(
  url: string,
  migrations: Record<string, Migration>,
): Promise<void> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: 5000,
    lock_timeout: 5000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 1000,
    // The server or the role may have a limit that is meant for requests.
    onConnect: (client) => client.query('set statement_timeout = 0').then(() => {}),
  });
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', () => {});
  const db = new Kysely<unknown>({ dialect: new MigratedPostgresDialect({ pool }) });
  try {
    await runMigrations(db, migrations);
  } finally {
    await db.destroy();
  }
}
