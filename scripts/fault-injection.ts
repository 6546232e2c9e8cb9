import { isBuilt } from './bundle/build-state.ts';
import { run } from './child-process.ts';

/*
 * Fault injection in its long form (test/e2e/portal/editor/fault-injection.spec.ts):
 * `npm run fault-injection` runs 500 sessions, `npm run fault-injection -- 20 101` twenty from seed
 * 101.
 */

const [runs = '500', first = '1'] = process.argv.slice(2);
process.env.FAULT_RUNS = runs;
process.env.FAULT_FIRST_SEED = first;
await run('scripts/chromium.ts');
if (!isBuilt()) await run('scripts/build.ts');
await run('playwright', ['test', 'portal/editor/fault-injection.spec.ts', '--reporter=line']);
