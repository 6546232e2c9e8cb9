import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

import { root } from '../child-process.ts';
import type { Step } from './check-steps.ts';

/**
 * How many tests of a step did what; `flaky` names those of the passed that failed first and passed
 * when tried again.
 */
export type Counts = { passed: number; failed: number; skipped: number; flaky: string[] };

/** A test that passed when tried again keeps the messages of its failure. */
type VitestResult = { status: string; fullName: string; failureMessages: string[] };
type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { name: string; status: string; assertionResults: VitestResult[] }[];
};
type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs?: { file: string; line: number; title: string; tests: { status: string }[] }[];
};
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
};

/**
 * The counts of a step, from its runner's own report. A step without a report is one check. A
 * failure that no test accounts for (a file that cannot be loaded, a runner that died, a report
 * without tests) counts as one.
 */
export function countTests(report: Step['report'], exitCode: number): Counts {
  if (!report)
    return { ...nothing, passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1 };
  const file = root + report.file;
  const counts = existsSync(file)
    ? read(report.kind, JSON.parse(readFileSync(file, 'utf8')))
    : nothing;
  const isUnaccounted = exitCode !== 0 || counts.passed === 0;
  return { ...counts, failed: counts.failed === 0 && isUnaccounted ? 1 : counts.failed };
}

const nothing: Counts = { passed: 0, failed: 0, skipped: 0, flaky: [] };

function read(kind: 'vitest' | 'playwright', report: VitestReport | PlaywrightReport): Counts {
  return kind === 'vitest'
    ? fromVitest(report as VitestReport)
    : fromPlaywright(report as PlaywrightReport);
}

function fromVitest(report: VitestReport): Counts {
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
    flaky: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
        .map(({ fullName }) => `${relative(root, name)} ${fullName}`),
    ),
  };
}

function fromPlaywright({ stats, suites }: PlaywrightReport): Counts {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    flaky: suites.flatMap(flakyIn),
  };
}

function flakyIn({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [
    ...own.map(({ file, line, title }) => `${file}:${line} ${title}`),
    ...suites.flatMap(flakyIn),
  ];
}
