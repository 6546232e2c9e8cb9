import { accessSync, constants, existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The file that a package of Debian brings, for each package. */
const packages = {
  patroni: 'patroni',
  'python3-etcd': '/usr/lib/python3/dist-packages/etcd/__init__.py',
  'etcd-server': 'etcd',
  haproxy: 'haproxy',
};

export type Programs = { patroni: string; etcd: string; haproxy: string; postgresFolder: string };

/**
 * The installed programs of a cluster, as paths; of several versions of PostgreSQL the newest.
 * @throws an error that names the packages of Debian that are missing
 */
export function findPrograms(): Programs {
  const found = Object.fromEntries(
    Object.entries(packages).map(([name, file]) => [name, findProgram(file)]),
  );
  const missing = Object.keys(packages).filter((name) => !found[name]);
  const postgresFolder = findPostgresFolder();
  if (!postgresFolder) missing.push('postgresql-15');
  const { patroni, 'etcd-server': etcd, haproxy } = found;
  if (missing.length > 0 || !patroni || !etcd || !haproxy || !postgresFolder)
    throw new Error(`These packages are missing: ${missing.join(' ')}`);
  return { patroni, etcd, haproxy, postgresFolder };
}

/** The folder with `postgres` and `pg_basebackup` of version 15 or newer, as Debian installs it. */
export function findPostgresFolder(): string | undefined {
  return globSync('/usr/lib/postgresql/*/bin')
    .filter((folder) => version(folder) >= 15 && existsSync(join(folder, 'pg_basebackup')))
    .sort((one, other) => version(other) - version(one))
    .at(0);
}

const version = (folder: string) => Number(folder.split('/').at(-2));

/** The path of a program, or of a file that is named by its path. */
export function findProgram(name: string): string | undefined {
  if (name.startsWith('/')) return existsSync(name) ? name : undefined;
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
