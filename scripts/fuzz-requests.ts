import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ended, root } from './child-process.ts';
import { updateReliabilityTable } from './reliability-table.ts';

/*
 * `npm run fuzz -- --requests 100000 --seed 1` sends mutated requests over all operations and
 * roles; none may be answered 500. From 10,000 on it writes the table in docs/reliability.md.
 */

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '20261122' },
  },
});
const { requests, seed } = values;
const fewestRequestsInTable = 10_000;

const began = performance.now();
const child = spawn('vitest', ['run', '--project=unit', 'test/contract/mutated-requests.test.ts'], {
  cwd: root,
  stdio: ['ignore', 'pipe', 'inherit'],
  env: {
    ...process.env,
    PATH: `${root}node_modules/.bin:${process.env.PATH}`,
    MUTATED_REQUESTS: requests,
    GENERATED_SEED: seed,
  },
});
let printed = '';
child.stdout.on('data', (text: Buffer) => {
  process.stdout.write(text);
  printed += text;
});
process.exitCode = await ended(child);
if (process.exitCode === 0 && Number(requests) >= fewestRequestsInTable) writeTable();

function writeTable(): void {
  const runs = [...printed.matchAll(/^(\w+) \d+ (\{.*\})$/gm)];
  const statuses = runs.map(([, , json = '{}']) => JSON.parse(json) as Record<string, number>);
  const total = (isCounted: (status: number) => boolean) =>
    statuses
      .flatMap((one) => Object.entries(one))
      .filter(([status]) => isCounted(Number(status)))
      .reduce((sum, [, count]) => sum + count, 0)
      .toLocaleString('en');
  updateReliabilityTable('mutated requests', [
    ['requests', total(() => true)],
    ['seed', seed],
    ['databases', runs.map(([, engine]) => engine).join(', ')],
    ['answered with success', total((status) => status < 400)],
    ['refused', total((status) => status >= 400 && status < 500)],
    ['answered 503, 507', total((status) => status > 500)],
    ['answered 500', total((status) => status === 500)],
    ['minutes', ((performance.now() - began) / 60_000).toFixed(1)],
  ]);
}
