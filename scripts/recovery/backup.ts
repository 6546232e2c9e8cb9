import { appendFileSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { giveToUser, runProgram } from '../failover/background-program.ts';
import { type Place, type PostgresServer, startPostgres } from './postgres-server.ts';

const archiveMilliseconds = 60_000;

/** The settings by which a server archives its WAL, with the script of deploy/. */
export const archiveSettings = ({ folder }: Place) => ({
  archive_mode: 'on',
  archive_command: `${folder}/scripts/archive-wal.sh %p ${folder}/backup/wal/%f`,
});

/** Backs up a running server with the script of deploy/, which writes metrics to `metricsFile`. */
export async function takeBaseBackup(place: Place, { url }: PostgresServer): Promise<void> {
  const { folder, postgresFolder } = place;
  const { hostname, port, username, password } = new URL(url);
  const environment = {
    PATH: `${postgresFolder}:${process.env.PATH}`,
    BACKUP_FOLDER: `${folder}/backup`,
    METRICS_FILE: metricsFile(place),
    PGHOST: hostname,
    PGPORT: port,
    PGUSER: username,
    PGPASSWORD: password,
  };
  const variables = Object.entries(environment).map(([name, value]) => `${name}=${value}`);
  await runProgram('env', [...variables, `${folder}/scripts/base-backup.sh`], {
    log: 'recovery-backup',
    folder,
  });
}

export const metricsFile = ({ folder }: Place) => `${folder}/backup/base-backup.prom`;

/** Ends the current file of WAL and waits until it is in the archive. @throws after a minute */
export async function archiveWal({ folder }: Place, server: PostgresServer): Promise<void> {
  const [row] = await server.query('select pg_walfile_name(pg_current_wal_lsn()) as file');
  await server.query('select pg_switch_wal()');
  const end = performance.now() + archiveMilliseconds;
  while (performance.now() < end) {
    if (existsSync(`${folder}/backup/wal/${row?.file}.gz`)) return;
    await pause(50);
  }
  throw new Error('The WAL was not archived; see test-results/recovery-source.log.');
}

/**
 * Starts a copy of the base backup as it was just before a moment, in the folder `restored`.
 * @param moment a time as PostgreSQL writes it, with its zone
 */
export async function restoreBefore(place: Place, moment: string): Promise<PostgresServer> {
  const { folder } = place;
  const base = `${folder}/backup/base`;
  const newest = readdirSync(base).sort().at(-1);
  await runProgram('cp', ['-a', `${base}/${newest}`, `${folder}/restored`], {
    log: 'recovery-restore',
    folder,
  });
  const signal = `${folder}/restored/recovery.signal`;
  writeFileSync(signal, '');
  giveToUser(signal);
  const settings = {
    restore_command: `gunzip <${folder}/backup/wal/%f.gz >"%p"`,
    recovery_target_time: pg.escapeLiteral(moment).slice(1, -1),
    recovery_target_inclusive: 'off',
    recovery_target_action: 'promote',
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'\n`);
  appendFileSync(`${folder}/restored/postgresql.auto.conf`, lines.join(''));
  return startPostgres(place, 'restored', {});
}
