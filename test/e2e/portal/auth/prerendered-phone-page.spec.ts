import type { Page } from '@playwright/test';
import { freshPhone, sentCode } from '#test/support/api/people.ts';
import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { expect, test } from '#test/support/fixtures.ts';

/*
 * The pages with a field for a phone number can be used before the portal has loaded
 * (src/prerender/phone/), and what was done there continues in the portal.
 */

/** Holds the scripts of the portal back until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' });
const field = (page: Page) => page.locator('input[name=phone]');
const firstPage = (page: Page) => page.locator('#first-page');

/** The selection of the field that has the focus. */
const selection = (page: Page) =>
  page.evaluate(() => {
    const input = document.activeElement as HTMLInputElement;
    return [input.name, input.selectionStart, input.selectionEnd];
  });

const positions = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header,h1,input,button,footer a')]
      .filter((element) => element.getClientRects().length > 0)
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [element.tagName, ...[x, y, width, height].map(Math.round)].join(' ');
      }),
  );

const languages = ['en', 'hi', 'ur'] as const;

for (const language of languages)
  test(`a number typed early stays, with its caret, and nothing moves (${language})`, async ({
    context,
    page,
    portal,
  }) => {
    await context.addCookies([{ name: 'language', value: language, url: portal.url }]);
    const release = await holdScripts(page);
    await open(page, '/login/mobile');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('987543210');
    for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowLeft');
    await expectAccessible(page);
    const before = await positions(page);
    release();
    await expect(firstPage(page)).toHaveCount(0);
    expect(await positions(page)).toEqual(before);
    expect(await selection(page)).toEqual(['phone', 3, 3]);
    await page.keyboard.type('6');
    await expect(field(page)).toHaveValue('9876543210');
  });

test('a code that was requested early is sent', async ({ page, portal }, testInfo) => {
  const phone = freshPhone(testInfo.workerIndex);
  const release = await holdScripts(page);
  await open(page, '/login/mobile');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(phone);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Get code' })).toHaveAttribute('aria-busy', 'true');
  release();
  const code = page.getByLabel('4-digit code');
  await expect(code).toBeFocused();
  await code.fill(await sentCode(page.request, portal.url, phone));
  await expect(page).toHaveURL(/\/app\/post\/list/);
});

test('other early presses are repeated', async ({ page }) => {
  const release = await holdScripts(page);
  await open(page, '/login/mobile');
  await page.getByRole('button', { name: 'English: change language' }).click();
  release();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'हिन्दी' })).toBeVisible();
});

test('the chosen theme is shown as chosen', async ({ page }) => {
  await page.goto('/login/mobile');
  await expect(firstPage(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Dark' }).click();
  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  const dark = page.getByRole('button', { name: 'Dark' });
  await expect(dark).toHaveAttribute('aria-pressed', 'true');
  const before = await dark.getAttribute('class');
  release();
  await expect(firstPage(page)).toHaveCount(0);
  await expect(dark).toHaveAttribute('class', before ?? '');
});

test('a word that is being composed is not cut off', async ({ page }) => {
  const release = await holdScripts(page);
  await open(page, '/login/mobile');
  await field(page).dispatchEvent('compositionstart');
  await page.keyboard.type('98');
  // A composition that rests for a second counts as ended: this one goes on.
  await field(page).evaluate((input) =>
    setInterval(() => input.dispatchEvent(new CompositionEvent('compositionupdate')), 50),
  );
  release();
  await expect(page.locator('#root input[name=phone]')).toHaveCount(1);
  await expect(firstPage(page)).toBeVisible();
  await firstPage(page).locator('input').dispatchEvent('compositionend');
  await expect(firstPage(page)).toHaveCount(0);
  await expect(field(page)).toHaveValue('98');
  await expect(field(page)).toBeFocused();
});

test('a person who came by Facebook types before the portal has loaded', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: /Facebook/ }).click();
  await page.getByRole('link', { name: /Somebody new/ }).click();
  await expect(page).toHaveURL('/verify-phone');
  const release = await holdScripts(page);
  await open(page, '/verify-phone');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('98');
  await expectAccessible(page);
  const before = await positions(page);
  release();
  await expect(firstPage(page)).toHaveCount(0);
  expect(await positions(page)).toEqual(before);
  await page.keyboard.type('76');
  await expect(field(page)).toHaveValue('9876');
});

test('somebody else than the page was made for finds their own', async ({
  context,
  page,
  portal,
}) => {
  // The session is over, and the browser does not know yet.
  await context.addCookies([
    { name: 'auth-user', value: 'over', url: portal.url },
    { name: 'nextScreen', value: 'phone-submission', url: portal.url },
  ]);
  await page.goto('/verify-phone');
  await expect(page).toHaveURL('/login');
  await expect(firstPage(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Google/ })).toBeVisible();
});
