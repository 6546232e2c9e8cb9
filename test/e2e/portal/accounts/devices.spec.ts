import type { Browser, BrowserContext, Page } from '@playwright/test';
import { passMinute } from '#test/support/api/account-choice.ts';
import {
  call,
  currentUser,
  signInAsStaff as signInByPassword,
  signInByPhone,
} from '#test/support/api/people.ts';
import { signInAgain } from '#test/support/api/reauthentication.ts';
import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { expect, test } from '#test/support/fixtures.ts';
import { wordsOf } from '#test/support/message-formatter.ts';

/* Where somebody is signed in: a second device of the same person, and how it is signed out. */

const devices = (page: Page, title = 'Where you are signed in') =>
  page.getByRole('region', { name: title });
const dialog = (page: Page) => page.getByRole('dialog');
const desktop = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';

/** Another device of the owner of this number. */
async function otherDevice(
  browser: Browser,
  context: BrowserContext,
  url: string,
  phone: string,
): Promise<BrowserContext> {
  const other = await browser.newContext({ baseURL: url, userAgent: desktop });
  await passMinute(context, url);
  await signInByPhone(other.request, url, phone);
  return other;
}

test('a device signed out from another signs in over its page and continues', async ({
  page,
  context,
  browser,
  portal,
  signInAsPendingCreator,
}) => {
  const { phone, userId } = await signInAsPendingCreator();
  const other = await otherDevice(browser, context, portal.url, phone);
  const desktop = await other.newPage();
  await desktop.goto('/app/post/create');
  const title = desktop.getByRole('textbox', { name: 'Title' });
  await title.fill('बारिश की पहली बूँदें');

  await page.goto('/app/profile');
  const rows = devices(page).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('This device');
  await expect(rows.first()).toContainText('Signed in with phone');
  await expect(rows.nth(1)).toContainText('Firefox on Windows');
  await expectAccessible(page);
  await devices(page).getByRole('button', { name: 'Sign out Firefox on Windows' }).click();
  await expect(dialog(page)).toContainText('Sign out of Firefox on Windows?');
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Sign out' }).click();
  await expect(devices(page).getByText('Signed out')).toBeVisible();
  await expect(rows).toHaveCount(1);
  expect((await currentUser(other.request, portal.url)).userId).toBeNull();

  // It saves automatically and gets the reply.
  await title.fill('बारिश की पहली बूँदें और खेत');
  await passMinute(context, portal.url);
  await signInAgain(desktop, portal.url, phone);
  await expect(title).toHaveValue('बारिश की पहली बूँदें और खेत');
  expect((await currentUser(other.request, portal.url)).userId).toBe(userId);
  await other.close();
});

test('everywhere else, and then everywhere: the tabs of this browser agree at once', async ({
  page,
  context,
  browser,
  portal,
  signInAsPendingCreator,
}) => {
  const { phone } = await signInAsPendingCreator();
  const other = await otherDevice(browser, context, portal.url, phone);
  const tab = await context.newPage();
  await tab.goto('/app/post/list');
  await page.goto('/app/profile');
  await devices(page).getByRole('button', { name: 'Sign out everywhere else' }).click();
  await dialog(page).getByRole('button', { name: 'Stay signed in' }).click();
  await expect(dialog(page)).toBeHidden();
  expect((await currentUser(other.request, portal.url)).userId).not.toBeNull();
  await devices(page).getByRole('button', { name: 'Sign out everywhere else' }).click();
  await dialog(page).getByRole('button', { name: 'Sign out' }).click();
  await expect(devices(page).getByText('Signed out')).toBeVisible();
  await expect(
    devices(page).getByRole('button', { name: 'Sign out everywhere else' }),
  ).toBeHidden();
  expect((await currentUser(other.request, portal.url)).userId).toBeNull();
  expect((await currentUser(context.request, portal.url)).userId).not.toBeNull();

  await devices(page).getByRole('button', { name: 'Sign out everywhere', exact: true }).click();
  await dialog(page).getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
  await expect(tab).toHaveURL('/login');
  expect((await currentUser(context.request, portal.url)).userId).toBeNull();
  await other.close();
});

test('staff see where they are signed in, and sign out there', async ({
  page,
  browser,
  portal,
  signInAsStaff,
}) => {
  await signInAsStaff();
  const other = await browser.newContext({ baseURL: portal.url, userAgent: desktop });
  await signInByPassword(other.request, portal.url);
  await page.goto('/app/security');
  await expect(devices(page).getByText('This device')).toBeVisible();
  await expectAccessible(page);
  await devices(page).getByRole('button', { name: 'Sign out Firefox on Windows' }).click();
  await dialog(page).getByRole('button', { name: 'Sign out' }).click();
  await expect(devices(page).getByText('Signed out')).toBeVisible();
  await expect(devices(page).getByText('Firefox on Windows')).toBeHidden();
  expect((await currentUser(other.request, portal.url)).userId).toBeNull();
  await other.close();
});

test('a failure is reported, and retried when the network is back', async ({
  page,
  context,
  browser,
  network,
  portal,
  signInAsPendingCreator,
}) => {
  const { phone } = await signInAsPendingCreator();
  const other = await otherDevice(browser, context, portal.url, phone);
  await page.goto('/app/profile');
  await devices(page)
    .getByRole('button', { name: /^Sign out Firefox/ })
    .click();
  await network.cut();
  await dialog(page).getByRole('button', { name: 'Sign out' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('No connection.');
  await expect(dialog(page).getByRole('button', { name: 'Try again' })).toBeVisible();
  await network.restore();
  await expect(devices(page).getByText('Signed out')).toBeVisible();
  expect((await currentUser(other.request, portal.url)).userId).toBeNull();
  await other.close();
});

for (const language of ['hi', 'ur'] as const) {
  test(`in ${language}`, async ({ page, context, browser, portal, signInAsPendingCreator }) => {
    const { phone } = await signInAsPendingCreator();
    await call(context.request, portal.url, '/api/setAppLanguage', { appLanguage: language });
    const other = await otherDevice(browser, context, portal.url, phone);
    const say = wordsOf(language);
    await page.goto('/app/profile');
    const section = devices(page, say('devices.title'));
    await expect(section.getByRole('listitem')).toHaveCount(2);
    await expectAccessible(page);
    await section.getByRole('button', { name: say('devices.others') }).click();
    await expectAccessible(page);
    await dialog(page)
      .getByRole('button', { name: say('devices.sign-out') })
      .click();
    await expect(section.getByText(say('devices.done'))).toBeVisible();
    await other.close();
  });
}
