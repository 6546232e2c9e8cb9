import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { afterAll, expect, it } from 'vitest';
import { recording } from '#contract/examples/problem-reports.ts';
import type { Recording } from '#domain/problem-reports/recording.ts';
import { parseRecording } from '#mocks/replay/recording-schema.ts';
import { root } from '../../../scripts/child-process.ts';
import { writeReportTest } from '../../../scripts/reports/report-test-file.ts';

/* `npm run report:test` without its last step, which formats the report. */

mkdirSync(join(root, '.cache'), { recursive: true });
const folder = mkdtempSync(join(root, '.cache', 'report-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

const report = recording() as Recording;
const written = (name?: string) => writeReportTest(report, folder, name) as [string, string];

it('writes a test of the last states, beside a report that replays', () => {
  const [test, file] = written("Bank details aren't sent */");
  expect(basename(test)).toBe('2026-11-27-bank-details-aren-t-sent.spec.ts');
  expect(basename(file)).toBe('2026-11-27-bank-details-aren-t-sent.json');
  expect(parseRecording(readFileSync(file, 'utf8'))).toEqual(report);
  const source = readFileSync(test, 'utf8');
  expect(source).toContain(`'bank-details {"record":"unknown","proof":"settled"}',`);
  expect(source).toContain('* - sent review.confirmed to bank-details');
  expect(source).toContain('* - saveBankDetails got no reply');
  const { diagnostics } = ts.transpileModule(source, { reportDiagnostics: true });
  expect(diagnostics).toEqual([]);
});

it('writes a test that passes the linter, named after its page without a name', () => {
  const [test] = written();
  expect(basename(test)).toBe('2026-11-27-app-bank-details.spec.ts');
  const source = readFileSync(test, 'utf8');
  // The command has it formatted afterwards.
  const place = `test/e2e/scenarios/reports/${basename(test)}`;
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const parameters = [biome, 'check', '--write', `--stdin-file-path=${place}`];
  const options = { cwd: root, input: source, encoding: 'utf8' } as const;
  const fixed = execFileSync(process.execPath, parameters, options);
  expect(withoutSpace(fixed)).toBe(withoutSpace(source));
});

const withoutSpace = (text: string) => text.replace(/[\s,]/g, '');
