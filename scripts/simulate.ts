import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { parseArgs } from 'node:util';
import { bundlePortal } from '#test/simulation/browser/bundle-portal.ts';
import { failureReport } from '#test/simulation/failure-report.ts';
import { type Ingredients, type SeedOutcome, simulate } from '#test/simulation/simulate.ts';
import { makeDump } from '#test/unit/server/harness/migrated-databases.ts';
import { root } from './child-process.ts';
import { updateReliabilityTable } from './reliability-table.ts';
import { simulationFigures } from './simulation-figures.ts';

/*
 * `npm run simulate -- --seeds 10000 --from 1` runs that many seeds of the simulation
 * (test/simulation) in two processes and ends with the first that fails. `--trace` prints what
 * happened in each.
 */

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '1000' },
    from: { type: 'string', default: '1' },
    trace: { type: 'boolean', default: false },
  },
});
const count = Number(values.seeds);
const first = Number(values.from);
if (!Number.isInteger(count) || count < 1 || !Number.isInteger(first)) {
  console.error('Usage: npm run simulate -- --seeds N [--from S] [--trace]');
  process.exit(2);
}
/** A table of fewer would say little. */
const fewestInTable = 100;

const began = performance.now();
const outcomes: SeedOutcome[] = [];
const processorSeconds = await simulate(await prepare(), {
  seeds: Array.from({ length: count }, (_, at) => first + at),
  processes: 2,
  onOutcome(outcome) {
    if (values.trace) console.log(outcome.trace.join('\n'));
    outcomes.push({ ...outcome, trace: outcome.failure ? outcome.trace : [] });
    if (outcomes.length % 100 === 0) console.log(`${outcomes.length} of ${count} seeds`);
    return outcome.failure !== null;
  },
});
const failed = outcomes.find(({ failure }) => failure !== null);
const seconds = (performance.now() - began) / 1000;
console.log(
  `${outcomes.length} seeds, ${outcomes.reduce((sum, { steps }) => sum + steps, 0)} steps, ` +
    `${seconds.toFixed(0)} s, ${processorSeconds.toFixed(0)} s of processor time`,
);
if (failed) {
  console.error(failureReport(failed));
  process.exitCode = 1;
} else if (count >= fewestInTable)
  updateReliabilityTable(
    'simulation',
    simulationFigures({ outcomes, first, seconds, processorSeconds }),
  );

/**
 * The programs of the tabs, and a migrated database, which is made again when a migration changes.
 */
async function prepare(): Promise<Ingredients> {
  const folder = `${root}.cache/simulation`;
  mkdirSync(folder, { recursive: true });
  const portal = `${folder}/portal.json`;
  writeFileSync(portal, JSON.stringify(await bundlePortal()));
  const dump = `${folder}/${migrationsHash()}.tar`;
  if (!existsSync(dump)) {
    const making = `${folder}/making-${process.pid}`;
    mkdirSync(making);
    renameSync(await makeDump(making), dump);
  }
  return { dump, portal };
}

function migrationsHash(): string {
  const folder = `${root}server/platform/database`;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const hash = createHash('sha256');
  for (const file of files.filter((name) => name.endsWith('.ts')))
    hash.update(readFileSync(`${folder}/${file}`));
  return hash.digest('hex').slice(0, 16);
}
