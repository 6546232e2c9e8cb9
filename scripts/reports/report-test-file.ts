import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CallEntry, ChartEntry, Recording } from '#domain/problem-reports/recording.ts';
import { recordedStates } from '#mocks/replay/page/running-charts.ts';

/** How many of the last steps the comment names. */
const shownSteps = 8;

/**
 * Writes a browser test that replays a report, and the report beside it.
 * @param name what is wrong, in words; by default the page
 * @returns the paths of both
 */
export function writeReportTest(recording: Recording, folder: string, name?: string): string[] {
  const date = recording.recordedAt.slice(0, 10);
  const title = name ?? `the page ${pathWithoutIds(recording.page)}`;
  const base = `${date}-${slug(name ?? pathWithoutIds(recording.page))}`;
  const files = { test: join(folder, `${base}.spec.ts`), report: join(folder, `${base}.json`) };
  mkdirSync(folder, { recursive: true });
  writeFileSync(files.report, `${JSON.stringify({ recording }, null, 2)}\n`);
  writeFileSync(files.test, testSource(recording, `${base}.json`, `report of ${date}: ${title}`));
  return [files.test, files.report];
}

function testSource(recording: Recording, reportFile: string, title: string): string {
  const { recordedAt, page, language, build } = recording;
  const states = recordedStates(recording).map((state) => `    ${literal(state)},\n`);
  return `import { readReport, replayReport } from '#test/support/browser/replayed-report.ts';
import { expect, scenarioTest as test } from '#test/support/fixtures.ts';

/*
 * Reported on ${recordedAt.slice(0, 10)}, in version ${build.version}, language ${language}.
 * Page: ${inComment(page)}
 * The last steps:
 *
${lastSteps(recording)
  .map((step) => ` * - ${inComment(step)}\n`)
  .join('')} */

const recording = readReport(new URL(${literal(`./${reportFile}`)}, import.meta.url));

test(${literal(title)}, async ({ page }) => {
  const { reached } = await replayReport(page, recording);
  // Say here what a person should see instead of what was reported, for example:
  // await expect(page.getByRole('status')).toHaveText('Saved');

  // The states of the report: as long as the portal reaches all of them, it is not fixed.
  expect(reached).not.toEqual([
${states.join('')}  ]);
});
`;
}

/** What the person did and which calls failed, the last ones. */
function lastSteps({ entries }: Recording): string[] {
  return entries.flatMap((entry) => stepText(entry) ?? []).slice(-shownSteps);
}

function stepText(entry: Recording['entries'][number]): string | undefined {
  if (entry.kind === 'chart') return entry.isFromPerson ? eventText(entry) : undefined;
  if (entry.kind === 'page') return `opened ${entry.path}`;
  if (entry.kind === 'network') return entry.isOnline ? 'was online again' : 'was offline';
  if (entry.kind === 'error') return `error ${entry.name}`;
  return entry.kind === 'call' ? callText(entry) : undefined;
}

const eventText = ({ event, chart }: ChartEntry) => `sent ${event?.type} to ${chart}`;

function callText({ operation, status, isPending }: CallEntry): string | undefined {
  if (isPending) return `${operation} had no answer yet`;
  if (status === 0) return `${operation} got no reply`;
  return status >= 400 ? `${operation} was answered ${status}` : undefined;
}

const literal = (text: string) => `'${text.replace(/[\\']/g, '\\$&').replace(/\s+/g, ' ')}'`;

/** One line that cannot end the comment. */
const inComment = (text: string) => text.replace(/\s+/g, ' ').replaceAll('*/', '* /').slice(0, 90);

const pathWithoutIds = (path: string) =>
  path
    .replace(/\?.*$/, '')
    .replace(/\/(?=[^/]*\d)[^/]*/g, '')
    .slice(0, 60) || '/';

const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '') || 'page';
