import type { BrowserContext, Page } from '@playwright/test';
import { holderOf, signInBySocial } from '#test/support/api/account-choice.ts';
import { call, currentUser, freshPhone, sentCode } from '#test/support/api/people.ts';
import { saveDraft } from '#test/support/api/post-requests.ts';
import { expect, test } from '#test/support/fixtures.ts';

/*
 * Two people at once, two tabs, a wrong clock, back and forward: a consistent state, nothing lost,
 * a way on.
 */

const codeField = (page: Page) => page.getByLabel(/[48]-digit code/);
const phoneField = (page: Page) => page.getByLabel('Mobile number');

test.beforeEach(async ({ context, portal }) => {
  await context.addCookies([{ name: 'language', value: 'en', url: portal.url }]);
});

/** Runs inside the page, before anything of its own. */
function wrongClock(ahead: number): void {
  const Right = Date;
  globalThis.Date = class extends Right {
    constructor(...parts: []) {
      super(...(parts.length > 0 ? parts : ([Right.now() + ahead] as unknown as [])));
    }
    static override now(): number {
      return Right.now() + ahead;
    }
  } as DateConstructor;
}

async function askForCode(page: Page, phone: string): Promise<void> {
  await phoneField(page).fill(phone);
  await page.getByRole('button', { name: 'Get code' }).click();
  await expect(codeField(page)).toBeVisible();
}

/** Enters a code in each of two tabs; neither is answered before both have asked. */
async function enterInBoth(tabs: Page[], codes: string[]): Promise<void> {
  let asked = 0;
  const bothAsked = Promise.withResolvers<void>();
  for (const tab of tabs)
    await tab.route('**/api/updatePhoneNo', async (route) => {
      asked += 1;
      if (asked === tabs.length) bothAsked.resolve();
      await bothAsked.promise;
      await route.continue();
    });
  await Promise.all(tabs.map((tab, place) => codeField(tab).fill(codes[place] ?? '')));
}

test('two people race for one phone number: one gets it, the other gets the choice', async ({
  context,
  page,
  browser,
  portal,
  consoleWatch,
}, testInfo) => {
  const phone = freshPhone(testInfo.workerIndex);
  const otherContext = await browser.newContext({ baseURL: portal.url });
  consoleWatch.watch(otherContext);
  await otherContext.addCookies([{ name: 'language', value: 'en', url: portal.url }]);
  const people = [
    { page, context, userId: await signInBySocial(context, portal.url) },
    {
      page: await otherContext.newPage(),
      context: otherContext,
      userId: await signInBySocial(otherContext, portal.url),
    },
  ];
  const codes: string[] = [];
  for (const one of people) {
    await one.page.goto('/verify-phone');
    await askForCode(one.page, phone);
    codes.push(await sentCode(context.request, portal.url, phone));
  }
  await enterInBoth(
    people.map((one) => one.page),
    codes,
  );
  const isHolder = async (one: { context: BrowserContext }) =>
    (await currentUser(one.context.request, portal.url)).nextScreen === 'dashboard';
  await expect
    .poll(async () => (await Promise.all(people.map(isHolder))).filter(Boolean))
    .toHaveLength(1);
  const [first, second] = (await isHolder(people[0] as (typeof people)[0]))
    ? people
    : people.toReversed();
  if (!first || !second) throw new Error('Two people are here.');
  await expect(first.page).toHaveURL(/\/app\/post\/list/);
  await expect(second.page).toHaveURL('/merge-accounts');
  await expect(second.page.getByRole('radio')).toHaveCount(2);
  await second.page.getByRole('button', { name: 'Skip' }).click();
  await second.page.getByRole('button', { name: 'Continue' }).click();
  await expect(second.page).toHaveURL('/verify-phone');
  expect(await holderOf(browser, portal.url, phone)).toBe(first.userId);
  await otherContext.close();
});

test('a code entered in two tabs signs in both as one person', async ({
  context,
  page,
  portal,
}, testInfo) => {
  const phone = freshPhone(testInfo.workerIndex);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/login/mobile');
    await askForCode(tab, phone);
  }
  const code = await sentCode(context.request, portal.url, phone);
  await enterInBoth([page, other], [code, code]);
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(/\/app\/post\/list/);
    await expect(tab.getByRole('heading', { level: 1, name: 'Your posts' })).toBeAttached();
  }
});

