import type { Page } from '@playwright/test';
import { freshPhone } from '#test/support/api/people.ts';
import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { expect, test } from '#test/support/fixtures.ts';

/* Counts of chart use: from a page that a person used, to the heat map of staff. */

/** What a browser tells a page whose tab is no longer seen, which a test cannot do by hand. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });

test('staff sees where people are in the sign-in by phone', async ({
  page,
  staffContext,
}, testInfo) => {
  const counting = page.waitForResponse(/\/report-usage-[^/]+\.js$/);
  await page.goto('/login/mobile');
  // By keys: nothing is counted before a person has used the page, which `fill` does not do.
  await page.getByLabel('Mobile number').focus();
  await page.keyboard.type(freshPhone(testInfo.workerIndex));
  await counting;
  await page.getByRole('button', { name: 'Get code' }).click();
  await expect(page.getByLabel('4-digit code')).toBeFocused();
  const reported = page.waitForResponse(/\/chartUsage/i);
  await hide(page);
  expect((await reported).status()).toBe(204);

  const staff = await staffContext.newPage();
  const waiting = staff.getByRole('button', { name: /^awaitingCode [1-9]/ });
  // The server writes counts every few seconds.
  await expect(async () => {
    await staff.goto('/app/charts?chart=otp');
    await expect(waiting).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 40_000 });
  await expectAccessible(staff);
  await staff.getByRole('button', { name: /^sending [1-9]/ }).press('Enter');
  await expect(staff.getByText(/^Finished.* to code\.awaitingCode: [1-9]/)).toBeVisible();
  await staff.getByRole('link', { name: 'All flows' }).click();
  await expect(staff.getByRole('row', { name: /^otp auth [1-9]/ })).toBeVisible();
});
