import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { openDatabase } from '#server/platform/database/database.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import {
  countPublished,
  insertScheduledPosts,
  readFigures,
  schedulePosts,
} from '#test/fault-injection/scheduled-posts.ts';
import { type Portal, startPortal } from '#test/support/process/portal-server.ts';

/*
 * `npm run scheduled-publication` schedules 1,000 posts for one moment, kills the servers just
 * before it and again while posts are published, and fails when a post was published early, twice
 * or not at all, or less than 99 % within 30 seconds after the last restart.
 * `npm run scheduled-publication -- 200` takes 200 posts. It uses two server processes and a
 * database of its own on the PostgreSQL server in TEST_DATABASE_URL, or one process on the embedded
 * database.
 */

const [count = 1000] = process.argv.slice(2).map(Number);
const secondsMax = 30;
const shareMin = 0.99;
/** From scheduling to the chosen moment; the servers are running by then. */
const secondsAhead = 45;
/** Servers are killed so long before the moment, and again once so many posts are published. */
const secondsBefore = 2;
const killShares = [0.2, 0.6];
/** After that the run has failed anyway. */
const giveUpSeconds = 180;
const { TEST_DATABASE_URL: postgres } = process.env;

type Result = { at: Date; lastReady: number; kills: number };

process.exitCode = (await (postgres ? runOnPostgres(postgres) : runEmbedded())) ? 0 : 1;

async function runOnPostgres(url: string): Promise<boolean> {
  const name = `scheduled_publication_${process.pid}`;
  const admin = new pg.Client(url);
  await admin.connect();
  await admin.query(`create database ${name}`);
  try {
    const own = new URL(url);
    own.pathname = `/${name}`;
    return await measureOnPostgres(own.href);
  } finally {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  }
}

async function measureOnPostgres(databaseUrl: string): Promise<boolean> {
  const database = await openDatabase({ url: databaseUrl });
  const { db } = database;
  await insertScheduledPosts(db, count);
  const servers = await Promise.all(
    [1, 2].map((number) => startPortal(`schedule-${number}`, 'none', { databaseUrl })),
  );
  const at = await schedulePosts(db, secondsAhead);
  const killer = createKiller(servers);
  await pause(at.getTime() - Date.now() - secondsBefore * 1000);
  await killer.killAll();
  for (const share of killShares) {
    await waitFor(async () => (await countPublished(db)) >= share * count);
    await killer.killOne();
  }
  await waitFor(async () => (await countPublished(db)) === count);
  await killer.finished();
  const isRight = await report(db, { at, lastReady: killer.lastReady(), kills: killer.kills() });
  await Promise.all(servers.map((server) => server.remove()));
  await database.close();
  return isRight;
}

/** Nothing else can open an embedded database while the server runs. */
async function runEmbedded(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'schedule-'));
  const open = () => openDatabase({ dataDir: folder });
  const first = await open();
  await insertScheduledPosts(first.db, count);
  const at = await schedulePosts(first.db, secondsAhead);
  await first.close();
  const server = await startPortal('schedule', 'none', { environment: { DATA_DIR: folder } });
  const killer = createKiller([server]);
  await pause(at.getTime() - Date.now() - secondsBefore * 1000);
  await killer.killAll();
  await pause(4000);
  await killer.killOne();
  await killer.finished();
  await pause(secondsMax * 1000);
  await server.halt();
  const last = await open();
  const result = { at, lastReady: killer.lastReady(), kills: killer.kills() };
  const isRight = await report(last.db, result);
  await last.close();
  await server.remove();
  await rm(folder, { recursive: true, force: true });
  return isRight;
}

function createKiller(servers: Portal[]) {
  let kills = 0;
  let lastReady = 0;
  let restarts: Promise<void>[] = [];

  async function kill(server: Portal): Promise<void> {
    kills += 1;
    await server.kill();
    await server.restart();
    lastReady = Date.now();
  }

  return {
    async killAll() {
      await Promise.all(servers.map(kill));
    },
    async killOne() {
      await Promise.all(restarts);
      const [server] = servers.slice(kills % servers.length);
      if (server) restarts = [kill(server)];
    },
    finished: () => Promise.all(restarts),
    kills: () => kills,
    lastReady: () => lastReady,
  };
}

async function waitFor(isDone: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + giveUpSeconds * 1000;
  while (performance.now() < end && !(await isDone())) await pause(200);
}

async function report(db: Db, { at, lastReady, kills }: Result): Promise<boolean> {
  const { published, notOnce, early, notified, attempts, times } = await readFigures(db, at);
  const start = Math.max(at.getTime(), lastReady);
  const inTime = times.filter((time) => time <= start + secondsMax * 1000).length;
  const after = (from: number, share: number) => {
    const time = times[Math.ceil(share * times.length) - 1] ?? Number.NaN;
    return ((time - from) / 1000).toFixed(1);
  };
  console.log(
    [
      `${count} posts for ${at.toISOString()}, ${kills} kills of server processes`,
      `${published} published, ${notOnce} not once, ${early} early, ${notified} notified`,
      `${attempts} attempts at the publisher`,
      `last restart ready ${((lastReady - at.getTime()) / 1000).toFixed(1)} s after the moment`,
      `half after ${after(at.getTime(), 0.5)} s, 99 % after ${after(at.getTime(), 0.99)} s, ` +
        `all after ${after(at.getTime(), 1)} s`,
      `${((inTime / count) * 100).toFixed(1)} % within ${secondsMax} s after the last restart`,
    ].join('\n'),
  );
  const isOnce = published === count && notOnce === 0 && early === 0 && notified === count;
  return isOnce && inTime / count >= shareMin;
}
