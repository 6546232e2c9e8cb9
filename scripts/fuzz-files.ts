import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { sessionCookie } from '#server/modules/auth/sessions/cookies.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { type MutatedFile, makeMutatedFile } from '#test/contract/mutated-files/file-mutations.ts';
import {
  type FileKind,
  readSampleFiles,
  type SampleFiles,
} from '#test/contract/mutated-files/sample-files.ts';
import { type Call, sendFile } from '#test/contract/mutated-files/send-file.ts';
import { type Portal, startPortal } from '#test/support/process/portal-server.ts';
import { makeCreator } from '#test/unit/server/fixtures/concurrent-writers.ts';
import { makePostgresDatabase } from '#test/unit/server/harness/postgres-databases.ts';
import { megabytes } from '../bench/support/process-memory.ts';
import { root } from './child-process.ts';
import { watchChildren } from './fuzz-files/process-peaks.ts';
import { updateReliabilityTable } from './reliability-table.ts';
import { withCleanup } from './with-cleanup.ts';

/*
 * `npm run fuzz-files -- --files 10000 --seed 1` uploads mutated pictures, videos and articles to
 * the real server. It fails when one is answered 500, takes too long, is served unchanged or as
 * another type, or leaves a temporary file. `--only 42` sends file 42 of the seed alone; failing
 * files are in test-results/mutated-files. It needs a PostgreSQL server in TEST_DATABASE_URL, where
 * it creates a database of its own. `--no-table` leaves docs/reliability.md as it is.
 */

const { values } = parseArgs({
  options: {
    files: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    table: { type: 'boolean', default: true },
  },
  allowNegative: true,
});
const [files, seed] = [Number(values.files), Number(values.seed)];
if (!process.env.TEST_DATABASE_URL) throw new Error('TEST_DATABASE_URL is not set.');

/** Files on their way at once. */
const concurrency = 4;
/** A picture may take 25 seconds, in a process of its own with 1,000 MB. */
const limits = { seconds: 30, childMegabytes: 1100, serverMegabytes: 700 };
/** A creator may begin 60 videos in an hour. */
const filesPerCreator = 100;
const fewestFilesInTable = 1000;

type Result = MutatedFile & { number: number; status: number; seconds: number; fault?: string };

process.exitCode = (await withCleanup(fuzz)) ? 0 : 1;

async function fuzz(cleanup: AsyncDisposableStack): Promise<boolean> {
  const { url: databaseUrl, drop } = await makePostgresDatabase();
  cleanup.defer(drop);
  const folder = await mkdtemp(join(tmpdir(), 'fuzz-files-'));
  cleanup.defer(() => rm(folder, { recursive: true, force: true }));
  const database = await openDatabase({ url: databaseUrl });
  cleanup.defer(() => database.close());
  const environment = { DATA_DIR: `${folder}/data`, TMPDIR: `${folder}/temporary` };
  mkdirSync(environment.TMPDIR);
  const portal = await startPortal('fuzz-files', 'none', { databaseUrl, environment });
  cleanup.defer(portal.remove);
  const samples = await readSampleFiles();
  const endWatch = watchChildren(portal.pid());
  const began = performance.now();
  const makeCall = async () => callOf(portal, (await makeCreator(database.db)).session);
  const results = await sendAll(samples, makeCall);
  const leftovers = [
    ...(await readdir(environment.TMPDIR)),
    ...(await readdir(`${environment.DATA_DIR}/uploads`).catch(() => [])),
  ];
  return report(results, {
    minutes: (performance.now() - began) / 60_000,
    leftovers,
    childMegabytes: await endWatch(),
    serverMegabytes: await megabytes(portal.pid(), 'VmHWM'),
    hasEnded: portal.hasEnded(),
  });
}

