import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';

/**
 * Brings the tables up to date, each migration in a transaction of its own, so that none keeps its locks while others run. Kysely
 * takes an advisory lock, so that of processes that start together one migrates at a time.
 * @throws what the first migration throws that fails; those before it stay
 */
export async function migrate<Tables>(
  db: Kysely<Tables>,
  migrations: Record<string, Migration>,
): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  for (let isDone = false; !isDone; ) {
    const { error, results } = await migrator.migrateUp();
    if (error) throw error;
    isDone = results === undefined || results.length === 0;
  }
}
