import type { Page } from '@playwright/test';
import { signInWithGoogle } from '#test/support/api/account-choice.ts';
import { call, currentUser } from '#test/support/api/people.ts';
import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { expect, test } from '#test/support/fixtures.ts';

/*
 * Logins that an account does not have yet: offered once after the first sign-in, and in the
 * profile ever after.
 */

const linkDialog = (page: Page) => page.getByRole('dialog', { name: 'Add another way to sign in' });
const ways = (page: Page) => page.getByRole('region', { name: 'Ways to sign in' });

/** In the sandbox, a person without an account. */
const beSomebodyNew = (page: Page) => page.getByRole('link', { name: /Somebody new/ }).click();

/** The person behind a link of the sandbox's page. */
const tokenOf = (href: string | null) =>
  new URL(String(href), 'https://portal.example').searchParams.get('code')?.split('~')[0] ?? '';

// spec 2.56, 4.33, 4.34, 7.57
test('the dialog follows the welcome, links a login, and comes once', async ({
  page,
  browser,
  portal,
  signInAsNewCreator,
}) => {
  const { userId } = await signInAsNewCreator();
  await page.goto('/app/post/list');
  await page.getByRole('button', { name: "I'll do this later" }).click();
  await page.reload();
  await expectAccessible(page);
  await linkDialog(page).getByRole('button', { name: 'Link Google' }).click();
  const link = page.getByRole('link', { name: /Somebody new/ });
  const href = await link.getAttribute('href');
  // The list of logins is a GET of the same address.
  const linking = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/auth/link'),
  );
  await link.click();
  expect((await linking).postDataJSON().userHeader).toEqual({ userId });
  await expect(page).toHaveURL('/app/post/list');
  await expect(linkDialog(page).getByText('Linking successful')).toBeVisible();
  await expect(linkDialog(page).getByRole('listitem')).toHaveText([/Google/, /Phone/]);
  await page.keyboard.press('Escape');
  await expect(linkDialog(page)).toBeHidden();
  await expect.poll(async () => (await currentUser(page.request, portal.url)).newUser).toBe(false);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const elsewhere = await browser.newContext({ baseURL: portal.url });
  await signInWithGoogle(elsewhere.request, portal.url, tokenOf(href));
  expect((await currentUser(elsewhere.request, portal.url)).userId).toBe(userId);
  await elsewhere.close();
});

// spec 3.23, 4.33
test('the cookie newUser opens the dialog, and closing it resets the cookie', async ({
  page,
  signInAsPendingCreator,
}) => {
  await signInAsPendingCreator();
  const newUser = async () =>
    (await page.context().cookies()).find(({ name }) => name === 'newUser')?.value;
  await page.route('**/api/auth/getCurrentUser', async (route) => {
    const response = await route.fetch();
    const { data } = await response.json();
    const headers = { ...response.headers(), 'set-cookie': 'newUser=true; Path=/' };
    await route.fulfill({ response, headers, json: { data: { ...data, newUser: false } } });
  });
  await page.goto('/app/post/list');
  await expect(linkDialog(page)).toBeVisible();
  await page.unroute('**/api/auth/getCurrentUser');
  await page.keyboard.press('Escape');
  await expect(linkDialog(page)).toBeHidden();
  await expect.poll(newUser).toBe('false');
});

test('a person who opens the profile finds it there, without a dialog over the form', async ({
  page,
  signInAsNewCreator,
}) => {
  await signInAsNewCreator();
  await page.goto('/app/post/list');
  await page.getByRole('button', { name: "Let's create a profile" }).click();
  await expect(page).toHaveURL('/app/profile');
  await expect(ways(page).getByRole('listitem')).toHaveText([/Phone/]);
  await expect(linkDialog(page)).toBeHidden();
  await expectAccessible(page);
  await ways(page).getByRole('button', { name: 'Link Facebook' }).click();
  await beSomebodyNew(page);
  await expect(page).toHaveURL('/app/profile');
  await expect(ways(page).getByText('Linking successful')).toBeVisible();
  await expect(ways(page).getByRole('listitem')).toHaveText([/Facebook/, /Phone/]);
});

test('a login of another account opens the choice between the two', async ({
  page,
  browser,
  portal,
  signInAsNewCreator,
}) => {
  await signInAsNewCreator();
  await call(page.request, portal.url, '/api/auth/resetNewUserCookie');
  await page.goto('/app/profile');
  await ways(page).getByRole('button', { name: 'Link Google' }).click();
  const link = page.getByRole('link', { name: /Somebody new/ });
  const href = await link.getAttribute('href');
  const elsewhere = await browser.newContext({ baseURL: portal.url });
  await signInWithGoogle(elsewhere.request, portal.url, tokenOf(href));
  await elsewhere.close();
  await link.click();
  await expect(page).toHaveURL('/merge-accounts');
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/app\/post\/list/);
});

test('a person who cancels at the provider finds the dialog again', async ({
  page,
  signInAsNewCreator,
}) => {
  await signInAsNewCreator();
  await page.goto('/app/post/list');
  await page.getByRole('button', { name: "I'll do this later" }).click();
  await page.reload();
  await linkDialog(page).getByRole('button', { name: 'Link Google' }).click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(linkDialog(page).getByRole('button', { name: 'Link Google' })).toBeEnabled();
  await linkDialog(page).getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a login is removed while another one is left, also after the network was gone', async ({
  page,
  context,
  portal,
  consoleWatch,
  signInAsNewCreator,
}) => {
  await signInAsNewCreator();
  await call(page.request, portal.url, '/api/auth/resetNewUserCookie');
  await page.goto('/app/profile');
  await expect(ways(page).getByRole('button', { name: 'Remove' }), 'the last one').toHaveCount(0);
  await ways(page).getByRole('button', { name: 'Link Google' }).click();
  await beSomebodyNew(page);
  await expect(ways(page).getByRole('listitem')).toHaveText([/Google/, /Phone/]);

  await ways(page).getByRole('button', { name: 'Remove' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Remove Google?' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Keep it' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(ways(page).getByRole('button', { name: 'Remove' })).toBeFocused();

  consoleWatch.allow(/Failed to load resource/);
  await ways(page).getByRole('button', { name: 'Remove' }).press('Enter');
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Remove', exact: true }).press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('No connection');
  await context.setOffline(false);
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Removed. You can link it again at any time.')).toBeVisible();
  await expect(ways(page)).toBeFocused();
  await expect(ways(page).getByRole('listitem')).toHaveText([/Phone/]);
  await page.reload();
  await expect(ways(page).getByRole('listitem')).toHaveText([/Phone/]);
  await expect(ways(page).getByRole('button', { name: 'Link Google' })).toBeVisible();
});
