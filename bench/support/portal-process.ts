import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#server/platform/database/database.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { serverCommand } from '../../scripts/server-command.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

/**
 * Starts server/main.mjs on a free port: the real server in the sandbox, on the embedded database
 * or PostgreSQL. `stop` removes its data folder.
 * @param prepare fills the database before the server opens it
 * @throws when it exits or is not ready within a minute.
 */
export async function startPortal(
  databaseUrl?: string,
  prepare?: (db: Db) => Promise<void>,
): Promise<ServerProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const removeFolder = () => rm(folder, { recursive: true, force: true });
  try {
    if (prepare) {
      const database = await openDatabase({ url: databaseUrl, dataDir: folder });
      await prepare(database.db).finally(() => database.close());
    }
    const portal = await startServerProcess(serverCommand, {
      PORT: '0',
      DATA_DIR: folder,
      SANDBOX: '1',
      SEED: 'none',
      NODE_ENV: 'test',
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    });
    return { ...portal, stop: () => portal.stop().then(removeFolder) };
  } catch (error) {
    await removeFolder();
    throw error;
  }
}
