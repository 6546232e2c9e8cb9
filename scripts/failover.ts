import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openDatabase } from '#server/platform/database/database.ts';
import { startPortal } from '#test/support/process/portal-server.ts';
import { type Cluster, startCluster } from './failover/cluster.ts';
import {
  failoverFigures,
  type Kill,
  outagesOf,
  type ReplicaReads,
  secondsMax,
} from './failover/figures.ts';
import { countReplicaReads, type Load, startLoad } from './failover/load.ts';
import { timingFor } from './failover/patroni-config.ts';
import { findPrograms } from './failover/programs.ts';
import { updateReliabilityTable } from './reliability-table.ts';

/*
 * `npm run failover -- --kills 10 --writers 50 --ttl 7` kills the primary of a PostgreSQL cluster
 * again and again while people save drafts. It fails when an acknowledged write is lost, changed
 * or doubled, or when no write was acknowledged for longer than ten seconds. `--postgres` kills
 * PostgreSQL alone; Patroni goes on. `--no-table` leaves docs/reliability.md as it is.
 */

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '10' },
    writers: { type: 'string', default: '50' },
    ttl: { type: 'string', default: '7' },
    postgres: { type: 'boolean', default: false },
    table: { type: 'boolean', default: true },
  },
  allowNegative: true,
});
const [kills, writers, ttl] = [values.kills, values.writers, values.ttl].map(Number);
if (!kills || !writers || !ttl) {
  console.error(
    'Usage: npm run failover -- [--kills N] [--writers N] [--ttl SECONDS] [--postgres]',
  );
  process.exit(2);
}
/** A table of a shorter run would say little. */
const [fewestKillsInTable, fewestWritersInTable] = [10, 50];
/** How long people write before the first kill and after a cluster is whole again. */
const calmMilliseconds = 5000;
/** Within that time come the replies that were on their way when the primary was killed. */
const replyMilliseconds = 1000;
/** After that a run has failed anyway. */
const giveUpMilliseconds = 120_000;

const cluster = await startCluster(findPrograms(), timingFor(ttl));
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void cluster.stop().finally(() => process.exit(1)));
try {
  console.log('The cluster runs.');
  process.exitCode = (await measure(cluster, { kills, writers, ttl })) ? 0 : 1;
} finally {
  await cluster.stop();
}

async function measure(
  { primaryUrl, replicaUrl, ...cluster }: Cluster,
  wanted: { kills: number; writers: number; ttl: number },
): Promise<boolean> {
  const database = await openDatabase({ url: primaryUrl });
  const environment = { REPLICA_URL: replicaUrl };
  const portal = await startPortal('failover', 'none', { databaseUrl: primaryUrl, environment });
  try {
    const at = { portalUrl: portal.url, replicaUrl, writers: wanted.writers };
    const load = await startLoad(database.db, at);
    await pause(calmMilliseconds);
    const done = await killPrimaries(cluster, load, wanted.kills);
    const end = performance.now();
    const replicaReads = await countReplicaReads(portal.url);
    await load.stop();
    const faults = await Promise.all(load.writers.map((writer) => writer.faultsIn(database.db)));
    return report(wanted, load, { kills: done, end, replicaReads, faults: faults.flat() });
  } finally {
    await portal.remove();
    await database.close();
  }
}

async function killPrimaries(
  cluster: Pick<Cluster, 'killPrimary' | 'untilWhole'>,
  { answers }: Load,
  count: number,
): Promise<Kill[]> {
  const done: Kill[] = [];
  for (let kill = 1; kill <= count; kill += 1) {
    const at = performance.now();
    const restart = await cluster.killPrimary(values.postgres ? 'postgres' : 'node');
    await untilWritten(answers.writes, performance.now() + replyMilliseconds);
    const seconds = (performance.now() - at) / 1000;
    await restart();
    await cluster.untilWhole();
    done.push({ at, wholeAfter: performance.now() - at });
    console.log(`Kill ${kill} of ${count}: the next write after ${seconds.toFixed(1)} s`);
    await pause(calmMilliseconds);
  }
  return done;
}

/** Waits for a write that was acknowledged after this moment. */
async function untilWritten(writes: number[], moment: number): Promise<void> {
  const end = performance.now() + giveUpMilliseconds;
  while (!((writes.at(-1) ?? 0) > moment)) {
    if (performance.now() > end) throw new Error('Nothing is written any more.');
    await pause(20);
  }
}

function report(
  wanted: { writers: number; ttl: number },
  { answers, writers }: Load,
  run: { kills: Kill[]; end: number; faults: string[]; replicaReads: ReplicaReads },
): boolean {
  const { kills, end, faults, replicaReads } = run;
  const outages = outagesOf(answers, kills, end);
  const figures = failoverFigures({
    ...wanted,
    acknowledged: answers.writes.length,
    refused: writers.reduce((sum, writer) => sum + writer.refusedWrites, 0),
    faults: faults.length,
    replicaReads,
    outages,
    kills,
  });
  for (const [name, value] of figures) console.log(`${name}: ${value}`);
  console.table(outages);
  for (const fault of faults) console.error(fault);
  const isInTime = outages.every(({ writes }) => writes <= secondsMax);
  if (!isInTime) console.error(`Writes were away for longer than ${secondsMax} s.`);
  const isRight = faults.length === 0 && isInTime;
  const isLong = kills.length >= fewestKillsInTable && wanted.writers >= fewestWritersInTable;
  if (isRight && isLong && values.table && !values.postgres)
    updateReliabilityTable('failover', figures);
  return isRight;
}