test('a code entered in two tabs verifies the number once, and both tabs continue', async ({
  context,
  page,
  portal,
}, testInfo) => {
  const phone = freshPhone(testInfo.workerIndex);
  const userId = await signInBySocial(context, portal.url);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/verify-phone');
    await askForCode(tab, phone);
  }
  const code = await sentCode(context.request, portal.url, phone);
  await enterInBoth([page, other], [code, code]);
  for (const tab of [page, other]) await expect(tab).toHaveURL(/\/app\/post\/list/);
  expect((await currentUser(context.request, portal.url)).userId).toBe(userId);
});

for (const [skew, minutes] of [
  ['behind', -10],
  ['ahead', 10],
] as const) {
  test(`a device ten minutes ${skew} counts, signs in and says "ago" as the server does`, async ({
    context,
    page,
    portal,
  }, testInfo) => {
    const phone = freshPhone(testInfo.workerIndex);
    await page.addInitScript(wrongClock, minutes * 60_000);
    await page.goto('/login/mobile');
    await askForCode(page, phone);
    const resend = page.getByRole('button', { name: /Resend/ });
    await expect(resend).toHaveText(/Resend in (1:00|0:5\d)/);
    await codeField(page).fill(await sentCode(context.request, portal.url, phone));
    await expect(page).toHaveURL(/\/app\/post\/list/);
    await call(context.request, portal.url, '/api/auth/resetNewUserCookie');
    await saveDraft(context.request, portal.url, 'अभी लिखा');
    await page.reload();
    const when = page.getByRole('article').filter({ hasText: 'अभी लिखा' }).locator('time');
    await expect(when).toHaveText(/^(just now|1 minute ago)$/);
  });
}

test('back and forward through the whole onboarding', async ({
  page,
  context,
  portal,
}, testInfo) => {
  const phone = freshPhone(testInfo.workerIndex);
  const title = page.getByRole('heading', { level: 1 });
  await page.goto('/login');
  const byPhone = page.getByRole('link', { name: 'Sign in with phone' });
  await byPhone.click();
  await phoneField(page).fill(phone.slice(0, 6));
  await page.goBack();
  await expect(page).toHaveURL('/login');
  await page.goForward();
  await expect(phoneField(page)).toHaveValue(phone.slice(0, 6));
  await askForCode(page, phone);
  await page.goBack();
  await page.goForward();
  // The code that was sent stays good; the number does not have to be typed again.
  await expect(phoneField(page)).toHaveValue(phone);
  await page.getByRole('button', { name: 'Get code' }).click();
  await codeField(page).fill(await sentCode(context.request, portal.url, phone));
  await expect(page).toHaveURL(/\/app\/post\/list/);
  // A signed-in person is not sent back to the sign-in.
  await page.goBack();
  await expect(page).toHaveURL(/\/app\/post\/list/);
  await page.getByRole('button', { name: "Let's create a profile" }).click();
  await expect(page).toHaveURL('/app/profile');
  await page.getByLabel('Name', { exact: true }).fill('मीरा कुलकर्णी');
  await page.getByLabel('About you').fill('बारिश की कहानियाँ');
  await page.goBack();
  await expect(title).toHaveText('Your posts');
  await page.goForward();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('मीरा कुलकर्णी');
  await expect(page.getByLabel('About you')).toHaveValue('बारिश की कहानियाँ');
  await page.getByLabel('Handle').fill(`meera_${phone}`);
  await page.getByRole('checkbox', { name: 'हिन्दी' }).check();
  await page.getByRole('checkbox', { name: 'I am 18 or older' }).check();
  await page.getByRole('button', { name: 'Send profile for approval' }).click();
  await expect(title).toHaveText("We're reviewing your profile");
  await page.goBack();
  await expect(title).toHaveText('Your posts');
  await expect(page.getByRole('region', { name: 'Steps to your first post' })).toContainText(
    'Profile approval pending',
  );
  await page.goForward();
  await expect(title).toHaveText('My profile');
  await expect(page.getByText('बारिश की कहानियाँ').first()).toBeVisible();
});
