import type { Page } from '@playwright/test';
import { saveDraft } from '#test/support/api/post-requests.ts';
import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { cachedPaths, untilWorkerReady } from '#test/support/browser/service-worker.ts';
import { expect, test } from '#test/support/fixtures.ts';

/* The portal starts without a network after one visit. */

test.slow();
test.use({ serviceWorkers: 'allow' });

const titleOf = (page: Page) => page.getByRole('textbox', { name: 'Title' });
const bodyOf = (page: Page) => page.getByRole('textbox', { name: 'Your article' });
const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });
const banner = (page: Page) => page.getByText("You're offline.", { exact: false });

async function visitList(page: Page, title: string): Promise<void> {
  await page.goto('/app/post/list');
  await expect(card(page, title)).toBeVisible();
  await untilWorkerReady(page);
}

test('list, editor and drafts work without a network, and what was written is saved later', async ({
  page,
  portal,
  network,
  signInAsApprovedCreator,
}) => {
  await signInAsApprovedCreator();
  await saveDraft(page.request, portal.url, 'पहले से लिखा');
  await visitList(page, 'पहले से लिखा');
  await network.cut();

  await page.goto('/app/post/list');
  await expect(card(page, 'पहले से लिखा')).toBeVisible();
  await expect(banner(page)).toBeVisible();
  await expect(page.getByText("We couldn't update your posts.")).toBeVisible();
  await expectAccessible(page);

  await page.goto('/app/post/create');
  await titleOf(page).fill('बिना नेटवर्क');
  await bodyOf(page).click();
  await page.keyboard.insertText('यह ऑफ़लाइन लिखा गया।');
  await expect(page).toHaveURL(/draft=/);
  await page.reload();
  await expect(titleOf(page)).toHaveValue('बिना नेटवर्क');
  await expect(bodyOf(page)).toContainText('यह ऑफ़लाइन लिखा गया।');

  await page.goto('/app/post/list');
  await expect(page.getByRole('region', { name: 'On this device' })).toContainText('बिना नेटवर्क');
  await network.restore();
  await expect(card(page, 'बिना नेटवर्क')).toBeVisible();
  await expect(page.getByText('Up to date')).toBeVisible();
});

test('calls, pictures and pages with data are not in the caches', async ({
  page,
  portal,
  signInAsApprovedCreator,
}) => {
  await signInAsApprovedCreator();
  await saveDraft(page.request, portal.url, 'देखा गया');
  await visitList(page, 'देखा गया');
  await page.reload();
  await expect(card(page, 'देखा गया')).toBeVisible();
  const paths = await cachedPaths(page);
  expect(paths.length).toBeGreaterThan(50);
  expect(paths.filter((path) => !/^\/(assets|app-shell)\//.test(path))).toEqual([]);
});

test('after a sign-out nobody is shown without a network', async ({
  page,
  portal,
  network,
  signInAsApprovedCreator,
}) => {
  await signInAsApprovedCreator();
  await saveDraft(page.request, portal.url, 'निजी');
  await visitList(page, 'निजी');
  await page.getByRole('button', { name: /^Profile menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login/);
  const stored = await page.evaluate(() => JSON.stringify(localStorage));
  expect(stored).not.toContain('निजी');
  expect(stored).not.toContain('last-session');
  await network.cut();
  await page.goto('/app/post/list');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(card(page, 'निजी')).toHaveCount(0);
});

for (const [language, offlineText] of [
  ['hi', 'आपकी पोस्ट अपडेट नहीं हो सकीं।'],
  ['ur', 'آپ کی پوسٹس اپ ڈیٹ نہیں ہو سکیں۔'],
] as const)
  test(`starts without a network in ${language}`, async ({
    context,
    page,
    portal,
    network,
    signInAsApprovedCreator,
  }) => {
    await context.addCookies([{ name: 'language', value: language, url: portal.url }]);
    await signInAsApprovedCreator();
    await saveDraft(page.request, portal.url, 'भाषा');
    await visitList(page, 'भाषा');
    await network.cut();
    await page.goto('/app/post/list');
    await expect(page.getByText(offlineText)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('dir', language === 'ur' ? 'rtl' : 'ltr');
  });
