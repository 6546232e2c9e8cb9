import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openDatabase } from '#server/platform/database/database.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { type Portal, startPortal } from '#test/support/process/portal-server.ts';
import { makeCreator } from '#test/unit/server/fixtures/concurrent-writers.ts';
import { makePostgresDatabase } from '#test/unit/server/harness/postgres-databases.ts';
import { megabytes } from '../bench/support/process-memory.ts';
import { updateReliabilityTable } from './reliability-table.ts';
import {
  type StorageFault,
  type StorageProxy,
  startStorageProxy,
  storageFaults,
} from './storage-faults/fault-proxy.ts';
import { type Outcome, storageFigures } from './storage-faults/figures.ts';
import {
  closeAccounts,
  findLeftovers,
  runFileJobs,
  waitForErasure,
} from './storage-faults/leftovers.ts';
import { compareAll, startCreator } from './storage-faults/load.ts';
import { createAnswers, createPortalClient } from './storage-faults/portal-client.ts';
import { makeSamples } from './storage-faults/samples.ts';
import { type S3Server, startSwift } from './storage-faults/swift.ts';
import { abandonUploads } from './storage-faults/unfinished-uploads.ts';
import { withCleanup } from './with-cleanup.ts';

/*
 * `npm run storage-faults -- --seconds 120 --creators 6` starts an S3 server (OpenStack Swift) and
 * the portal with a proxy between them that breaks requests, while creators upload and read files.
 * It fails when an acknowledged file is missing or differs, when a file of an erased account is
 * left, or when a request is answered 500 or hangs. It needs a PostgreSQL server in
 * TEST_DATABASE_URL, where it creates a database of its own. `--no-table` leaves
 * docs/reliability.md as it is.
 */

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '120' },
    creators: { type: 'string', default: '6' },
    table: { type: 'boolean', default: true },
  },
  allowNegative: true,
});
const [seconds, creators] = [Number(values.seconds), Number(values.creators)];
if (!process.env.TEST_DATABASE_URL) throw new Error('TEST_DATABASE_URL is not set.');
if (!(seconds > 0 && creators > 1))
  throw new Error('Usage: npm run storage-faults -- [--seconds N] [--creators N] [--no-table]');

/** Every request meets the same fault for so long. */
const secondsOfEachFault = 5;
/** The share of requests with a fault in the rest of the time. */
const share = 0.3;
/** A table of a shorter run would say little. */
const fewestSecondsInTable = 60;
/** What the server may need beside what it needs without load. */
const megabytesMore = 400;

process.exitCode = (await withCleanup(measure)) ? 0 : 1;

async function measure(cleanup: AsyncDisposableStack): Promise<boolean> {
  const { url: databaseUrl, drop } = await makePostgresDatabase();
  cleanup.defer(drop);
  const swift = await startSwift(cleanup);
  const proxy = await startStorageProxy(swift.settings.endpoint);
  cleanup.defer(proxy.stop);
  const portal = await startPortal('storage-faults', 'none', {
    databaseUrl,
    environment: {
      S3_BUCKET: swift.settings.bucket,
      S3_REGION: swift.settings.region,
      S3_ENDPOINT: proxy.url,
      S3_ACCESS_KEY_ID: swift.settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: swift.settings.secretAccessKey,
    },
  });
  cleanup.defer(portal.remove);
  const { db, close } = await openDatabase({ url: databaseUrl });
  cleanup.defer(close);
  return report(await work({ db, swift, proxy, portal }));
}

type Parts = { db: Db; swift: S3Server; proxy: StorageProxy; portal: Portal };

async function work({ db, swift, proxy, portal }: Parts): Promise<Outcome> {
  const answers = createAnswers();
  const people = await Promise.all(
    Array.from({ length: creators }, async () => {
      const { person, session } = await makeCreator(db);
      return {
        id: person.id,
        client: createPortalClient({ url: portal.url, userId: person.id, session }, answers),
      };
    }),
  );
  const [first] = people;
  if (!first) throw new Error('There are no creators.');
  const samples = await makeSamples(first.client);
  const megabytesBefore = await megabytes(portal.pid(), 'VmHWM');
  const began = performance.now();
  const loads = people.map((person) => ({
    ...person,
    load: startCreator(person.client, samples, answers),
  }));
  await injectFaults(proxy);
  proxy.share = 0;
  await Promise.all(loads.map(({ load }) => load.stop()));
  const runSeconds = (performance.now() - began) / 1000;
  const megabytesPeak = await megabytes(portal.pid(), 'VmHWM');
  const erased = loads.filter((_, at) => at % 3 === 1);
  const abandoned = await abandonUploads({ db, proxy, client: first.client, samples });
  await eraseUnderFaults(
    db,
    proxy,
    erased.map(({ id }) => id),
  );
  // Housekeeping runs at the start.
  await portal.restart();
  const found = (await findLeftovers(db, await swift.listKeys())).length;
  await abandoned.waitUntilExpired();
  await runFileJobs(db);
  const kept = loads.filter((one) => !erased.includes(one));
  const wrong = await Promise.all(
    kept.map(({ client, load }) => compareAll(client, load.acknowledged, samples)),
  );
  return {
    creators,
    seconds: runSeconds,
    answers,
    proxy,
    acknowledged: loads.flatMap(({ load }) => load.acknowledged),
    wrongFiles: wrong.flat(),
    leftovers: { found, afterCleanup: await findLeftovers(db, await swift.listKeys()) },
    erasedAccounts: erased.length,
    megabytesBefore,
    megabytesPeak,
  };
}

/** Each fault alone for some seconds, then all of them at random. */
async function injectFaults(proxy: StorageProxy): Promise<void> {
  for (const fault of Object.keys(storageFaults) as StorageFault[]) {
    console.log(`Every request: ${fault}`);
    proxy.only = fault;
    await pause(secondsOfEachFault * 1000);
  }
  proxy.only = undefined;
  proxy.share = share;
  console.log(`${share * 100} % of the requests: any fault`);
  await pause(seconds * 1000);
}

async function eraseUnderFaults(db: Db, proxy: StorageProxy, ids: string[]): Promise<void> {
  proxy.share = share;
  await closeAccounts(db, ids);
  await pause(10_000);
  proxy.share = 0;
  await waitForErasure(db, ids.length);
}

function report(outcome: Outcome): boolean {
  const figures = storageFigures(outcome);
  for (const [name, value] of figures) console.log(`${name}: ${value}`);
  for (const [status, count] of outcome.answers.statuses) console.log(`${count} × ${status}`);
  for (const [fault, count] of outcome.proxy.faults) console.log(`${count} × ${fault}`);
  const { answers, wrongFiles, leftovers } = outcome;
  const faults = [...answers.faults, ...wrongFiles, ...leftovers.afterCleanup];
  const growth = outcome.megabytesPeak - outcome.megabytesBefore;
  if (growth > megabytesMore) faults.push(`The server grew by ${growth} MB.`);
  for (const fault of faults.slice(0, 50)) console.error(fault);
  const isRight = faults.length === 0 && outcome.acknowledged.length > 0;
  if (isRight && values.table && seconds >= fewestSecondsInTable)
    updateReliabilityTable('storage faults', figures);
  return isRight;
}
