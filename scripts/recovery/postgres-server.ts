import { randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { root } from '../child-process.ts';
import {
  type BackgroundProgram,
  giveToUser,
  runProgram,
  startProgram,
} from '../failover/background-program.ts';
import { findFreePorts } from '../failover/free-ports.ts';

/** A PostgreSQL server of its own, with the database `portal`. */
export type PostgresServer = {
  url: string;
  createDatabase: () => Promise<void>;
  /** Asks the portal's database as the superuser. */
  query: (text: string) => Promise<Record<string, unknown>[]>;
  stop: () => Promise<void>;
};

export type Place = {
  /** Where `initdb`, `postgres` and `pg_basebackup` are. */
  postgresFolder: string;
  /** Data, backups, archived WAL and the scripts that write them are in it. */
  folder: string;
  password: string;
};

const startMilliseconds = 300_000;

/** Creates the data folder `name` of a new server, and the folders of its backups. */
export async function createDataFolder(place: Place, name: string): Promise<void> {
  const { folder, postgresFolder, password } = place;
  const passwordFile = `${folder}/password`;
  writeFileSync(passwordFile, password, { mode: 0o600 });
  const backups = ['backup', 'backup/base', 'backup/wal'].map((path) => `${folder}/${path}`);
  for (const path of backups) mkdirSync(path);
  giveToUser(passwordFile, ...backups);
  cpSync(`${root}deploy/backup`, `${folder}/scripts`, { recursive: true });
  const parameters = [
    `--pgdata=${folder}/${name}`,
    '--username=postgres',
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--data-checksums',
  ];
  await runProgram(`${postgresFolder}/initdb`, parameters, { log: 'recovery-initdb', folder });
}

/**
 * Starts PostgreSQL on a data folder, and waits until it takes writes: after a recovery, until that
 * is finished.
 * @param settings of `postgresql.conf`, by name
 * @throws when it ends, or is not ready in time
 */
export async function startPostgres(
  { folder, postgresFolder, password }: Place,
  name: string,
  settings: Record<string, string>,
): Promise<PostgresServer> {
  const [port = 0] = await findFreePorts(1);
  const all = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    ...settings,
  };
  const parameters = Object.entries(all).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
  const program = await startProgram(
    `${postgresFolder}/postgres`,
    ['-D', `${folder}/${name}`, ...parameters],
    { log: `recovery-${name}`, folder },
  );
  const url = (database: string) => `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;
  await untilWritable(url('postgres'), program, name);
  return {
    url: url('portal'),
    createDatabase: async () => {
      await query(url('postgres'), 'create database portal');
    },
    query: (text) => query(url('portal'), text),
    // Ends connections, so that it does not wait for them.
    stop: () => program.stop('SIGINT'),
  };
}

async function untilWritable(url: string, program: BackgroundProgram, name: string) {
  const end = performance.now() + startMilliseconds;
  while (performance.now() < end && !program.hasEnded()) {
    const [row] = await query(url, 'select pg_is_in_recovery() as "isInRecovery"').catch(() => []);
    if (row?.isInRecovery === false) return;
    await pause(100);
  }
  await program.stop();
  throw new Error(`PostgreSQL did not start; see test-results/recovery-${name}.log.`);
}

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  // The query that runs then reports it.
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

export const makePassword = () => randomBytes(16).toString('hex');
