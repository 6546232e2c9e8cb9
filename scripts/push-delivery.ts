import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { openDatabase } from '#server/platform/database/database.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { type PushReceiver, startPushReceiver } from '#test/fault-injection/push-receiver.ts';
import {
  countPushStates,
  insertRecipients,
  notifyEverybody,
} from '#test/fault-injection/push-recipients.ts';
import { type Portal, startPortal } from '#test/support/process/portal-server.ts';

/*
 * `npm run push-delivery` notifies 10,000 creators at once and kills server processes ten times
 * while the messages go out. It fails when somebody got none, or another message, or when it took
 * longer than a minute. `npm run push-delivery -- 2000 3` takes 2,000 creators and three kills. It
 * needs a PostgreSQL server in TEST_DATABASE_URL and creates a database of its own there.
 */

const [people = 10_000, kills = 10] = process.argv.slice(2).map(Number);
const secondsMax = 60;
/** After that the run has failed anyway. */
const giveUpSeconds = 180;
const serverCount = 2;
const { TEST_DATABASE_URL: url } = process.env;
if (!url) throw new Error('TEST_DATABASE_URL is not set.');

const name = `push_delivery_${process.pid}`;
const admin = new pg.Client(url);
await admin.connect();
await admin.query(`create database ${name}`);
try {
  process.exitCode = (await runOnce(replaceDatabase(url))) ? 0 : 1;
} finally {
  await admin.query(`drop database ${name} with (force)`);
  await admin.end();
}

function replaceDatabase(address: string): string {
  const own = new URL(address);
  own.pathname = `/${name}`;
  return own.href;
}

/** @returns whether everybody got their message once and in time */
async function runOnce(databaseUrl: string): Promise<boolean> {
  const database = await openDatabase({ url: databaseUrl });
  const { db } = database;
  let killer: ReturnType<typeof createKiller> | undefined;
  const receiver = await startPushReceiver((devices) => killer?.onProgress(devices));
  await insertRecipients(db, receiver, people);
  const servers = await Promise.all(
    Array.from({ length: serverCount }, (_, number) =>
      startPortal(`push-${number}`, 'none', {
        databaseUrl,
        environment: {
          PUSH_SERVICES: '127.0.0.1',
          VAPID_KEY: Buffer.alloc(32, 7).toString('base64url'),
        },
      }),
    ),
  );
  killer = createKiller(servers);
  const start = performance.now();
  await notifyEverybody(db);
  await waitUntilSent(db, receiver, start);
  await killer.finished();
  const isRight = await report(db, receiver, { start, killed: killer.count() });
  await Promise.all(servers.map((server) => server.remove()));
  await receiver.stop();
  await database.close();
  return isRight;
}

/** Kills a server each time a further share of the devices has got something. */
function createKiller(servers: Portal[]) {
  const ready = new Set(servers);
  const restarts: Promise<void>[] = [];
  let killed = 0;

  async function kill(server: Portal): Promise<void> {
    ready.delete(server);
    killed += 1;
    await server.kill();
    await server.restart();
    ready.add(server);
  }

  return {
    onProgress(devices: number) {
      const [server] = ready;
      if (!server || killed >= kills || devices < ((killed + 1) * people) / (kills + 2)) return;
      restarts.push(kill(server));
    },
    count: () => killed,
    finished: () => Promise.all(restarts),
  };
}

async function waitUntilSent(db: Db, receiver: PushReceiver, start: number): Promise<void> {
  while (performance.now() - start < giveUpSeconds * 1000) {
    const { waiting = 0 } = await countPushStates(db);
    if (waiting === 0 && receiver.arrivals.size === people) return;
    await pause(500);
  }
}

async function report(
  db: Db,
  receiver: PushReceiver,
  { start, killed }: { start: number; killed: number },
): Promise<boolean> {
  const seconds = (receiver.lastFirstAt() - start) / 1000;
  const messages = [...receiver.arrivals.values()];
  const requests = messages.flatMap((one) => [...one.values()]).reduce((sum, one) => sum + one, 0);
  const lost = people - messages.length;
  const shownTwice = messages.filter(({ size }) => size !== 1).length;
  const states = await countPushStates(db);
  console.log(
    [
      `${people} creators, ${killed} kills of ${serverCount} server processes`,
      `last first message after ${seconds.toFixed(1)} s`,
      `${requests} requests, ${requests - people + lost} repeated under the same topic`,
      `${lost} lost, ${shownTwice} shown more than once`,
      `recorded: ${JSON.stringify(states)}`,
    ].join('\n'),
  );
  const isComplete = lost === 0 && shownTwice === 0 && states.sent === people;
  return isComplete && seconds <= secondsMax && killed === kills;
}
