import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright';
import type { Recording } from '#domain/problem-reports/recording.ts';
import { startMock } from '#mocks/serve.ts';
import { replayReport } from '#test/support/browser/replayed-report.ts';
import config from '../playwright.config.ts';
import { isBuilt } from './bundle/build-state.ts';
import { root, run } from './child-process.ts';
import { launchOptions } from './chromium.ts';
import { type FailedTest, failTests, shuffledTests, trialFolder } from './reports/trial-tests.ts';

/*
 * `npm run report:trial`: do reports replay? Takes browser tests at random, has each fail at its
 * end, replays the reports that they attach on the mock, and tells which reach the same states.
 *
 *   --count 10   how many tests
 *   --seed 7     chooses them; by default another one each time
 *   --only text  takes from the tests whose title contains this
 *   --again      replays the reports of the last trial again
 *
 * A test counts when a page at its end runs the portal; another is taken for one that has none. The
 * reports are kept in .cache/report-trial, a file for each test.
 */

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '10' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 100_000)) },
    only: { type: 'string', default: '' },
    again: { type: 'boolean', default: false },
  },
});
const folder = `${root}${trialFolder}/reports`;

await run('scripts/chromium.ts');
if (!isBuilt()) await run('scripts/build.ts');
if (!values.again) await keepReports();
const files = readdirSync(folder);
const mock = await startMock(0);
const browser = await chromium.launch(launchOptions());
let same = 0;
try {
  for (const file of files) {
    const test: FailedTest = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'));
    const difference = await firstDifference(browser, test);
    if (!difference) same += 1;
    console.log(`${file} ${test.title}: ${difference ?? 'same'}`);
  }
} finally {
  await browser.close();
  await mock.stop();
}
const of = values.again ? 'The last trial' : `Seed ${values.seed}`;
console.log(`${of}: ${same} of ${files.length} tests replay to the same state.`);
if (same < files.length || (!values.again && files.length < Number(values.count)))
  process.exitCode = 1;

async function keepReports(): Promise<void> {
  rmSync(root + trialFolder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const drawn = await drawTests(Number(values.count), Number(values.seed));
  for (const [index, test] of drawn.entries()) {
    const name = String(index + 1).padStart(String(drawn.length).length, '0');
    writeFileSync(`${folder}/${name}.json`, JSON.stringify(test, null, 1));
  }
}

/** Fails tests until there are enough that had a page of the portal open. */
async function drawTests(count: number, seed: number): Promise<FailedTest[]> {
  const tests = shuffledTests(['portal', 'scenarios'], seed).filter((title) =>
    title.includes(values.only),
  );
  const drawn: FailedTest[] = [];
  while (drawn.length < count && tests.length > 0) {
    for (const test of await failTests(tests.splice(0, count - drawn.length))) {
      if (test.recordings.length + test.pagesWithout.length > 0) drawn.push(test);
      else console.log(`Passed over, no page of the portal is open at its end: ${test.title}`);
    }
  }
  return drawn;
}

/** What differs first in the replays of a test's reports; undefined when all are the same. */
async function firstDifference(browser: Browser, { recordings, pagesWithout }: FailedTest) {
  const [url] = pagesWithout;
  if (url) return `${url} gave no recording`;
  for (const [index, recording] of recordings.entries()) {
    const difference = await replayOnce(browser, recording);
    const which = recordings.length > 1 ? `report ${index + 1}, ` : '';
    if (difference) return `${which}${difference}`;
  }
  return undefined;
}

async function replayOnce(browser: Browser, recording: Recording): Promise<string | undefined> {
  const { width, height } = recording;
  const context = await browser.newContext({
    ...config.use,
    baseURL: mock.url,
    viewport: { width, height },
    reducedMotion: 'reduce',
  });
  try {
    const { isSame, wanted, reached, differences } = await replayReport(
      await context.newPage(),
      recording,
    );
    if (isSame) return undefined;
    const [first] = differences;
    const missing = wanted.filter((state) => !reached.includes(state));
    const other = reached.filter((state) => !wanted.includes(state));
    const start = first
      ? `entry ${first.entry + 1} of ${recording.entries.length}, ${first.reason}`
      : 'at the end';
    return `${start}; missing ${missing}; instead ${other}`;
  } catch (error) {
    return (error as Error).message.split('\n')[0] ?? '';
  } finally {
    await context.close();
  }
}
