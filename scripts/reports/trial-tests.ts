import { execFileSync, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import fc from 'fast-check';
import type { Recording } from '#domain/problem-reports/recording.ts';
import { noRecording } from '#test/support/browser/problem-reports.ts';
import { ended, root } from '../child-process.ts';

/** What a browser test has left of the pages that were open at its end. */
export type FailedTest = { title: string; recordings: Recording[]; pagesWithout: string[] };

type Suite = { title: string; file?: string; suites?: Suite[]; specs?: Spec[] };
type Spec = { file: string; line: number; column: number; title: string; tests: Test[] };
type Test = { projectName: string; annotations: Annotation[]; results: Result[] };
type Annotation = { type: string; description?: string };
type Result = { attachments: { name: string; body?: string; path?: string }[] };

export const trialFolder = '.cache/report-trial';
const program = `${root}node_modules/@playwright/test/cli.js`;

/** The tests of these projects in a random order, as lines of Playwright's `--test-list`. */
export function shuffledTests(projects: string[], seed: number): string[] {
  const listed = execFileSync(
    process.execPath,
    [program, 'test', '--list', '--reporter=json', ...projects.map((one) => `--project=${one}`)],
    { cwd: root, maxBuffer: 100_000_000, encoding: 'utf8' },
  );
  const lines = testsOf(JSON.parse(listed)).map(({ line }) => line);
  const all = { minLength: lines.length, maxLength: lines.length };
  return fc.sample(fc.shuffledSubarray(lines, all), { seed, numRuns: 1 })[0] ?? [];
}

/** Runs tests, each of which fails at its end, and takes their reports. */
export async function failTests(lines: string[]): Promise<FailedTest[]> {
  const list = `${trialFolder}/tests.txt`;
  const result = `${trialFolder}/results.json`;
  writeFileSync(root + list, `${lines.join('\n')}\n`);
  const parameters = ['test', `--test-list=${list}`, '--retries=0', '--reporter=json'];
  const output = [`--output=${trialFolder}/output`, '--workers=2'];
  await ended(
    spawn(process.execPath, [program, ...parameters, ...output], {
      cwd: root,
      // All of them fail, which the trial expects.
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, FAIL_AT_END: '1', PLAYWRIGHT_JSON_OUTPUT_NAME: result },
    }),
  );
  const tests = testsOf(JSON.parse(readFileSync(root + result, 'utf8')));
  return lines.map((line) => {
    const test = tests.find((one) => one.line === line);
    const reports = (test?.results ?? [])
      .flatMap(({ attachments }) => attachments)
      .filter(({ name }) => name === 'problem-report.json');
    return {
      title: line,
      recordings: reports.map(({ body, path }) => {
        const text = path ? readFileSync(path) : Buffer.from(body ?? '', 'base64');
        return JSON.parse(text.toString()).recording;
      }),
      pagesWithout: (test?.annotations ?? [])
        .filter(({ type }) => type === noRecording)
        .map(({ description = '' }) => description),
    };
  });
}

function testsOf(report: { suites: Suite[] }): (Test & { line: string })[] {
  const walk = (suite: Suite, titles: string[]): (Test & { line: string })[] => [
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests.map((test) => ({ ...test, line: testLine(spec, test, titles) })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => walk(inner, [...titles, inner.title])),
  ];
  return report.suites.flatMap((suite) => walk(suite, []));
}

function testLine(spec: Spec, test: Test, titles: string[]): string {
  const place = `${spec.file}:${spec.line}:${spec.column}`;
  return [`[${test.projectName}]`, place, ...titles, spec.title].join(' › ');
}
