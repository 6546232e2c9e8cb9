import { readdirSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { makeFolder } from './failover/background-program.ts';
import { findPostgresFolder } from './failover/programs.ts';
import { restoreBefore } from './recovery/backup.ts';
import { makePassword, type Place } from './recovery/postgres-server.ts';
import { checkRestored, type Restored } from './recovery/restored-portal.ts';
import { makePast, type Past } from './recovery/source.ts';
import { updateReliabilityTable } from './reliability-table.ts';

/*
 * `npm run recovery-rehearsal -- --posts 20000` rehearses point-in-time recovery: a server archives
 * its WAL and is backed up while people write, all posts are deleted by mistake, and another server
 * is restored to the moment before. It fails unless the portal on that server has every
 * acknowledged write from before the mistake and none from after it. `--no-table` leaves
 * docs/reliability.md as it is.
 */

const { values } = parseArgs({
  options: {
    posts: { type: 'string', default: '20000' },
    table: { type: 'boolean', default: true },
  },
  allowNegative: true,
});
const posts = Number(values.posts);
const postgresFolder = findPostgresFolder();
if (!(posts > 0)) throw new Error('Usage: npm run recovery-rehearsal -- [--posts N] [--no-table]');
if (!postgresFolder) throw new Error('This package is missing: postgresql-15');

const folder = makeFolder('recovery-');
try {
  process.exitCode = (await rehearse({ postgresFolder, folder, password: makePassword() })) ? 0 : 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function rehearse(place: Place): Promise<boolean> {
  const past = await makePast(place, posts);
  const began = performance.now();
  const server = await restoreBefore(place, past.moment);
  const restoreSeconds = (performance.now() - began) / 1000;
  try {
    return report(place, past, { ...(await checkRestored(server, past)), restoreSeconds });
  } finally {
    await server.stop();
  }
}

function report(
  place: Place,
  past: Past,
  restored: Restored & { restoreSeconds: number },
): boolean {
  const { faults } = restored;
  const count = (value: number) => value.toLocaleString('en');
  const figures: [string, string][] = [
    ['posts before the mistake', count(past.contents.posts)],
    ['posts after it, all written later', count(past.postsAfterMistake)],
    ['posts restored', count(restored.posts)],
    ['acknowledged writes before the mistake, all restored', count(past.writesBefore)],
    ['acknowledged writes after it, which are lost', count(past.writesAfter)],
    ['MB of the base backup', megabytes(`${place.folder}/backup/base`)],
    ['MB of archived WAL, compressed', megabytes(`${place.folder}/backup/wal`)],
    ['seconds to take the base backup', past.backupSeconds.toFixed(1)],
    ['seconds to restore', restored.restoreSeconds.toFixed(1)],
    ['seconds to start the portal on it', restored.startSeconds.toFixed(1)],
  ];
  for (const [name, value] of figures) console.log(`${name}: ${value}`);
  for (const fault of faults) console.error(fault);
  if (faults.length === 0 && values.table) updateReliabilityTable('recovery', figures);
  return faults.length === 0;
}

function megabytes(path: string): string {
  const bytes = readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(`${path}/${name}`))
    .reduce((sum, entry) => sum + (entry.isFile() ? entry.size : 0), 0);
  return Math.round(bytes / 1_000_000).toLocaleString('en');
}
