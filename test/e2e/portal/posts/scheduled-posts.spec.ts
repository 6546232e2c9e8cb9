import type { Page } from '@playwright/test';
import { toIndianParts } from '#domain/post/publish-time.ts';
import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { expect, test } from '#test/support/fixtures.ts';

test.use({ viewport: { width: 360, height: 740 }, timezoneId: 'America/New_York' });

const cardOf = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });

async function openSchedule(page: Page, title: string): Promise<void> {
  await cardOf(page, title)
    .getByRole('button', { name: /^More options for/ })
    .press('Enter');
  await page.getByRole('menuitem', { name: 'Publishing time…' }).press('Enter');
}

async function chooseTime(page: Page, day: string, time: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Publishing time' });
  await dialog.getByLabel('Day').fill(day);
  await dialog.getByLabel('Time').fill(time);
  await dialog.getByRole('button', { name: 'Save the time' }).press('Enter');
}

test('a creator schedules a post in review and moves its time on a cut network', async ({
  page,
  context,
  consoleWatch,
  openInReview,
}) => {
  const title = 'मेले का पहला दिन';
  const { postUID, staff } = await openInReview(title);
  const [today, tomorrow, dayAfter] = [0, 1, 2].map(
    (days) => toIndianParts(Date.now() + days * 24 * 3_600_000).day,
  ) as [string, string, string];
  await page.goto('/app/post/list');
  await openSchedule(page, title);
  const dialog = page.getByRole('dialog', { name: 'Publishing time' });
  await expect(dialog.getByText(/Indian time \(IST\)/)).toBeVisible();
  await expectAccessible(page);
  await chooseTime(page, today, '00:00');
  await expect(dialog.getByLabel('Time')).toHaveAccessibleDescription('Choose a later time.');
  await expect(dialog.getByLabel('Day')).toHaveAccessibleDescription('');
  await chooseTime(page, tomorrow, '08:30');
  await expect(page.getByText('Publishing time saved')).toBeVisible();
  await expect(cardOf(page, title).getByText(/8:30/)).toBeVisible();

  await staff.reload();
  await expect(staff.getByText(/once it's approved/)).toBeVisible();
  await staff.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(async () => {
    await page.goto('/app/post/list?state=SCHEDULED');
    await expect(cardOf(page, title).getByText(/^Approved\. Publishes on/)).toBeVisible();
  }).toPass();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/app/post/edit?postUID=${postUID}`);
  await expect(page.getByText(/choose Take back from review/)).toBeVisible();
  await page.goto('/app/post/list?state=SCHEDULED');
  await openSchedule(page, title);
  await expect(dialog.getByLabel('Time')).toHaveValue('08:30');
  consoleWatch.allow(/Failed to load resource/);
  await context.setOffline(true);
  await chooseTime(page, dayAfter, '19:15');
  await expect(dialog.getByText(/The time isn't changed yet/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Publishing time saved')).toBeVisible();
  await expect(cardOf(page, title).getByText(/7:15/)).toBeVisible();

  await openSchedule(page, title);
  await dialog.getByRole('button', { name: 'Publish now' }).press('Enter');
  await expect(page.getByText('Publishing time removed')).toBeVisible();
  await expect(cardOf(page, title)).toHaveCount(0);
});
