import type { Page } from '@playwright/test';
import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { expect, test } from '#test/support/fixtures.ts';

const cardOf = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });

async function takeBack(page: Page, title: string): Promise<void> {
  await cardOf(page, title)
    .getByRole('button', { name: /^More options for/ })
    .press('Enter');
  await page.getByRole('menuitem', { name: 'Take back from review' }).press('Enter');
}

test('a creator finds a post in review among drafts and withdraws it on a cut network', async ({
  page,
  context,
  consoleWatch,
  openInReview,
}) => {
  const title = 'कुएँ की सफ़ाई';
  const { staff } = await openInReview(title);
  await page.goto('/app/post/list');
  await page.getByRole('radio', { name: 'Drafts' }).check({ force: true });
  await page.getByRole('radio', { name: 'Not sent' }).check({ force: true });
  await expect(page).toHaveURL(/state=CREATED/);
  await expect(cardOf(page, title)).toHaveCount(0);
  await page.getByRole('radio', { name: 'In review' }).check({ force: true });
  await expect(page).toHaveURL(/state=SUBMITTED_FOR_DHPUBLISH_REVIEW/);
  await expect(cardOf(page, title)).toBeVisible();
  await expectAccessible(page);

  consoleWatch.allow(/Failed to load resource/);
  await context.setOffline(true);
  await takeBack(page, title);
  const failed = page.getByRole('dialog', { name: "That didn't work" });
  await expect(failed.getByRole('alert')).toBeVisible();
  await context.setOffline(false);
  await failed.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(
    page.getByText('Taken back from review. You can edit it now.', { exact: true }),
  ).toBeVisible();
  await expect(cardOf(page, title)).toHaveCount(0);
  await page.getByRole('radio', { name: 'Not sent' }).check({ force: true });
  await cardOf(page, title).getByRole('link').first().click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(title);

  // The moderator, who has it open, is notified.
  consoleWatch.allow(/409/);
  await staff.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(staff.locator(':focus')).toContainText('This changed in the meantime');
});
