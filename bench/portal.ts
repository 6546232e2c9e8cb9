import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Db, openDatabase } from '#server/db/database.ts';

/** The real server in the sandbox, on the embedded database or a PostgreSQL one. `stop` removes its data folder. */
export type BenchPortal = { url: string; pid: number; stop: () => Promise<void> };

/**
 * Starts server/main.ts on a free port.
 * @param prepare writes what is to be there into the database before the server opens it
 * @throws when it ends or is not open within a minute.
 */
export async function startPortal(
  databaseUrl?: string,
  prepare?: (db: Db) => Promise<void>,
): Promise<BenchPortal> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  if (prepare) {
    const database = await openDatabase({ url: databaseUrl, dataDir: folder });
    await prepare(database.db).finally(() => database.close());
  }
  const { DATABASE_URL: _, ...inherited } = process.env;
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: {
      ...inherited,
      PORT: '0',
      DATA_DIR: folder,
      SANDBOX: '1',
      SEED: 'none',
      NODE_ENV: 'test',
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  const url = await new Promise<string>((resolve, reject) => {
    const giveUp = setTimeout(() => reject(new Error('the server was not open within a minute')), 60_000);
    ended.then(() => reject(new Error('the server ended while starting')));
    let said = '';
    child.stdout.on('data', (piece: Buffer) => {
      said += piece.toString();
      const address = /is open at (http:\S+)\s/.exec(said)?.[1];
      if (!address) return;
      clearTimeout(giveUp);
      resolve(address);
    });
  }).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { url, pid: child.pid ?? 0, stop };
}
