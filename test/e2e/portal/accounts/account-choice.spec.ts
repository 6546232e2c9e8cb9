import type { Page, Route } from '@playwright/test';
import {
  choiceOf,
  holderOf,
  makeHolder,
  meetChoice,
  passMinute,
  signInBySocial,
  verifyNumber,
} from '#test/support/api/account-choice.ts';
import { call, currentUser } from '#test/support/api/people.ts';
import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { keyboardAlone } from '#test/support/browser/user-input.ts';
import { expect, test } from '#test/support/fixtures.ts';
import { wordsOf } from '#test/support/message-formatter.ts';

/*
 * Two accounts of one person meet, by a number that the other one holds: one is kept, or both, or
 * time runs out.
 */

const own = (page: Page) => page.getByRole('radio', { name: /You're signed in to this account/ });
const secondsOf = async (page: Page) =>
  Number.parseInt((await page.getByRole('timer').textContent()) ?? '', 10);

/** From now on the page's clock moves only when the test moves it, however slow the machine is. */
const stopClock = async (page: Page) =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
const passSeconds = (page: Page, seconds: number) => page.clock.runFor(seconds * 1000);

/**
 * What of the page itself sticks out; a style does not reach the media queries by which the bar
 * above it yields.
 */
function tooWide(): string[] {
  return [...document.querySelectorAll('main *')]
    .filter((element) => element.getBoundingClientRect().right > innerWidth + 0.5)
    .map((element) => element.outerHTML.slice(0, 160));
}

test.beforeEach(async ({ context, portal }) => {
  await context.addCookies([{ name: 'language', value: 'en', url: portal.url }]);
});

test('adding the number of another account merges into the kept account', async ({
  page,
  context,
  browser,
  portal,
}, testInfo) => {
  const holder = await makeHolder(browser, portal.url, testInfo.workerIndex);
  const userId = await signInBySocial(context, portal.url);
  await passMinute(context, portal.url);
  await verifyNumber(page, portal.url, holder.phone);
  await expect(page).toHaveURL('/merge-accounts');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('timer')).toHaveText(/\d+ seconds left/);
  await expectAccessible(page);
  await own(page).check();
  await expect(page.getByText('Sign-in with Phone')).toBeVisible();
  await expect(page.getByText('1 post with its images and stats')).toBeVisible();
  const lastDigits = page.getByText(new RegExp(`•${holder.phone.slice(-4)}$`));
  await expect(lastDigits).toBeVisible();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'Done' })).toBeFocused();
  await expect(page.getByText('Your accounts are now one.')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/app\/post\/list/);
  await expect(page.getByRole('article').filter({ hasText: holder.title })).toHaveCount(1);
  expect((await currentUser(context.request, portal.url)).userId).toBe(userId);
  expect(await holderOf(browser, portal.url, holder.phone)).toBe(userId);
});

// spec 4.31
test('keeping the other account continues the session there', async ({
  page,
  context,
  browser,
  portal,
}, testInfo) => {
  const { holder } = await meetChoice(context, browser, portal.url, testInfo.workerIndex);
  await page.goto('/');
  await expect(page).toHaveURL('/merge-accounts');
  await page
    .getByRole('radio')
    .and(page.locator(`[value="${holder.userId}"]`))
    .check();
  await expect(page.getByText('Sign-in with Google')).toBeVisible();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/app\/post\/list/);
  await expect(page.getByRole('article').filter({ hasText: holder.title })).toHaveCount(1);
  expect((await currentUser(context.request, portal.url)).userId).toBe(holder.userId);
});

