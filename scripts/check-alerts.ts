import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { ended, start } from './child-process.ts';
import { alertRuleFiles } from './monitoring/alert-rules.ts';
import { alertTests } from './monitoring/alert-tests.ts';
import { requirePrometheus } from './monitoring/prometheus-programs.ts';

/*
 * `npm run check:alerts` checks the alert rules and tests each with values with which it stays
 * silent and with which it fires (monitoring/alert-cases.ts). It needs promtool.
 */

const promtool = requirePrometheus('promtool');
const folder = await mkdtemp(join(tmpdir(), 'alerts-'));
try {
  const tests = join(folder, 'tests.yml');
  await writeFile(tests, stringify(alertTests()));
  const codes = [
    await ended(start(promtool, ['check', 'rules', ...Object.values(alertRuleFiles)])),
    await ended(start(promtool, ['test', 'rules', tests])),
  ];
  process.exitCode = Math.max(...codes);
} finally {
  await rm(folder, { recursive: true, force: true });
}
