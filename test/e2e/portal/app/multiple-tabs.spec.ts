import type { Page } from '@playwright/test';
import { call, freshPhone, sentCode } from '#test/support/api/people.ts';
import { expect, test } from '#test/support/fixtures.ts';

/* Every tab shows the signed-in person. */

const titleOf = (page: Page) => page.getByRole('textbox', { name: 'Title' });

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Profile menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
}

async function signIn(page: Page, url: string, phone: string): Promise<void> {
  await page.goto('/login/mobile');
  await page.getByLabel('Mobile number').fill(phone);
  await page.getByRole('button', { name: 'Get code' }).click();
  await expect(page.getByLabel('4-digit code')).toBeFocused();
  await page.getByLabel('4-digit code').fill(await sentCode(page.request, url, phone));
  await expect(page).toHaveURL('/app/post/list');
}

test('signing out in one tab signs out the others and keeps drafts', async ({
  context,
  page,
  portal,
  signInAsPendingCreator,
}) => {
  const { phone } = await signInAsPendingCreator();
  await page.route('**/api/post/upsert/update', (route) => route.abort('internetdisconnected'));
  await page.goto('/app/post/create');
  await titleOf(page).fill('अधूरा शीर्षक');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved on this device' })).toBeAttached();

  const other = await context.newPage();
  await other.goto('/app/post/list');
  await signOut(other);
  await expect(page).toHaveURL('/login');

  await signIn(other, portal.url, phone);
  const localDrafts = other.getByRole('region', { name: 'On this device' });
  await expect(localDrafts).toContainText('अधूरा शीर्षक');
  await localDrafts.getByRole('link', { name: /^Continue/ }).click();
  await expect(titleOf(other)).toHaveValue('अधूरा शीर्षक');
});

test('another person who signs in replaces the first in every tab', async ({
  context,
  page,
  portal,
  signInAsNewCreator,
}, testInfo) => {
  const first = await signInAsNewCreator();
  await call(context.request, portal.url, '/api/auth/resetNewUserCookie');
  await page.goto('/app/post/list');
  await expect(page.getByRole('heading', { name: 'Your posts' })).toBeVisible();
  // This tab misses the sign-out and only notices the next person.
  const other = await context.newPage();
  await context.clearCookies({ name: 'auth-user' });
  await signIn(other, portal.url, freshPhone(testInfo.workerIndex));
  await expect(page.getByRole('dialog', { name: 'Welcome' })).toBeVisible();
  const me = await call(context.request, portal.url, '/api/auth/getCurrentUser');
  expect(me.userId).not.toBe(first.userId);
});
