import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#server/platform/database/database.ts';
import type { Engine } from '#test/unit/server/harness/engines.ts';
import {
  dropTemplateWithCopies,
  makePostgresDatabase,
} from '#test/unit/server/harness/postgres-databases.ts';

/** The folder with a migrated, empty embedded database, and the name of one on PostgreSQL. */
const migratedFolder = 'MIGRATED_FOLDER';
const migratedTemplate = 'MIGRATED_TEMPLATE';

/**
 * The database of most browser tests. PostgreSQL where `TEST_DATABASE_URL` names one, because a
 * server with it takes half the processor time; the journeys always use the embedded database.
 */
export const usualEngine: Engine = process.env.TEST_DATABASE_URL ? 'postgres' : 'pglite';

/**
 * Creates these once for all browser tests. Their servers start with copies, because creating a
 * database takes longer than starting the server.
 * `test/unit/server/platform/process/startup.test.ts` tests the start in an empty folder.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'migrated-'));
  await (await openDatabase({ dataDir })).close();
  process.env[migratedFolder] = dataDir;
  const template = usualEngine === 'postgres' ? await makePostgresDatabase() : undefined;
  if (template) {
    await (await openDatabase({ url: template.url })).close();
    process.env[migratedTemplate] = template.name;
  }
  return async () => {
    await rm(dataDir, { recursive: true });
    if (template) await dropTemplateWithCopies(template.name);
  };
}

/** The folder to copy for a server with the embedded database; undefined outside browser tests. */
export const findMigratedFolder = (): string | undefined => process.env[migratedFolder];

/** A new database on PostgreSQL that is migrated and empty. */
export const copyMigratedDatabase = () => makePostgresDatabase(process.env[migratedTemplate]);