test('skipped, both accounts stay as they were', async ({
  page,
  context,
  browser,
  portal,
}, testInfo) => {
  const { holder, userId } = await meetChoice(context, browser, portal.url, testInfo.workerIndex);
  await page.goto('/merge-accounts');
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing has changed' })).toBeFocused();
  await expect(page.getByText('use a phone number that no other account has')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/verify-phone');
  expect((await currentUser(context.request, portal.url)).userId).toBe(userId);
  expect(await holderOf(browser, portal.url, holder.phone)).toBe(holder.userId);
});

// spec 4.29, 4.30
test('when the time is over the session ends, and both accounts stay as they were', async ({
  page,
  context,
  browser,
  portal,
}, testInfo) => {
  const { holder } = await meetChoice(context, browser, portal.url, testInfo.workerIndex);
  await page.clock.install();
  await page.goto('/merge-accounts');
  await expect(own(page)).toBeEnabled();
  await stopClock(page);
  await passSeconds(page, (await secondsOf(page)) - 15);
  await expect(page.getByRole('status').getByText('Less than 20 seconds left.')).toBeAttached();
  await passMinute(context, portal.url);
  await passSeconds(page, 16);
  await page.clock.resume();
  await expect(
    page.getByRole('heading', { name: 'Oops! Time out. Please try again.' }),
  ).toBeFocused();
  await expect(page.getByRole('button', { name: 'Sign out' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign in again' }).click();
  await expect(page).toHaveURL('/login');
  expect((await currentUser(context.request, portal.url)).userId).toBeNull();
  expect(await holderOf(browser, portal.url, holder.phone)).toBe(holder.userId);
});

test('more time is given, and a reload keeps what is left by the clock of the server', async ({
  page,
  context,
  browser,
  portal,
}, testInfo) => {
  await meetChoice(context, browser, portal.url, testInfo.workerIndex);
  // The clock of the device is ten minutes behind.
  await page.clock.install({ time: Date.now() - 600_000 });
  await page.goto('/merge-accounts');
  await expect(own(page)).toBeEnabled();
  await stopClock(page);
  await passSeconds(page, (await secondsOf(page)) - 20);
  expect(await secondsOf(page)).toBeLessThanOrEqual(20);
  await page.getByRole('button', { name: 'More time' }).click();
  await expect.poll(() => secondsOf(page)).toBeGreaterThan(50);
  expect((await choiceOf(context, portal.url))?.extensionsLeft).toBe(9);
  await passSeconds(page, 30);
  expect(await secondsOf(page)).toBeLessThanOrEqual(30);
  await page.clock.resume();
  const before = (await choiceOf(context, portal.url))?.secondsLeft ?? 0;
  await page.reload();
  await expect(own(page)).toBeEnabled();
  const shown = await secondsOf(page);
  const after = (await choiceOf(context, portal.url))?.secondsLeft ?? 0;
  expect(shown).toBeLessThanOrEqual(before + 1);
  expect(shown).toBeGreaterThanOrEqual(after - 2);
});

test('a clock that is set forward does not end the choice before its time', async ({
  page,
  context,
  browser,
  portal,
}, testInfo) => {
  await meetChoice(context, browser, portal.url, testInfo.workerIndex);
  await page.clock.install();
  await page.goto('/merge-accounts');
  await own(page).check();
  await page.clock.fastForward(600_000);
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeEnabled();
  await expect(own(page)).toBeChecked();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/app\/post\/list/);
});

test('an answer whose reply is lost is given again, and joins the accounts once', async ({
  page,
  context,
  browser,
  portal,
}, testInfo) => {
  const { holder, userId } = await meetChoice(context, browser, portal.url, testInfo.workerIndex);
  await page.goto('/merge-accounts');
  let arrived = 0;
  await page.route('**/api/accountLinking', async (route: Route) => {
    if (route.request().method() !== 'POST') return route.continue();
    arrived += 1;
    if (arrived > 1) return route.continue();
    await route.fetch();
    await route.abort('internetdisconnected');
  });
  await own(page).check();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/app\/post\/list/);
  expect(arrived).toBe(2);
  await expect(page.getByRole('article').filter({ hasText: holder.title })).toHaveCount(1);
  expect(await holderOf(browser, portal.url, holder.phone)).toBe(userId);
});

test('with the network cut nothing is lost: the answer is sent when it is back', async ({
  page,
  context,
  browser,
  portal,
  network,
}, testInfo) => {
  await meetChoice(context, browser, portal.url, testInfo.workerIndex);
  await page.goto('/merge-accounts');
  await own(page).check();
  await network.cut();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText("No response yet. We'll keep trying.")).toBeVisible();
  await network.restore();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/app\/post\/list/);
});

for (const [what, isTold] of [
  ['hears of the choice in the first and goes on', true],
  ['that hears nothing finds the result of the choice in the first', false],
] as const) {
  test(`a second tab ${what}`, async ({ page, context, browser, portal }, testInfo) => {
    await meetChoice(context, browser, portal.url, testInfo.workerIndex);
    await page.goto('/merge-accounts');
    const second = await context.newPage();
    // Some browsers have no channel between tabs.
    if (!isTold)
      await second.addInitScript(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'));
    await second.goto('/merge-accounts');
    await own(second).check();
    await own(page).check();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/\/app\/post\/list/);
    if (!isTold) {
      // The same request gets its result.
      await second.getByRole('button', { name: 'Skip' }).click();
      await second.getByRole('button', { name: 'Continue' }).click();
    }
    await expect(second).toHaveURL(/\/app\/post\/list/);
  });
}

test('a second tab whose session has ended says so, and offers a way on', async ({
  page,
  context,
  browser,
  portal,
}, testInfo) => {
  await meetChoice(context, browser, portal.url, testInfo.workerIndex);
  await page.goto('/merge-accounts');
  await expect(own(page)).toBeEnabled();
  await call(context.request, portal.url, '/api/auth/logout');
  await page.getByRole('button', { name: 'More time' }).click();
  await expect(page.getByRole('heading', { name: "You're signed out" })).toBeFocused();
  await page.getByRole('button', { name: 'Sign in again' }).click();
  await expect(page).toHaveURL('/login');
});

test('everything works by keyboard alone', async ({ page, context, browser, portal }, testInfo) => {
  const { userId } = await meetChoice(context, browser, portal.url, testInfo.workerIndex);
  await page.goto('/merge-accounts');
  const hands = keyboardAlone(page);
  await hands.press(page.getByRole('button', { name: 'More time' }));
  await hands.press(page.getByRole('button', { name: 'Confirm' }));
  await expect(page.getByRole('alert')).toHaveText('Select a Primary Account or Skip');
  await expect(own(page)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(own(page)).toBeChecked();
  await page.keyboard.press('ArrowDown');
  await expect(own(page)).not.toBeChecked();
  await page.keyboard.press('ArrowUp');
  await hands.press(page.getByRole('button', { name: 'Confirm' }));
  await hands.press(page.getByRole('button', { name: 'Continue' }));
  await expect(page).toHaveURL(/\/app\/post\/list/);
  expect((await currentUser(context.request, portal.url)).userId).toBe(userId);
});

// The longest texts, and from the right.
for (const language of ['en', 'ml', 'ur'] as const) {
  test(`fits 320 px at twice the size of text, in the language ${language}`, async ({
    page,
    context,
    browser,
    portal,
  }, testInfo) => {
    const say = wordsOf(language);
    await meetChoice(context, browser, portal.url, testInfo.workerIndex);
    await call(context.request, portal.url, '/api/setAppLanguage', { appLanguage: language });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/merge-accounts');
    await page.getByRole('radio').first().check();
    await expect(page.getByText(say('accounts.moves.money'))).toBeVisible();
    await expectAccessible(page);
    // By a script: the policy of the page lets no foreign style tag through.
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await page.evaluate(tooWide), 'what is wider than the window').toEqual([]);
  });
}
