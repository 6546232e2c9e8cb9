import { readFileSync, rmSync } from 'node:fs';
import type { JSONReport } from '@playwright/test/reporter';
import { planSession } from '#test/fault-injection/session-plan.ts';
import { isBuilt } from './bundle/build-state.ts';
import { ended, root, run, start } from './child-process.ts';
import { updateReliabilityTable } from './reliability-table.ts';

/*
 * Fault injection in its long form (test/e2e/portal/editor/fault-injection.spec.ts):
 * `npm run fault-injection` runs 500 sessions, `npm run fault-injection -- 20 101` twenty from seed
 * 101. When all of at least 100 pass, it writes the table in docs/reliability.md.
 */

const [runs = 500, first = 1] = process.argv.slice(2).map(Number);
const report = '.cache/reports/fault-injection.json';
const fewestSessionsInTable = 100;

await run('scripts/chromium.ts');
if (!isBuilt()) await run('scripts/build.ts');
// One of an earlier run would be taken for this run's when Playwright does not start.
rmSync(root + report, { force: true });
const begun = performance.now();
process.exitCode = await ended(
  start('playwright', ['test', 'portal/editor/fault-injection.spec.ts', '--reporter=line,json'], {
    FAULT_RUNS: String(runs),
    FAULT_FIRST_SEED: String(first),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  }),
);
const { stats }: JSONReport = JSON.parse(readFileSync(root + report, 'utf8'));
const figures = figuresOf((performance.now() - begun) / 60_000);
for (const [figure, value] of figures) console.log(`${figure}: ${value}`);
const isWhole = stats.expected === runs && stats.unexpected === 0;
if (isWhole && runs >= fewestSessionsInTable) updateReliabilityTable('fault injection', figures);

function figuresOf(minutes: number): [string, string][] {
  const seeds = Array.from({ length: runs }, (_, nth) => first + nth);
  const posts = seeds.flatMap((seed) => planSession(seed).posts);
  const steps = posts.flatMap((post) => post.steps);
  const count = (isCounted: (step: (typeof steps)[number]) => boolean) =>
    steps.filter(isCounted).length.toLocaleString('en');
  return [
    ['sessions, first seed', `${runs}, ${first}`],
    ['sessions in which something was lost, duplicated or wrong', String(stats.unexpected)],
    [
      'sessions across an update of the app',
      String(seeds.filter((seed) => seed % 10 === 0).length),
    ],
    ['posts', posts.length.toLocaleString('en')],
    ['steps', count(() => true)],
    ['changes of the network', count(({ kind }) => kind === 'network')],
    ['interruptions of the page while writing', count(({ kind }) => kind === 'interruption')],
    ['sessions of the server that ended while writing', count(({ kind }) => kind === 'sign-out')],
    ['minutes', minutes.toFixed(0)],
  ];
}
