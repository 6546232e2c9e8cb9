import type { Page } from '@playwright/test';
import type { Recording } from '#domain/problem-reports/recording.ts';
import { recordedStates } from '#mocks/replay/page/running-charts.ts';
import { photo } from '#test/factories/sample-photo.ts';
import { describePost, saveLine } from '#test/support/browser/editor-form.ts';
import { recordingOf } from '#test/support/browser/problem-reports.ts';
import {
  type Replayed,
  replayReport,
  replayResult,
} from '#test/support/browser/replayed-report.ts';
import { expect, scenarioTest as test } from '#test/support/fixtures.ts';
import { wordsOf } from '#test/support/message-formatter.ts';

/* What the portal has recorded in a failure ends in the same states when the mock replays it. */

test('the form at /scenarios replays a report of a wrong code to the same screen', async ({
  page,
  openScenario,
}) => {
  await openScenario('otp-wrong');
  await askForCode(page);
  await page.getByLabel('4-digit code').fill('4821');
  await expect(page.getByText('Otp verification failed.').first()).toBeVisible();
  const recording = await takenFrom(page);
  expect(JSON.stringify(recording)).not.toMatch(/98765|43210|4821/);

  await page.goto('/scenarios');
  await chooseReport(page, JSON.stringify({ recording }));
  expectSame(recording, await replayResult(page, recording));
  await expect(page.getByText('Otp verification failed.').first()).toBeVisible();
});

test('the form at /scenarios says what is wrong with a file that is no report', async ({
  page,
}) => {
  await page.goto('/scenarios');
  await chooseReport(page, '{"recording":{"version":2}}');
  await expect(page.locator('[data-replay-error]')).toContainText('This is no report: version');
});

test('a report of an uploaded picture replays to the same screen', async ({
  page,
  openScenario,
}) => {
  await openScenario('approved', '/app/post/create?format=FORMAT_IMAGE');
  const buffer = await photo({ width: 1600, height: 1200 });
  const file = { name: 'field.jpg', mimeType: 'image/jpeg', buffer };
  const saved = page.waitForResponse((response) =>
    response.url().endsWith('/api/post/upsert/update'),
  );
  await page.locator('input[type=file]').first().setInputFiles(file);
  await saved;
  const recording = await takenFrom(page);
  const upload = { operation: 'uploadImage', status: 200 };
  expect(recording.entries).toContainEqual(expect.objectContaining(upload));
  expectSame(recording, await replayReport(page, recording));
});

test('a report of what was chosen for a post replays to the same screen', async ({
  page,
  openScenario,
}) => {
  await openScenario('approved', '/app/post/create');
  const say = wordsOf('hi');
  await page.getByRole('textbox', { name: say('editor.title.label') }).fill('बारिश');
  await page.getByRole('button', { name: say('editor.next') }).click();
  await describePost(page, say);
  await expect(saveLine(page, say('editor.saved.server'))).toBeAttached();
  const recording = await takenFrom(page);
  const choices = recording.entries.filter(
    (entry) => entry.kind === 'input' && entry.action === 'choose',
  );
  expect(choices).toHaveLength(3);
  expectSame(recording, await replayReport(page, recording));
});

test('a report of a lost network replays to the same screen', async ({ page, openScenario }) => {
  await openScenario('otp-wrong');
  await page.route('**/api/**', (route) => route.abort());
  await askForCode(page);
  await expect(page.getByText('No connection.').first()).toBeVisible();
  const recording = await takenFrom(page);
  expect(recording.entries).toContainEqual(expect.objectContaining({ kind: 'call', status: 0 }));
  await page.unrouteAll();
  expectSame(recording, await replayReport(page, recording));
  await expect(page.getByText('No connection.').first()).toBeVisible();
});

test('a report replays in a browser that runs service workers, which the mock has not', async ({
  page,
  openScenario,
  browser,
  baseURL,
}) => {
  await openScenario('approved');
  // The last that a page does by itself.
  await expect
    .poll(async () => recordedStates(await takenFrom(page)))
    .toContain('service-worker {"registered":"current"}');
  const recording = await takenFrom(page);
  const context = await browser.newContext({ baseURL, serviceWorkers: 'allow' });
  expectSame(recording, await replayReport(await context.newPage(), recording));
  await context.close();
});

async function askForCode(page: Page): Promise<void> {
  await page.getByLabel('Mobile number').fill('98765 43210');
  await page.getByRole('button', { name: 'Get code' }).click();
}

async function chooseReport(page: Page, text: string): Promise<void> {
  const file = { name: 'report.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.locator('input[name=report]').setInputFiles(file);
  await page.locator('form[data-replay]').getByRole('button', { name: 'Replay' }).click();
}

async function takenFrom(page: Page): Promise<Recording> {
  const recording = await recordingOf(page);
  if (!recording) throw new Error('The page has given no recording.');
  return recording;
}

/** On the way there, charts may start in another order. */
function expectSame(recording: Recording, { isSame, reached }: Replayed): void {
  expect(reached).toEqual(recordedStates(recording));
  expect(isSame).toBe(true);
}
