import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../../scripts/child-process.ts';
import { serverCommand } from '../../../scripts/server-command.ts';
import { findMigratedFolder } from './migrated-databases.ts';

/** The real server with a database of its own, as long as a worker of the browser tests lives. */
export type Portal = {
  url: string;
  /** Stops the server and starts it again on the same data. */
  restart: () => Promise<void>;
  /** Stops the server, so that calls fail; `restart` starts it again. */
  halt: () => Promise<void>;
  /** Ends the server between two instructions, as a fault of the machine does. */
  kill: () => Promise<void>;
  /** Whether the process has ended, for any reason. */
  hasEnded: () => boolean;
  /** The process that runs now. */
  pid: () => number;
  /** Stops the server and removes its data. */
  remove: () => Promise<void>;
};

type PortalOptions = {
  /** A PostgreSQL database; the embedded one where it is left out. */
  databaseUrl?: string | undefined;
  staffSecondFactor?: 'required' | 'optional';
  /** How long moderators can undo a decision. */
  undoSeconds?: number;
  /** Further variables. */
  environment?: Record<string, string>;
};

/** A start takes six seconds of a processor that many may share. */
const startTimeout = 150_000;

/**
 * Starts server/main.mjs in the sandbox on a free port with an empty data folder, and waits until
 * it is ready. Its log goes to test-results/server-<name>.log.
 * @throws when the server exits or is not ready in time.
 */
export async function startPortal(
  name: string,
  seed: 'none' | 'demo',
  {
    databaseUrl,
    staffSecondFactor = 'optional',
    undoSeconds = 0,
    environment: more = {},
  }: PortalOptions = {},
): Promise<Portal> {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'portal-'));
  const migrated = findMigratedFolder();
  if (migrated && !databaseUrl) await cp(migrated, folder, { recursive: true });
  const url = `http://127.0.0.1:${port}`;
  const environment = {
    PORT: String(port),
    DATA_DIR: folder,
    SANDBOX: '1',
    WALL_OF_FAME: '1',
    STAFF_SECOND_FACTOR: staffSecondFactor,
    UNDO_SECONDS: String(undoSeconds),
    // A worker's browsers all sign in from this machine.
    // Many people sign in from this one address, and some give up on the way.
    CODES_PER_ADDRESS: '10000',
    CODES_PER_BLOCK: '10000',
    WRONG_CODES_PER_BLOCK: '10000',
    WRONG_CODES_TOTAL: '10000',
    SEED: seed,
    NODE_ENV: 'test',
    // The push service of the faked subscriptions; nothing is sent to it.
    PUSH_SERVICES: 'push.invalid',
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    ...more,
  };
  const begin = async () => {
    const child = launch(name, environment);
    await ready(child, url);
    return child;
  };
  let server = await begin();
  return {
    url,
    halt: () => stop(server),
    hasEnded: () => server.exitCode !== null || server.signalCode !== null,
    kill: () => stop(server, 'SIGKILL'),
    pid: () => server.pid ?? 0,
    restart: async () => {
      await stop(server);
      server = await begin();
    },
    remove: async () => {
      await stop(server);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function launch(name: string, environment: Record<string, string>): ChildProcess {
  mkdirSync(`${root}test-results`, { recursive: true });
  const log = createWriteStream(`${root}test-results/server-${name}.log`, { flags: 'a' });
  const { DATABASE_URL: _, ...inherited } = process.env;
  const child = spawn(process.execPath, serverCommand, {
    cwd: root,
    env: { ...inherited, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  return child;
}

async function ready(child: ChildProcess, url: string): Promise<void> {
  const deadline = Date.now() + startTimeout;
  while (Date.now() < deadline) {
    if (child.exitCode !== null)
      throw new Error(`The server ended with ${child.exitCode}; see test-results.`);
    const answer = await fetch(`${url}/health/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await stop(child);
  throw new Error('The server was not ready in time; see test-results.');
}

function stop(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const giveUp = setTimeout(() => child.kill('SIGKILL'), 10_000);
    child.once('exit', () => {
      clearTimeout(giveUp);
      resolve();
    });
    child.kill(signal);
  });
}

/** A port of this machine that nothing listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
