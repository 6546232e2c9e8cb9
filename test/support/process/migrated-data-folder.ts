import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#server/platform/database/database.ts';

/** Where a data folder with an embedded database lies that is up to date and empty. */
export const migratedFolder = 'MIGRATED_FOLDER';

/**
 * Makes that folder once for all browser tests, so that each of their servers begins with a copy:
 * to make the database takes longer than to start the server.
 * `test/unit/server/platform/process/startup.test.ts` proves the start in an empty folder.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'migrated-'));
  await (await openDatabase({ dataDir })).close();
  process.env[migratedFolder] = dataDir;
  return () => rm(dataDir, { recursive: true });
}
