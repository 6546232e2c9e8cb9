import type { Page } from '@playwright/test';
import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { choose, photographs } from '#test/support/browser/editor-form.ts';
import { keyboardAlone } from '#test/support/browser/user-input.ts';
import { expect, test } from '#test/support/fixtures.ts';

/* The preview of an unsaved draft. */

const window = (page: Page) => page.getByRole('dialog', { name: 'Preview' });

test('a draft is previewed by keyboard, then continued where it was left', async ({
  page,
  signInAsPendingCreator,
}) => {
  await signInAsPendingCreator();
  await page.goto('/app/post/create');
  await page.getByRole('textbox', { name: 'Title' }).fill('बारिश के बाद');
  const body = page.getByRole('textbox', { name: 'Your article' });
  await body.click();
  await page.keyboard.insertText('खेत हरे हैं।');
  const open = page.getByRole('button', { name: 'Preview' });
  await keyboardAlone(page).press(open);
  await expect(window(page).getByRole('heading', { name: 'बारिश के बाद' })).toBeVisible();
  await expect(window(page).getByText('खेत हरे हैं।')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
  await body.press('Control+End');
  await page.keyboard.insertText(' और भी।');
  await expect(body).toHaveText('खेत हरे हैं। और भी।');
});

test('photographs that are not uploaded yet are shown from the phone', async ({
  page,
  signInAsPendingCreator,
}) => {
  await signInAsPendingCreator();
  await page.route('**/api/image*', (route) => route.abort('internetdisconnected'));
  await page.goto('/app/post/create?format=FORMAT_GALLERY');
  await choose(page, 'Choose photos', await photographs(2));
  await expect(page.getByRole('textbox', { name: 'Caption' })).toHaveCount(2);
  await page.getByRole('textbox', { name: 'Caption' }).first().fill('पहली');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(window(page).getByRole('listitem')).toHaveCount(2);
  await expect(window(page).getByText('पहली')).toBeVisible();
  const isDrawn = (image: SVGElement | HTMLElement) => (image as HTMLImageElement).naturalWidth;
  await expect.poll(() => window(page).locator('img').nth(1).evaluate(isDrawn)).toBeGreaterThan(0);
});
