import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { secondStaffAccount, staffAccount } from '#server/http/sandbox/sandbox.ts';
import { passMinute } from '#test/support/api/account-choice.ts';
import { currentUser } from '#test/support/api/people.ts';
import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { addVirtualAuthenticator } from '#test/support/browser/virtual-passkeys.ts';
import { test as base, expect } from '#test/support/fixtures.ts';

/*
 * The sign-in of staff on a server that requires a second factor, at `localhost`: browsers create
 * no passkeys for numeric addresses. The tests build on each other's second factors.
 */

const test = base.extend({
  baseURL: async ({ portal }, use) => use(portal.url.replace('127.0.0.1', 'localhost')),
});
test.use({ staffSecondFactor: 'required' });
test.describe.configure({ mode: 'serial' });

const newPassword = 'four bridges over one river';
const codeNow = (secret: string, now: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now });
const kept = { secret: '', codes: [] as string[], administrator: [] as string[] };

async function enterPassword(page: Page, { email, password }: { email: string; password: string }) {
  await page.goto('/login/internal');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

/** What the server's clock shows, which tests put forward. */
async function serverTime(page: Page): Promise<number> {
  const { date } = (await page.request.get('/health/live')).headers();
  return Date.parse(date ?? '');
}

async function keepCodes(page: Page): Promise<string[]> {
  await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeFocused();
  const codes = await page
    .getByRole('listitem')
    .filter({ hasText: /^[A-Z2-9]{4}-/ })
    .allTextContents();
  expect(codes).toHaveLength(10);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('creator-portal-recovery-codes.txt');
  await page.getByLabel('I have saved these codes').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  return codes;
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: /^Profile menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
}

test('sets up a passkey and signs in with it, with and without a password', async ({ page }) => {
  const device = await addVirtualAuthenticator(page);
  await enterPassword(page, staffAccount);
  await expect(page.getByRole('heading', { name: 'Protect your account' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Set up a passkey' }).click();
  await expect(page.getByLabel('Name of the passkey')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  kept.administrator = await keepCodes(page);
  await expect(page).toHaveURL('/app/internal');

  await signOut(page);
  await enterPassword(page, staffAccount);
  await expect(page.getByRole('button', { name: 'Use your passkey' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/app/internal');

  await signOut(page);
  await page.goto('/login/internal');
  await device.setUserVerified(false);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText('The passkey request was cancelled or timed out.')).toBeVisible();
  await device.setUserVerified(true);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL('/app/internal');
});

test('sets up an authenticator app, and signs in with its codes and a recovery code', async ({
  page,
}) => {
  await enterPassword(page, secondStaffAccount);
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  const key = page.getByRole('button', { name: 'Copy key' });
  await expect(key).toBeVisible();
  kept.secret = (await page.locator('code').textContent())?.replaceAll(' ', '') ?? '';
  const field = page.getByLabel('6-digit code from the app');
  await field.fill(codeNow(kept.secret, await serverTime(page)));
  await page.keyboard.press('Enter');
  kept.codes = await keepCodes(page);
  await expect(page).toHaveURL('/app/internal');

  await signOut(page);
  await passMinute(page.context(), new URL(page.url()).origin);
  await enterPassword(page, secondStaffAccount);
  const code = page.getByLabel('6-digit code');
  await expect(code).toBeFocused();
  await code.fill('12');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enter all 6 digits of the code.')).toBeVisible();
  const right = codeNow(kept.secret, await serverTime(page));
  await code.fill(right === '000000' ? '111111' : '000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Wrong code. 4 tries left.')).toBeVisible();
  await expect(code).toBeFocused();
  await code.fill(right);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/app/internal');

  await signOut(page);
  await enterPassword(page, secondStaffAccount);
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await page
    .getByLabel('Recovery code')
    .fill(kept.codes[0]?.toLowerCase().replaceAll('-', ' ') ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/app/internal');
});

test('confirms the identity before a second factor changes, and counts recovery codes', async ({
  page,
}) => {
  await enterPassword(page, secondStaffAccount);
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await page.getByLabel('Recovery code').fill(kept.codes[1] ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/app/internal');
  const origin = new URL(page.url()).origin;
  for (let minute = 0; minute < 11; minute += 1) await passMinute(page.context(), origin);
  await page.goto('/app/security');
  await expect(page.getByText('8 codes left.')).toBeVisible();
  await expectAccessible(page);
  await addVirtualAuthenticator(page);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name of the passkey').fill('मेरा लैपटॉप');
  await page.getByRole('button', { name: 'Create passkey' }).click();
  const confirm = page.getByRole('dialog', { name: "Confirm that it's you" });
  await expectAccessible(page);
  await confirm.getByLabel('Password', { exact: true }).fill(secondStaffAccount.password);
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('status').filter({ hasText: 'Your changes are saved' }),
  ).toBeFocused();
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  await expect(passkeys.getByText('मेरा लैपटॉप')).toBeVisible();

  for (let minute = 0; minute < 11; minute += 1) await passMinute(page.context(), origin);
  await page.getByRole('button', { name: 'Get new codes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Get new codes' }).click();
  await confirm.getByRole('button', { name: 'Use your passkey' }).click();
  kept.codes = await keepCodes(page);
  await expect(page.getByText('10 codes left.')).toBeVisible();
  await page.getByRole('button', { name: /^Remove मेरा/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(passkeys.getByText('मेरा लैपटॉप')).toBeHidden();

  const section = page.getByRole('region', { name: 'Change password' });
  await section.getByLabel('Current password', { exact: true }).fill(secondStaffAccount.password);
  await section.getByLabel('New password', { exact: true }).fill('Raghav Menon 2026');
  await page.keyboard.press('Enter');
  await expect(section.getByText(/^This password is easy to guess/)).toBeVisible();
  await section.getByLabel('New password', { exact: true }).fill(newPassword);
  await page.keyboard.press('Enter');
  await expect(section.getByText('Password changed')).toBeVisible();
});

test('a lost session is renewed over the page by both steps', async ({ page }) => {
  await enterPassword(page, { ...secondStaffAccount, password: newPassword });
  await page.getByLabel('6-digit code').fill(codeNow(kept.secret, await serverTime(page)));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/app/internal');
  await page.goto('/app/security');
  const current = page.getByLabel('Current password', { exact: true });
  await current.fill('not the password');
  await page.context().clearCookies();
  await passMinute(page.context(), new URL(page.url()).origin);
  await page.getByLabel('New password', { exact: true }).fill(newPassword);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  await dialog.getByLabel('Email').fill(secondStaffAccount.email);
  await dialog.getByLabel('Password', { exact: true }).fill(newPassword);
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('6-digit code')).toBeFocused();
  await expectAccessible(page);
  await dialog.getByLabel('6-digit code').fill(codeNow(kept.secret, await serverTime(page)));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/app/security');
  await expect(current).toHaveValue('not the password');
});

test('an administrator creates a reset link and resets a second factor', async ({
  page,
  browser,
  baseURL,
}) => {
  // The passkey of the first test was in a browser that is closed.
  await enterPassword(page, staffAccount);
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await page.getByLabel('Recovery code').fill(kept.administrator[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/app/internal');

  const context = await browser.newContext({ baseURL });
  const colleague = await context.newPage();
  await enterPassword(colleague, { ...secondStaffAccount, password: newPassword });
  await colleague.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await colleague.getByLabel('Recovery code').fill(kept.codes[0] ?? '');
  await colleague.keyboard.press('Enter');
  await expect(colleague).toHaveURL('/app/internal');
  const origin = new URL(page.url()).origin;

  await page.goto('/app/staff');
  await page.getByRole('link', { name: secondStaffAccount.name }).click();
  const access = page.getByRole('region', { name: 'Sign-in and devices' });
  const dialog = page.getByRole('dialog');
  await expect(access).toBeVisible();
  await expectAccessible(page);
  await access
    .getByRole('button', { name: /^Sign out/ })
    .last()
    .click();
  await dialog.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('Done', { exact: true })).toBeVisible();
  await access.getByRole('button', { name: 'Create password link' }).click();
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const link = (await dialog.getByText(/reset-password#token=/).textContent()) ?? '';
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await access.getByRole('button', { name: 'Reset second step' }).click();
  await dialog.getByLabel('Reason').fill('Lost phone, known by voice');
  await dialog.getByRole('button', { name: 'Reset second step' }).click();
  await expect(access.getByText('Password only')).toBeVisible();
  await expect(access.getByText('Not signed in anywhere')).toBeVisible();
  expect((await currentUser(context.request, origin)).userId).toBeNull();
  await context.clearCookies();
  await colleague.goto(link);
  await expect(colleague).toHaveURL('/reset-password');
  await expectAccessible(colleague);
  await colleague.getByLabel('New password', { exact: true }).fill(`${newPassword} again`);
  await colleague.keyboard.press('Enter');
  await expect(colleague.getByText(/^Your new password is saved/)).toBeVisible();
  await context.close();
});

test('a forgotten password is replaced by the link in the mail, once', async ({ page }) => {
  await page.goto('/login/internal');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email').fill(secondStaffAccount.email);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/we've sent a link to it/)).toBeVisible();
  const link = await resetLink(page);
  await page.goto(link);
  await expect(page).toHaveURL('/reset-password');
  await page.getByLabel('New password', { exact: true }).fill(`${newPassword} once more`);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Your new password is saved/)).toBeVisible();
  await page.goto('/login');
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill(`${newPassword} once more`);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^This link has been used or has expired/)).toBeVisible();
});

async function resetLink(page: Page): Promise<string> {
  let found = '';
  await expect
    .poll(async () => {
      const { data } = await (await page.request.get('/sandbox/mails.json')).json();
      const mail = data.rows.find(({ to }: { to: string }) => to === secondStaffAccount.email);
      found = /\/reset-password#token=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';
      return found;
    })
    .not.toBe('');
  return found;
}
