import { isBuilt } from './build-state.ts';
import { run } from './run.ts';

/*
 * The storm in its long form (test/e2e/portal/storm.spec.ts): `npm run storm` runs 500 sittings, `npm run storm -- 20 101` twenty from seed 101.
 */

const [runs = '500', first = '1'] = process.argv.slice(2);
process.env.STORM_RUNS = runs;
process.env.STORM_FIRST = first;
await run('scripts/browser.ts');
if (!isBuilt()) await run('scripts/build.ts');
await run('playwright', ['test', 'portal/storm.spec.ts', '--reporter=line']);
