import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#server/platform/database/database.ts';

/** The folder with a migrated, empty embedded database. */
export const migratedFolder = 'MIGRATED_FOLDER';

/**
 * Creates that folder once for all browser tests. Their servers start with a copy, because creating
 * the database takes longer than starting the server.
 * `test/unit/server/platform/process/startup.test.ts` tests the start in an empty folder.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'migrated-'));
  await (await openDatabase({ dataDir })).close();
  process.env[migratedFolder] = dataDir;
  return () => rm(dataDir, { recursive: true });
}
