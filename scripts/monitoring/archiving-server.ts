import { rename, rm } from 'node:fs/promises';
import { makeFolder } from '../failover/background-program.ts';
import { findPostgresFolder } from '../failover/programs.ts';
import { archiveSettings, archiveWal, metricsFile, takeBaseBackup } from '../recovery/backup.ts';
import { createDataFolder, makePassword, startPostgres } from '../recovery/postgres-server.ts';

/** A PostgreSQL server with a base backup and an archive of its WAL, as deploy/ sets them up. */
export type ArchivingServer = {
  url: string;
  /** What the backup job has written. */
  metricsFile: string;
  /** Makes the next file of WAL one that cannot be archived. */
  breakArchive: () => Promise<void>;
};

export async function startArchivingServer(
  cleanup: AsyncDisposableStack,
): Promise<ArchivingServer> {
  const postgresFolder = findPostgresFolder();
  if (!postgresFolder) throw new Error('This package is missing: postgresql-15');
  const folder = makeFolder('archiving-');
  cleanup.defer(() => rm(folder, { recursive: true, force: true }));
  const place = { postgresFolder, folder, password: makePassword() };
  await createDataFolder(place, 'archiving');
  const server = await startPostgres(place, 'archiving', archiveSettings(place));
  cleanup.defer(server.stop);
  await server.createDatabase();
  await archiveWal(place, server);
  await takeBaseBackup(place, server);
  return {
    url: server.url,
    metricsFile: metricsFile(place),
    async breakArchive() {
      await rename(`${folder}/backup/wal`, `${folder}/backup/gone`);
      await server.query('create table after_the_backup ()');
      await server.query('select pg_switch_wal()');
    },
  };
}
