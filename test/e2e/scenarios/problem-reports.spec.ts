import type { Page } from '@playwright/test';
import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { expect, scenarioTest as test } from '../../support/fixtures.ts';

/* Problem reports of creators, as the mock acts them. */

/** In English, which the creator of these scenarios does not read. */
async function sendReport(page: Page, scenario: string) {
  await page.goto(`/scenarios/${scenario}?language=en`);
  await page.getByRole('button', { name: /^Profile menu/ }).click();
  await page.getByText('Report a problem', { exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Report a problem' });
  await dialog.getByRole('textbox', { name: /^What happened\?/ }).fill('The list is empty.');
  await dialog.getByRole('checkbox').click();
  await dialog.getByRole('button', { name: 'Send report' }).click();
  return dialog;
}

test('problem-report sends a report and withdraws it', async ({ page }) => {
  const dialog = await sendReport(page, 'problem-report');
  await expect(dialog.getByRole('status')).toContainText('We have your report and delete it on');
  await dialog.getByRole('button', { name: 'Withdraw report' }).click();
  await expect(dialog.getByRole('status')).toHaveText('Report withdrawn.');
});

test('the mock lists a report that it has received, and replays it', async ({ page }) => {
  const dialog = await sendReport(page, 'problem-report');
  await expect(dialog.getByRole('status')).toContainText('We have your report');
  await page.goto('/scenarios');
  const sent = page.getByRole('region', { name: 'Reports sent to this mock' });
  const newest = sent.getByRole('listitem').first();
  await expect(newest).toContainText('The list is empty.');
  const saved = page.waitForEvent('download');
  await newest.getByRole('link', { name: 'Save the file' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^problem-report-.*\.json$/);
  await newest.getByRole('button', { name: 'Replay' }).click();
  await expect(page.locator('html[data-replay="same"]')).toBeAttached({ timeout: 60_000 });
});

test('problem-report-limited keeps the text of a refused report', async ({ page }) => {
  const dialog = await sendReport(page, 'problem-report-limited');
  await expect(dialog.getByRole('status')).toContainText('Too many requests. Wait 2 hours');
  await expect(dialog.getByRole('status')).toContainText('Your report stays on this device');
  await expect(dialog.getByRole('textbox', { name: /^What happened\?/ })).toHaveValue(
    'The list is empty.',
  );
  await expect(dialog.getByRole('button', { name: 'Download as a file' })).toBeVisible();
});

const ownReports = (page: Page) => page.getByRole('region', { name: 'Problem reports you sent' });

test('own-problem-reports withdraws reports', async ({ page, openScenario }) => {
  await openScenario('own-problem-reports');
  const reports = ownReports(page);
  await expect(reports.getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page);
  await reports.getByRole('button', { name: 'Withdraw report' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw report' }).click();
  await expect(reports.getByRole('status')).toHaveText('Report withdrawn.');
  await expect(reports.getByRole('listitem')).toHaveCount(0);
});

test('own-problem-reports-failed says why a report is not withdrawn', async ({
  page,
  openScenario,
}) => {
  await openScenario('own-problem-reports-failed');
  await ownReports(page).getByRole('button', { name: 'Withdraw report' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Withdraw report' }).click();
  await expect(dialog.getByRole('alert')).not.toBeEmpty();
  await page.keyboard.press('Escape');
  await expect(ownReports(page).getByRole('listitem')).toHaveCount(3);
});

test('own-problem-reports-none shows nothing about reports', async ({ page, openScenario }) => {
  await openScenario('own-problem-reports-none');
  await expect(page.getByRole('region', { name: 'Your data', exact: true })).toBeVisible();
  await expect(ownReports(page)).toHaveCount(0);
});

test('staff-problem-reports shows the steps of a report', async ({ page, openScenario }) => {
  await openScenario('staff-problem-reports');
  await page.getByRole('button', { name: 'Show steps' }).first().click();
  await expect(page.getByRole('list', { name: 'Steps' })).toContainText('saveBankDetails');
  await expect(page.getByRole('button', { name: 'Download as a file' })).toBeVisible();
});

test('staff-chart-usage-list-failed offers to load the list again', async ({
  page,
  openScenario,
}) => {
  await openScenario('staff-chart-usage-list-failed');
  await expect(page.getByRole('heading', { name: 'Flow usage' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});
