import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { giveToUser, runProgram } from '../failover/background-program.ts';
import { type Place, type PostgresServer, startPostgres } from './postgres-server.ts';

const archiveMilliseconds = 60_000;

/** The settings by which a server copies each finished file of its WAL into the archive. */
export const archiveSettings = ({ folder }: Place) => ({
  archive_mode: 'on',
  archive_command: `test ! -f ${folder}/archive/%f && cp %p ${folder}/archive/%f`,
});

/** Copies a running server into the folder `backup`, without the WAL, which the archive has. */
export async function takeBaseBackup(place: Place, { url }: PostgresServer): Promise<void> {
  const { folder, postgresFolder } = place;
  const parameters = [
    `--dbname=${url}`,
    `--pgdata=${folder}/backup`,
    '--checkpoint=fast',
    '--wal-method=none',
    '--no-password',
  ];
  await runProgram(`${postgresFolder}/pg_basebackup`, parameters, {
    log: 'recovery-backup',
    folder,
  });
}

/** Ends the current file of WAL and waits until it is in the archive. @throws after a minute */
export async function archiveWal({ folder }: Place, server: PostgresServer): Promise<void> {
  const [row] = await server.query('select pg_walfile_name(pg_current_wal_lsn()) as file');
  await server.query('select pg_switch_wal()');
  const end = performance.now() + archiveMilliseconds;
  while (performance.now() < end) {
    if (existsSync(`${folder}/archive/${row?.file}`)) return;
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
  await runProgram('cp', ['-a', `${folder}/backup`, `${folder}/restored`], {
    log: 'recovery-restore',
    folder,
  });
  const signal = `${folder}/restored/recovery.signal`;
  writeFileSync(signal, '');
  giveToUser(signal);
  const settings = {
    restore_command: `cp ${folder}/archive/%f "%p"`,
    recovery_target_time: pg.escapeLiteral(moment).slice(1, -1),
    recovery_target_inclusive: 'off',
    recovery_target_action: 'promote',
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'\n`);
  appendFileSync(`${folder}/restored/postgresql.auto.conf`, lines.join(''));
  return startPostgres(place, 'restored', {});
}