async function sendAll(samples: SampleFiles, makeCall: () => Promise<Call>): Promise<Result[]> {
  const results: Result[] = [];
  let next = values.only === undefined ? 0 : Number(values.only);
  const end = values.only === undefined ? files : next + 1;
  const work = async () => {
    let call = await makeCall();
    for (let sent = 1; next < end; sent += 1) {
      const number = next;
      next += 1;
      const file = makeMutatedFile(samples, seed, number);
      results.push(await sendOne(call, file, number));
      if (sent % filesPerCreator === 0) call = await makeCall();
      if (number % 1000 === 999) console.log(`${number + 1} files`);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return results;
}

async function sendOne(call: Call, file: MutatedFile, number: number): Promise<Result> {
  const began = performance.now();
  const outcome = await sendFile(call, file).catch((error: unknown) => ({
    status: 0,
    fault: String(error),
  }));
  const seconds = (performance.now() - began) / 1000;
  const fault = outcome.fault ?? (seconds > limits.seconds ? `took ${seconds} s` : undefined);
  if (fault !== undefined) saveFile(file, number);
  return { ...file, number, status: outcome.status, seconds, ...(fault && { fault }) };
}

function saveFile({ name, content }: MutatedFile, number: number): void {
  mkdirSync(`${root}test-results/mutated-files`, { recursive: true });
  writeFileSync(`${root}test-results/mutated-files/${seed}-${number}${extname(name)}`, content);
}

/** The calls of a signed-in creator. */
function callOf({ url }: Portal, session: string): Call {
  return async (method, path, { headers = {}, body } = {}) => {
    const reply = await fetch(url + path, {
      method,
      headers: { origin: url, cookie: `${sessionCookie}=${session}`, ...headers },
      ...(body && { body: new Uint8Array(body) }),
    });
    return {
      status: reply.status,
      headers: Object.fromEntries(reply.headers),
      body: Buffer.from(await reply.arrayBuffer()),
    };
  };
}

type Run = {
  minutes: number;
  leftovers: string[];
  childMegabytes: number;
  serverMegabytes: number;
  hasEnded: boolean;
};

function report(results: Result[], run: Run): boolean {
  const faults = results.filter(({ fault }) => fault !== undefined);
  for (const { number, kind, name, changes, fault } of faults.slice(0, 50))
    console.error(`--seed ${seed} --only ${number}: ${kind} ${name} (${changes}): ${fault}`);
  for (const file of run.leftovers) console.error(`left: ${file}`);
  const figures = figuresOf(results, run);
  for (const [figure, value] of figures) console.log(`${figure}: ${value}`);
  const isRight =
    faults.length === 0 &&
    run.leftovers.length === 0 &&
    !run.hasEnded &&
    run.childMegabytes <= limits.childMegabytes &&
    run.serverMegabytes <= limits.serverMegabytes;
  if (isRight && values.table && results.length >= fewestFilesInTable)
    updateReliabilityTable('mutated files', figures);
  return isRight;
}

function figuresOf(results: Result[], run: Run): [string, string][] {
  const count = (kind: FileKind, isAccepted: boolean) =>
    results
      .filter((one) => one.kind === kind && (one.status > 0 && one.status < 300) === isAccepted)
      .length.toLocaleString('en');
  const both = (kind: FileKind) => `${count(kind, true)}; ${count(kind, false)}`;
  const slowest = Math.max(...results.map(({ seconds }) => seconds));
  return [
    ['files, seed', `${results.length.toLocaleString('en')}, ${seed}`],
    ['pictures accepted; refused', both('picture')],
    ['videos accepted; refused', both('video')],
    ['articles accepted; refused', both('article')],
    [
      'answers 500, wrong types, files served unchanged',
      String(results.filter(({ fault }) => fault).length),
    ],
    ['temporary files left', String(run.leftovers.length)],
    ['seconds of the slowest file; limit', `${slowest.toFixed(1)}; ${limits.seconds}`],
    ['MB of the largest picture process; limit', `${run.childMegabytes}; ${limits.childMegabytes}`],
    ['MB of the server; limit', `${run.serverMegabytes}; ${limits.serverMegabytes}`],
    ['minutes', run.minutes.toFixed(1)],
  ];
}
