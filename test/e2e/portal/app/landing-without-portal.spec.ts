import type { Page } from '@playwright/test';
import { freshPhone, signInByPhone } from '#test/support/api/people.ts';
import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { expect, test } from '#test/support/fixtures.ts';

/*
 * The landing page works before the portal has loaded: without scripts by links and forms, with
 * scripts by the small one of the page (src/prerender/landing/).
 */

const languages = [
  { language: 'en', choose: /^English/, other: 'हिन्दी', chosen: 'hi', phone: /with phone/ },
  { language: 'hi', choose: /^हिन्दी/, other: 'اردو', chosen: 'ur', phone: /फ़ोन/ },
  { language: 'ur', choose: /^اردو/, other: 'English', chosen: 'en', phone: /فون/ },
] as const;

for (const { language, choose, other, chosen, phone } of languages)
  test.describe(`without scripts, in the language ${language}`, () => {
    test.use({ javaScriptEnabled: false });
    test.beforeEach(async ({ context, page, portal }) => {
      await context.addCookies([{ name: 'language', value: language, url: portal.url }]);
      await page.goto('/login');
    });

    test('Google opens, with the way back to the portal', async ({ page }) => {
      await page.getByRole('button', { name: /Google/ }).click();
      await expect(page.getByRole('link', { name: /Somebody new/ })).toBeVisible();
      const address = new URL(page.url());
      expect(address.pathname).toBe('/sandbox/google');
      expect(address.searchParams.get('hl')).toBe(language);
      expect(address.searchParams.get('redirect_uri')).toMatch(/\/login$/);
    });

    test('the language changes, and stays', async ({ page }) => {
      await page.getByRole('button', { name: choose }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('button', { pressed: true })).toHaveCount(1);
      await dialog.getByRole('button', { name: other }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', chosen);
      await expect(page).toHaveURL('/login');
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('lang', chosen);
    });

    test('the phone sign-in is a link, and questions open', async ({ page }) => {
      await expect(page.getByRole('link', { name: phone }).first()).toHaveAttribute(
        'href',
        '/login/mobile',
      );
      const question = page.locator('details').first();
      await question.locator('summary').click();
      await expect(question.locator('p')).toBeVisible();
    });
  });

/** The scripts that a page asks for. */
function requestedScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return scripts;
}

test('reading the page loads no part of the portal', async ({ page }) => {
  const scripts = requestedScripts(page);
  await page.goto('/login', { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
});

test('a form of the page signs in, by Facebook', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: /Facebook/ }).click();
  await page.getByRole('link', { name: /Somebody new/ }).click();
  await expect(page).toHaveURL('/verify-phone');
});

test('a person who changes their mind at the provider finds the page', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: /Google/ }).click();
  await page.getByRole('link', { name: /Somebody new/ }).waitFor();
  const state = new URL(page.url()).searchParams.get('state') ?? '';
  await page.goto(`/login?error=access_denied&state=${state}`);
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('button', { name: /Google/ })).toBeEnabled();
  await page.goto('/login?unavailable=GOOGLE');
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Login failed')).toBeVisible();
});

test('the languages open in a window that is left by Escape and from outside', async ({ page }) => {
  await page.goto('/login');
  const button = page.getByRole('button', { name: 'English: change language' });
  const dialog = page.getByRole('dialog');
  await button.press('Enter');
  await expect(dialog.getByRole('button', { name: 'English' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await button.click();
  // Above the sheet.
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
});

test('the video plays', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Play video' }).click();
  await expect(page.getByRole('button', { name: 'Play video' })).toBeHidden();
  await expect(page.locator('video')).toBeFocused();
  await expect(page).toHaveURL('/login');
});

test.describe('in the browser of another app', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Instagram 300',
  });

  test('Google says why it does not work', async ({ page }) => {
    await page.goto('/login');
    const google = page.getByRole('button', { name: /Google/ });
    await google.click();
    await expect(page.getByText("Google sign-in doesn't work inside other apps")).toBeVisible();
    await expect(google).not.toHaveAttribute('aria-busy');
    await expect(page).toHaveURL('/login');
  });
});

test('an invitation in the address is shown', async ({ page }) => {
  await page.goto('/login?email=meera%40example.com&source=pahar-news');
  await expect(page.getByText('meera@example.com')).toBeVisible();
});

test('a person who is signed in is sent on before any script', async ({
  browser,
  portal,
}, testInfo) => {
  const context = await browser.newContext({ baseURL: portal.url, javaScriptEnabled: false });
  await signInByPhone(context.request, portal.url, freshPhone(testInfo.workerIndex));
  for (const path of ['/login', '/']) {
    const reply = await context.request.get(path, { maxRedirects: 0 });
    expect([reply.status(), reply.headers().location]).toEqual([302, '/app/post/list']);
  }
  await context.close();
});

test('a tab follows a sign-in in another tab', async ({ page, context, portal }, testInfo) => {
  await page.goto('/login');
  const other = await context.newPage();
  await other.goto('/login/mobile');
  await signInByPhone(context.request, portal.url, freshPhone(testInfo.workerIndex));
  await other.evaluate(() =>
    new BroadcastChannel('session').postMessage({ type: 'signed.in', userId: 'somebody' }),
  );
  await expect(page).toHaveURL(/\/app\/post\/list/);
});
