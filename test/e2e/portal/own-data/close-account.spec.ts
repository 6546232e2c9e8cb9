import type { Page } from '@playwright/test';
import { passMinute } from '#test/support/api/account-choice.ts';
import { currentUser, sentCode, signInByPhone } from '#test/support/api/people.ts';
import { sendForReview } from '#test/support/api/post-requests.ts';
import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { expect, test } from '#test/support/fixtures.ts';

/* A creator closes the account on a phone, over a network that fails, and comes back. */

test.slow();

const section = (page: Page) => page.getByRole('region', { name: 'Close your account' });

/** Presses a button with the keyboard. */
async function pressByKey(page: Page, name: string): Promise<void> {
  await section(page).getByRole('button', { name }).focus();
  await page.keyboard.press('Enter');
}

async function explain(page: Page): Promise<void> {
  await page.goto('/app/profile');
  await pressByKey(page, 'Close account…');
  await expect(section(page)).toContainText('Nobody sees your profile and posts any more.');
}

async function comeBack(page: Page, url: string, phone: string, network?: Network): Promise<void> {
  await passMinute(page.context(), url);
  await signInByPhone(page.request, url, phone);
  await page.goto('/app/post/list');
  await expect(page).toHaveURL('/account-closing');
  await expect(page.getByRole('heading', { name: 'Your account is closed' })).toBeVisible();
  await expectAccessible(page);
  const open = page.getByRole('button', { name: 'Open my account again' });
  if (network) {
    await network.cut();
    await open.click();
    await expect(page.getByRole('alert')).toContainText('No connection');
    await network.restore();
  }
  await open.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/app\/post\/list/);
}

type Network = { cut(): Promise<void>; restore(): Promise<void> };

test('an account is closed and opened again, although the network is cut in between', async ({
  portal,
  page,
  network,
  signInAsApprovedCreator,
}) => {
  const { phone, userId } = await signInAsApprovedCreator();
  await sendForReview(page.request, portal.url, 'नहर का पानी');
  await explain(page);
  await expectAccessible(page);
  await pressByKey(page, 'Keep my account');
  await expect(section(page).getByRole('button', { name: 'Close account…' })).toBeFocused();
  await pressByKey(page, 'Close account…');
  await pressByKey(page, 'Close my account');
  await expect(section(page).getByRole('alert')).toContainText('Tick the box');
  await section(page).getByRole('checkbox').focus();
  await page.keyboard.press('Space');

  await network.cut();
  await pressByKey(page, 'Close my account');
  await expect(section(page).getByRole('alert')).toContainText('No connection');
  await network.restore();
  await pressByKey(page, 'Try again');
  const dialog = page.getByRole('dialog', { name: 'Your account is closed' });
  await expect(dialog).toContainText('Sign in within 30 days');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(page).not.toHaveURL(/profile/);
  expect((await currentUser(page.request, portal.url)).userId).toBeNull();

  await comeBack(page, portal.url, phone, network);
  expect((await currentUser(page.request, portal.url)).userId).toBe(userId);
  await expect(page.getByText('नहर का पानी').first()).toBeVisible();
});

test('after a lost reply, the repeated request shows that the account may be closed', async ({
  portal,
  page,
  signInAsApprovedCreator,
}) => {
  const { phone } = await signInAsApprovedCreator();
  await explain(page);
  await section(page).getByRole('checkbox').check();
  const address = '**/api/ownData/closing/request';
  await page.route(address, async (route) => {
    await route.fetch();
    await route.abort('internetdisconnected');
  });
  await pressByKey(page, 'Close my account');
  await expect(section(page).getByRole('alert')).toContainText("we don't know");
  await page.unroute(address);
  await pressByKey(page, 'Try again');
  const dialog = page.getByRole('dialog', { name: "You're signed out" });
  await expect(dialog).toContainText('Your account may be closed already.');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await comeBack(page, portal.url, phone);
});

test('closing asks to confirm the identity in an old session', async ({
  portal,
  page,
  signInAsApprovedCreator,
}) => {
  const { phone } = await signInAsApprovedCreator();
  for (let minute = 0; minute < 11; minute += 1) await passMinute(page.context(), portal.url);
  await explain(page);
  await section(page).getByRole('checkbox').check();
  await pressByKey(page, 'Close my account');
  const confirmation = page.getByRole('dialog', { name: "Confirm that it's you" });
  await confirmation.getByRole('button', { name: 'Cancel' }).click();
  await expect(section(page).getByRole('alert')).toContainText("Confirm that it's you");
  await pressByKey(page, 'Try again');
  await confirmation.getByRole('button', { name: /^Send a code to/ }).click();
  const code = confirmation.getByLabel('4-digit code');
  await code.waitFor();
  await code.fill(await sentCode(page.request, portal.url, phone));
  await expect(page.getByRole('dialog', { name: 'Your account is closed' })).toBeVisible();
});
