import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { parseRecording } from '#mocks/replay/recording-schema.ts';
import { root, run } from './child-process.ts';
import { writeReportTest } from './reports/report-test-file.ts';

/*
 * `npm run report:test -- report.json`: writes a browser test to test/e2e/scenarios/reports that
 * replays the report on the mock and fails as long as it ends in the same states.
 *
 *   --name "what is wrong"   the title of the test and, as words with hyphens, of its file
 */

const { values, positionals } = parseArgs({
  options: { name: { type: 'string' } },
  allowPositionals: true,
});
const [file] = positionals;
if (!file || !existsSync(file)) fail('Name the file of a report: npm run report:test -- file.json');
const files = writeReportTest(
  readRecording(file),
  `${root}test/e2e/scenarios/reports`,
  values.name,
).map((path) => relative(root, path));
await run('biome', ['check', '--write', '--log-level=error', ...files]);
console.log(`Written: ${files.join(' and ')}
Say in the test what should be seen instead, and run it:
  npx playwright test --project=scenarios ${files[0]}
When it passes at once, the report does not replay: docs/guides/replay-a-report.md.`);

function readRecording(path: string) {
  try {
    return parseRecording(readFileSync(path, 'utf8'));
  } catch (error) {
    return fail((error as Error).message);
  }
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
