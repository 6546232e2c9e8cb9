import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { countTests } from '../../../scripts/checks/test-reports.ts';
import { root } from '../../../scripts/child-process.ts';

/* `npm test` is only as true as its counts. */

mkdirSync(join(root, '.cache'), { recursive: true });
const folder = mkdtempSync(join(root, '.cache', 'counts-'));
afterAll(() => rmSync(folder, { recursive: true }));

function reportWith(kind: 'vitest' | 'playwright', content: unknown) {
  const file = join(folder, `${kind}.json`);
  writeFileSync(file, JSON.stringify(content));
  return { kind, file: relative(root, file) };
}
const vitestReport = (
  passed: number,
  failed: number,
  files: { status: string; tests: string[] }[] = [],
) =>
  reportWith('vitest', {
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: 1,
    numTodoTests: 0,
    testResults: files.map(({ status, tests }) => ({
      status,
      assertionResults: tests.map((test) => ({ status: test })),
    })),
  });

describe('the counts of a step', () => {
  it('are one check where there is no report', () => {
    expect(countTests(undefined, 0)).toEqual({ passed: 1, failed: 0, skipped: 0, flaky: [] });
    expect(countTests(undefined, 2)).toEqual({ passed: 0, failed: 1, skipped: 0, flaky: [] });
  });

  it("are the runner's own", () => {
    expect(countTests(vitestReport(7, 0), 0)).toEqual({
      passed: 7,
      failed: 0,
      skipped: 1,
      flaky: [],
    });
    const stats = { expected: 5, unexpected: 1, flaky: 0, skipped: 2 };
    const report = reportWith('playwright', { stats, suites: [] });
    expect(countTests(report, 1)).toEqual({ passed: 5, failed: 1, skipped: 2, flaky: [] });
  });

  it('name every test that passed only when it was tried again', () => {
    const stats = { expected: 1, unexpected: 0, flaky: 2, skipped: 0 };
    const spec = (line: number, status: string) => ({
      file: 'a.spec.ts',
      line,
      title: 'signs in',
      tests: [{ status }],
    });
    const inner = { specs: [spec(9, 'flaky')] };
    const suites = [{ specs: [spec(3, 'expected'), spec(5, 'flaky')], suites: [inner] }];
    expect(countTests(reportWith('playwright', { stats, suites }), 0)).toEqual({
      passed: 3,
      failed: 0,
      skipped: 0,
      flaky: ['a.spec.ts:5 signs in', 'a.spec.ts:9 signs in'],
    });
  });

  it('count a file that could not be loaded as a failure', () => {
    const report = vitestReport(7, 0, [{ status: 'failed', tests: [] }]);
    expect(countTests(report, 1)).toMatchObject({ passed: 7, failed: 1 });
  });

  it('count a runner that died, and a run without tests, as a failure', () => {
    expect(countTests({ kind: 'vitest', file: 'no/such/report.json' }, 1).failed).toBe(1);
    expect(countTests(vitestReport(3, 0), 1).failed).toBe(1);
    expect(countTests(vitestReport(0, 0), 0).failed).toBe(1);
  });
});
