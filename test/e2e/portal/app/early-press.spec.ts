import type { Page } from '@playwright/test';
import { builtScript } from '#test/support/browser/built-scripts.ts';
import { expect, test } from '#test/support/fixtures.ts';

/*
 * The landing page is read before the portal has loaded. What is pressed until then happens when
 * the scripts arrive (src/prerender/early-press.ts).
 */

/** Holds the portal's script back; returns the function that lets it come. */
async function holdPortal(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(builtScript('index'), async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Opens a page of which everything has arrived but the scripts. */
const open = (page: Page) => page.goto('/login', { waitUntil: 'commit' });

const languages = [
  { language: 'en', choose: 'English: change language', other: 'हिन्दी' },
  { language: 'ur', choose: /^اردو/, other: 'हिन्दी' },
];

for (const { language, choose, other } of languages)
  test.describe(`in the language ${language}`, () => {
    test.beforeEach(async ({ context, portal }) => {
      await context.addCookies([{ name: 'language', value: language, url: portal.url }]);
    });

    test('a sign-in with Google that was pressed early starts automatically', async ({ page }) => {
      const release = await holdPortal(page);
      await open(page);
      const google = page.getByRole('button', { name: /Google/ });
      await google.click();
      await expect(google).toHaveAttribute('aria-busy', 'true');
      await expect(page).toHaveURL('/login');
      release();
      await expect(page.getByRole('link', { name: /Somebody new/ })).toBeVisible();
      expect(page.url()).toContain('/sandbox/');
    });

    test('the languages that were asked for early, by keyboard, open', async ({ page }) => {
      const release = await holdPortal(page);
      await open(page);
      const button = page.getByRole('button', { name: choose });
      await button.press('Enter');
      await button.press('Space');
      await expect(button).toHaveAttribute('aria-busy', 'true');
      release();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('button', { name: other })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(button).not.toHaveAttribute('aria-busy');
    });
  });

test('only the last of several early presses happens', async ({ page }) => {
  const release = await holdPortal(page);
  await open(page);
  await page.getByRole('button', { name: /Google/ }).click();
  await page.getByRole('button', { name: 'English: change language' }).click();
  await expect(page.getByRole('button', { name: /Google/ })).not.toHaveAttribute('aria-busy');
  release();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'हिन्दी' })).toBeVisible();
  await expect(page).toHaveURL('/login');
});

test('the video, which React hydrates last, plays when it was pressed early', async ({ page }) => {
  const release = await holdPortal(page);
  await open(page);
  const play = page.getByRole('button', { name: 'Play video' });
  await play.click();
  await expect(play).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(play).toHaveCount(0);
  await expect(page.locator('video')).toBeFocused();
});

test('an early press is forgotten when a question is opened after it', async ({ page }) => {
  const release = await holdPortal(page);
  await open(page);
  const google = page.getByRole('button', { name: /Google/ });
  await google.click();
  await page.locator('summary').first().click();
  await expect(google).not.toHaveAttribute('aria-busy');
  release();
  await page.getByRole('button', { name: 'English: change language' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'हिन्दी' })).toBeVisible();
  await expect(page).toHaveURL('/login');
  await expect(page.locator('details').first()).toHaveAttribute('open');
});
