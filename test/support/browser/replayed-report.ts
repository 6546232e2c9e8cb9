import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { Recording } from '#domain/problem-reports/recording.ts';
import { parseRecording } from '#mocks/replay/recording-schema.ts';

/** What came of a replay. States are written as `chart {"its":"state"}`, sorted. */
export type Replayed = {
  isSame: boolean;
  /** The states at the end of the recording, and those that the replay has reached. */
  wanted: string[];
  reached: string[];
  /** The first entries of the recording that did not happen again. */
  differences: { entry: number; reason: string }[];
};

/** Has the mock replay a report in this page, and waits for its end. */
export async function replayReport(page: Page, recording: Recording): Promise<Replayed> {
  await page.goto('/scenarios');
  const start: string = await page.evaluate(async (body) => {
    const reply = await fetch('/scenarios/replay', { method: 'POST', body });
    return (await reply.json()).start;
  }, JSON.stringify({ recording }));
  // As a link leads there: a page of the portal may lead on before it has loaded.
  await page.goto(start, { waitUntil: 'commit' });
  return replayResult(page, recording);
}

/** Waits for the end of the replay that runs in this page. */
export async function replayResult(page: Page, { entries }: Recording): Promise<Replayed> {
  const root = page.locator('html[data-replay-differences]');
  const duration = entries.at(-1)?.at ?? 0;
  await expect(root).toBeAttached({ timeout: 90_000 + 2 * Math.min(duration, 60_000) });
  const isSame = (await root.getAttribute('data-replay')) === 'same';
  return { isSame, ...JSON.parse((await root.getAttribute('data-replay-differences')) ?? '') };
}

/** The recording of a report beside a test that `npm run report:test` has written. @public */
export const readReport = (file: URL): Recording => parseRecording(readFileSync(file, 'utf8'));
