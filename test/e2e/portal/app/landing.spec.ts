import type { Page } from '@playwright/test';
import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { expect, test } from '#test/support/fixtures.ts';

/* The landing page, as a person finds it who has never signed in. */

const section = (page: Page, name: string) => page.getByRole('region', { name });

test.beforeEach(async ({ page }) => {
  await page.goto('/login');
});

// spec 1.46, 1.48, 1.57, 1.58, 1.59, 1.60, 1.61, 9.20
test('says what the product is, and offers the ways to sign in', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Write in your language. Be read by millions.',
  );
  for (const provider of ['Google', 'Facebook'])
    await expect(page.getByRole('button', { name: provider }).first()).toBeEnabled();
  const reach = section(page, 'Reach millions of Indians');
  await expect(reach).toContainText('266 million');
  await expect(reach).toContainText('14 languages');
  const perks = section(page, 'Why create with us');
  await expect(perks).toContainText('Get rewarded');
  await expect(perks).toContainText('More engagement means more earnings.');
  await expect(perks).toContainText('Become famous');
  await expectAccessible(page);
});

// spec 1.49, 1.50, 1.51, 1.52, 1.53
test('has a video, two perks, three testimonials and five answered questions', async ({ page }) => {
  const video = section(page, 'How to register').locator('video');
  await expect(video).toHaveAccessibleName(/^How to register/);
  const film = await video.locator('source').getAttribute('src');
  expect((await page.request.get(String(film))).headers()['content-type']).toBe('video/mp4');
  await expect(section(page, 'Why create with us').getByRole('heading', { level: 3 })).toHaveCount(
    2,
  );
  const voices = section(page, 'Creators, in their own words');
  await expect(voices.getByRole('blockquote')).toHaveCount(3);
  const questions = section(page, 'Frequently asked questions').locator('details');
  await expect(questions).toHaveCount(5);
  for (const question of await questions.all()) {
    await question.locator('summary').click();
    // A real answer, not a placeholder.
    await expect(question.locator('p')).toHaveText(/\w.{60,}/);
    await expect(question.locator('p')).not.toHaveText(/lorem|placeholder/i);
  }
});

// spec 1.54, 1.55, 1.56, 1.70
test('ends with the legal pages, the contact and the copyright', async ({ page }) => {
  const footer = page.getByRole('contentinfo');
  for (const name of ['Privacy policy', 'Terms and conditions']) {
    const link = footer.getByRole('link', { name });
    const legal = await page.request.get(String(await link.getAttribute('href')));
    expect(legal.status()).toBe(200);
  }
  const { data } = await (await page.request.get('/api/config')).json();
  expect(data.supportEmail).toMatch(/^creators@/);
  const contact = footer.getByRole('link', { name: 'Contact us' });
  await expect(contact).toHaveAttribute('href', `mailto:${data.supportEmail}`);
  await expect(footer.getByRole('link', { name: data.supportEmail })).toBeVisible();
  await expect(footer).toContainText('© DH Creator. All rights reserved.');
});

// spec 1.69
test('has the name of the product, which follows the title of other pages', async ({
  page,
  signInAsApprovedCreator,
}) => {
  await expect(page).toHaveTitle('DH Creator');
  await signInAsApprovedCreator();
  await page.goto('/app/post/list');
  await expect(page).toHaveTitle('Your posts · DH Creator');
});

// spec 1.47, 5.31
test('mentions no phone in DH_MENA', async ({ page, context, portal }) => {
  await expect(page.getByRole('main')).toContainText(/phone/i);
  await context.addCookies([{ name: 'region', value: 'DH_MENA', url: portal.url }]);
  for (const [language, words] of [
    ['en', /phone|mobile|sms|one-time/i],
    ['hi', /फ़ोन|मोबाइल|SMS/],
    ['ur', /فون|موبائل|SMS/],
  ] as const) {
    await context.addCookies([{ name: 'language', value: language, url: portal.url }]);
    await page.goto('/login');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('button', { name: /Google/ }).first()).toBeEnabled();
    await expect(page.locator('details')).toHaveCount(5);
    expect(await page.locator('#root').textContent()).not.toMatch(words);
    const captions = await page.locator('track').getAttribute('src');
    expect(await (await page.request.get(String(captions))).text()).not.toMatch(words);
  }
});

// spec 1.67, 1.68, 2.52, 9.7
test('chooses a language in a dialog below 500 px, and in a drawer from above beyond', async ({
  page,
}) => {
  const choose = page.getByRole('button', { name: 'English: change language' });
  const place = async (width: number) => {
    await page.setViewportSize({ width, height: 740 });
    await choose.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'हिन्दी' })).toBeVisible();
    const box = await dialog.boundingBox();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    return box;
  };
  const drawer = await place(500);
  expect([drawer?.x, drawer?.y, drawer?.width]).toEqual([0, 0, 500]);
  const modal = await place(499);
  expect(modal?.y).toBeGreaterThan(0);
});
