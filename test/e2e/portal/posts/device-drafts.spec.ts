import type { Page } from '@playwright/test';
import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { expect, test } from '#test/support/fixtures.ts';

/* What was written on this phone and nowhere else is found on the dashboard. */

const section = (page: Page) => page.getByRole('region', { name: 'On this device' });
const titleOf = (page: Page) => page.getByRole('textbox', { name: 'Title' });
const saveLine = (page: Page, text: string | RegExp) =>
  page.getByRole('main').getByRole('status').filter({ hasText: text });

test.beforeEach(async ({ page, signInAsPendingCreator }) => {
  await signInAsPendingCreator();
  await page.goto('/app/post/create');
  await expect(titleOf(page)).toBeVisible();
});

async function failSaving(page: Page): Promise<void> {
  await page.route('**/api/post/upsert/update', (route) => route.abort('internetdisconnected'));
}

test('a draft that never reached the server is listed, edited and removed', async ({ page }) => {
  await failSaving(page);
  await titleOf(page).fill('सिर्फ़ यहाँ');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(saveLine(page, /^Saved on this device/)).toBeAttached();
  await page.goto('/app/post/list');
  await expect(section(page)).toContainText('सिर्फ़ यहाँ');
  await expect(section(page)).toContainText('Not backed up yet');
  await expectAccessible(page);

  await section(page)
    .getByRole('link', { name: /^Continue.*सिर्फ़ यहाँ/ })
    .click();
  await expect(titleOf(page)).toHaveValue('सिर्फ़ यहाँ');
  await page.goBack();

  await section(page)
    .getByRole('button', { name: /^Remove.*सिर्फ़ यहाँ/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Remove this draft?' });
  await expect(dialog).toContainText("It isn't saved anywhere else.");
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(section(page)).toBeVisible();
  await section(page)
    .getByRole('button', { name: /^Remove.*सिर्फ़ यहाँ/ })
    .click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Removed from this device')).toBeVisible();
  await expect(section(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Your posts' })).toBeFocused();
});

test('changes to a saved post are shown on its card once', async ({ page }) => {
  await titleOf(page).fill('पहला शीर्षक');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(saveLine(page, /^Saved$/)).toBeAttached();
  await failSaving(page);
  await titleOf(page).fill('दूसरा शीर्षक');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(saveLine(page, /^Saved on this device/)).toBeAttached();
  await page.goto('/app/post/list');
  const card = page.getByRole('article');
  await expect(card).toHaveCount(1);
  await expect(card).toContainText("Your changes aren't saved yet.");
  await expect(section(page)).toHaveCount(0);
  await card.getByRole('link', { name: /^Continue.*दूसरा शीर्षक/ }).click();
  await expect(titleOf(page)).toHaveValue('दूसरा शीर्षक');
});

test('the list follows other tabs, and is empty for another person', async ({
  context,
  page,
  signInAsPendingCreator,
}) => {
  const dashboard = await context.newPage();
  await dashboard.goto('/app/post/list');
  await expect(dashboard.getByText('Create your first post')).toBeVisible();
  await page.bringToFront();
  await failSaving(page);
  await titleOf(page).fill('दूसरे टैब में');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(saveLine(page, /^Saved on this device/)).toBeAttached();
  await dashboard.bringToFront();
  await dashboard.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(section(dashboard)).toContainText('दूसरे टैब में');
  await page.close();
  await context.clearCookies();
  await signInAsPendingCreator();
  await dashboard.goto('/app/post/list');
  await expect(dashboard.getByText('Create your first post')).toBeVisible();
  await expect(section(dashboard)).toHaveCount(0);
});
