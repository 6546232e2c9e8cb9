import type { Page } from '@playwright/test';
import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { expect, test } from '#test/support/fixtures.ts';

/* Links of an article on a phone: putting one in, changing it, taking it away. */

const body = (page: Page) => page.getByRole('textbox', { name: 'Your article' });
const field = (page: Page) => page.getByRole('textbox', { name: 'Link' });
const tool = (page: Page) => page.getByRole('button', { name: 'Link or embed' });
const remove = (page: Page) => page.getByRole('button', { name: 'Remove link' });

test.beforeEach(async ({ page, signInAsPendingCreator }) => {
  await signInAsPendingCreator();
  await page.goto('/app/post/create');
  await expect(page.getByRole('toolbar')).toBeVisible();
  await body(page).click();
});

test('a link is put in, found again in its dialog, changed and taken away', async ({ page }) => {
  await page.keyboard.insertText('Rain report');
  await page.keyboard.press('ControlOrMeta+a');
  await tool(page).click();
  await expect(field(page)).toBeFocused();
  await expect(remove(page)).toBeHidden();
  await page.keyboard.type('example.com/rain');
  await page.keyboard.press('Enter');
  const link = body(page).getByRole('link', { name: 'Rain report' });
  await expect(link).toHaveAttribute('href', 'https://example.com/rain');

  await body(page).click();
  await page.keyboard.press('End');
  await tool(page).click();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('https://example.com/rain');
  await expect(remove(page)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.type('https://youtube.com/watch?v=1');
  await page.getByRole('button', { name: 'Change link' }).click();
  await expect(link).toHaveAttribute('href', 'https://youtube.com/watch?v=1');

  await tool(page).click();
  await remove(page).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(body(page).getByRole('link')).toHaveCount(0);
  await expect(body(page)).toHaveText('Rain report');
});

test('text that is no address is refused, and the article stays', async ({ page }) => {
  await page.keyboard.insertText('Rain report');
  await tool(page).click();
  await field(page).fill('hello world');
  await page.getByRole('button', { name: 'Insert' }).click();
  await expect(
    page.getByText('Enter a web address without spaces, such as example.com.'),
  ).toBeVisible();
  await expect(field(page)).toHaveValue('hello world');
  await page.keyboard.press('Escape');
  await expect(body(page)).toHaveText('Rain report');
});
