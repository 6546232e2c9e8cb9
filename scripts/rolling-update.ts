import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { openDatabase } from '#server/platform/database/database.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { type Portal, startPortal } from '#test/support/process/portal-server.ts';
import { makeCreator } from '#test/unit/server/fixtures/concurrent-writers.ts';
import { updateReliabilityTable } from './reliability-table.ts';
import { startCaddy } from './rolling-update/caddy.ts';
import { type LoadResult, startLoad } from './rolling-update/load.ts';

/*
 * `npm run rolling-update` runs two server processes behind Caddy with deploy/Caddyfile, restarts
 * one after the other as deploy/update.sh does, three times, and fails when a request of the load
 * failed or a confirmed write is missing. `npm run rolling-update -- 5 20` updates five times under
 * 20 creators. It needs Caddy, a built portal, and a PostgreSQL server in TEST_DATABASE_URL, where
 * it creates a database of its own.
 */

const [updates = 3, creators = 20] = process.argv.slice(2).map(Number);
/** As long as deploy/update.sh waits before it stops the next process. */
const proxySeconds = 4;
const { TEST_DATABASE_URL: postgres } = process.env;
if (!postgres) throw new Error('TEST_DATABASE_URL is not set.');

const name = `rolling_update_${process.pid}`;
const admin = new pg.Client(postgres);
await admin.connect();
await admin.query(`create database ${name}`);
const folder = await mkdtemp(join(tmpdir(), 'rolling-'));
try {
  const own = new URL(postgres);
  own.pathname = `/${name}`;
  process.exitCode = (await measure(own.href)) ? 0 : 1;
} finally {
  await admin.query(`drop database ${name} with (force)`);
  await admin.end();
  await rm(folder, { recursive: true, force: true });
}

/** @returns whether no request failed and no write is missing */
async function measure(databaseUrl: string): Promise<boolean> {
  const database = await openDatabase({ url: databaseUrl });
  const sessions = await Promise.all(
    Array.from({ length: creators }, () => openCreatorSession(database.db)),
  );
  // The files of both processes are in one folder, as on a machine with deploy/systemd.
  const environment = { DRAIN_SECONDS: '3', DATA_DIR: folder };
  const servers = await Promise.all(
    [1, 2].map((number) => startPortal(`rolling-${number}`, 'none', { databaseUrl, environment })),
  );
  const caddy = await startCaddy(servers.map(({ url }) => new URL(url).host));
  const start = performance.now();
  const stopLoad = await startLoad(caddy, sessions);
  await pause(5000);
  for (let update = 0; update < updates; update += 1) await updateOnce(servers);
  const result = await stopLoad();
  const seconds = (performance.now() - start) / 1000;
  const missing = await countMissing(database.db, result.titles);
  await caddy.stop();
  await Promise.all(servers.map((server) => server.remove()));
  await database.close();
  return report(result, missing, seconds);
}

async function openCreatorSession(db: Db): Promise<string> {
  return (await makeCreator(db)).session;
}

async function updateOnce(servers: readonly Portal[]): Promise<void> {
  for (const server of servers) {
    await server.restart();
    await pause(proxySeconds * 1000);
  }
}

/** How many posts do not have the title that was confirmed last. */
async function countMissing(db: Db, titles: Map<string, string>): Promise<number> {
  const rows = await db.selectFrom('posts').select(['client_id', 'title']).execute();
  const stored = new Map(rows.map((row) => [row.client_id, row.title]));
  return [...titles].filter(([clientId, title]) => stored.get(clientId) !== title).length;
}

function report(result: LoadResult, missing: number, seconds: number): boolean {
  const { requests, writes, failures, durations } = result;
  const duration = (share: number) =>
    `${Math.round(durations[Math.ceil(share * durations.length) - 1] ?? Number.NaN)} ms`;
  const figures: [string, string][] = [
    ['updates, each of two processes', String(updates)],
    ['creators who write and read', String(creators)],
    ['requests', requests.toLocaleString('en')],
    ['of these writes', writes.toLocaleString('en')],
    ['requests that failed', String(failures.length)],
    ['posts without their last confirmed title', String(missing)],
    ['half of the answers within', duration(0.5)],
    ['99 % of the answers within', duration(0.99)],
    ['longest answer', duration(1)],
    ['seconds', seconds.toFixed(0)],
  ];
  for (const [figure, value] of figures) console.log(`${figure}: ${value}`);
  for (const [failure, count] of countEach(failures)) console.error(`${count} × ${failure}`);
  const isRight = failures.length === 0 && missing === 0 && requests > 0;
  if (isRight) updateReliabilityTable('rolling update', figures);
  return isRight;
}

function countEach(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}
