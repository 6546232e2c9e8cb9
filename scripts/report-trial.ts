import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
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
 *
 * A test counts when a page at its end runs the portal (it has the element `#root`); another is
 * taken for one that has none. The reports are kept in .cache/report-trial.
 */

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '10' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 100_000)) },
    only: { type: 'string', default: '' },
  },
});
type Outcome = { title: string; entries: number; result: string; isSame: boolean };

await run('scripts/chromium.ts');
if (!isBuilt()) await run('scripts/build.ts');
rmSync(root + trialFolder, { recursive: true, force: true });
mkdirSync(root + trialFolder, { recursive: true });
const failed = await drawTests(Number(values.count), Number(values.seed));
const mock = await startMock(0);
const browser = await chromium.launch(launchOptions());
const outcomes: Outcome[] = [];
try {
  for (const test of failed) outcomes.push(...(await replayTest(browser, test)));
} finally {
  await browser.close();
  await mock.stop();
}
report();

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

async function replayTest(browser: Browser, test: FailedTest): Promise<Outcome[]> {
  const { title, recordings, pagesWithout } = test;
  const outcomes: Outcome[] = pagesWithout.map((url) => {
    return { title, entries: 0, result: `${url} gave no recording`, isSame: false };
  });
  for (const recording of recordings) {
    const file = `${failed.indexOf(test) + 1}-${recordings.indexOf(recording) + 1}.json`;
    writeFileSync(`${root}${trialFolder}/${file}`, JSON.stringify({ recording }, null, 1));
    const replayed = await replayOnce(browser, recording);
    outcomes.push({ title: `${file} ${title}`, entries: recording.entries.length, ...replayed });
  }
  return outcomes;
}

async function replayOnce(browser: Browser, recording: Recording) {
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
    if (isSame) return { isSame, result: 'same' };
    const [first] = differences;
    const missing = wanted.filter((state) => !reached.includes(state));
    const other = reached.filter((state) => !wanted.includes(state));
    const start = first ? `entry ${first.entry + 1}: ${first.reason}` : 'at the end';
    return { isSame, result: `${start}; missing ${missing}; instead ${other}` };
  } catch (error) {
    return { isSame: false, result: (error as Error).message.split('\n')[0] ?? '' };
  } finally {
    await context.close();
  }
}

function report(): void {
  for (const { title, entries, result } of outcomes)
    console.log(`${title}\n    ${entries} entries: ${result}`);
  const same = failed.filter((test) =>
    outcomes.every(({ title, isSame }) => isSame || !title.endsWith(test.title)),
  ).length;
  console.log(`Seed ${values.seed}: ${same} of ${failed.length} tests replay to the same state.`);
  if (same < failed.length || failed.length < Number(values.count)) process.exitCode = 1;
}
