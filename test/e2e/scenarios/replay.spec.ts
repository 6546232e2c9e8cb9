import type { Page } from '@playwright/test';
import type { Recording } from '#domain/problem-reports/recording.ts';
import { recordedStates } from '#mocks/replay/page/running-charts.ts';
import { recordingOf } from '#test/support/browser/problem-reports.ts';
import { expect, scenarioTest as test } from '#test/support/fixtures.ts';

/* What the portal has recorded in a failure ends in the same states when the mock replays it. */

test('a report of a wrong code replays to the same screen', async ({ page, openScenario }) => {
  await openScenario('otp-wrong');
  await page.getByLabel('Mobile number').fill('98765 43210');
  await page.getByRole('button', { name: 'Get code' }).click();
  await page.getByLabel('4-digit code').fill('4821');
  await expect(page.getByText('Otp verification failed.').first()).toBeVisible();
  const recording = await takenFrom(page);
  expect(JSON.stringify(recording)).not.toMatch(/98765|43210|4821/);

  await page.goto('/scenarios');
  await page.evaluate(async (body) => {
    const reply = await fetch('/scenarios/replay', { method: 'POST', body });
    location.href = (await reply.json()).start;
  }, JSON.stringify({ recording }));
  await expectSameStates(page, recording);
  await expect(page.getByText('Otp verification failed.').first()).toBeVisible();
});

async function takenFrom(page: Page): Promise<Recording> {
  const recording = await recordingOf(page);
  if (!recording) throw new Error('The page has given no recording.');
  return recording;
}

/** The replay itself compares them too; here are those that it has reached. */
async function expectSameStates(page: Page, recording: Recording): Promise<void> {
  const root = page.locator('html[data-replay-differences]');
  await expect(root).toBeAttached({ timeout: 60_000 });
  const { reached, differences } = JSON.parse(
    (await root.getAttribute('data-replay-differences')) ?? '',
  );
  expect(differences).toEqual([]);
  expect(reached).toEqual(recordedStates(recording));
  await expect(root).toHaveAttribute('data-replay', 'same');
}
