import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { staffAccount } from '#server/http/sandbox/sandbox.ts';
import { passMinute } from '#test/support/api/account-choice.ts';
import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { expect, test } from '#test/support/fixtures.ts';

test.use({ seed: 'demo' });

const password = 'four bridges over one river';
const newEmail = () => `asha-${crypto.randomUUID()}@creator.example`;

async function fillAccount(page: Page, name: string, email: string) {
  await page.goto('/app/staff?new=true');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Posts and payments/).check();
}

/** Adds an account; returns the link to its password, and leaves the page of the account open. */
async function addAccount(page: Page, name: string, email = newEmail()): Promise<string> {
  await fillAccount(page, name, email);
  await page.getByRole('button', { name: 'Save' }).click();
  const link = (await page.getByText(/\/reset-password#token=/).textContent()) ?? '';
  await page.getByRole('link', { name: 'Open account' }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  return link;
}

async function setPassword(page: Page, link: string) {
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Your new password is saved/)).toBeVisible();
}

async function signIn(page: Page, email: string) {
  await page.goto('/login/internal');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

const act = async (page: Page, action: 'Deactivate' | 'Reactivate', reason: string) => {
  await page.getByRole('button', { name: action, exact: true }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill(reason);
  await page.getByRole('button', { name: `${action} account` }).click();
  await expect(page.getByText('Done', { exact: true })).toBeFocused();
};

test('an administrator adds a colleague, who sets a password and signs in', async ({
  staffContext,
  browser,
  baseURL,
}) => {
  const page = await staffContext.newPage();
  await page.setViewportSize({ width: 1280, height: 800 });
  const email = newEmail();
  await page.goto('/app/staff');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Add account' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(page.getByText('Choose at least one of these three.')).toBeVisible();
  await page.keyboard.type('आशा वर्मा');
  await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByLabel(/^Posts and payments/)).toBeChecked();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Account added' })).toBeVisible();
  await expectAccessible(page);
  const link = (await page.getByText(/\/reset-password#token=/).textContent()) ?? '';

  const context = await browser.newContext({ baseURL });
  const colleague = await context.newPage();
  await setPassword(colleague, link);
  await signIn(colleague, email);
  await expect(colleague).toHaveURL('/app/internal');
  await expect(colleague.getByRole('button', { name: 'Admin', exact: true })).toBeHidden();

  await page.getByRole('link', { name: 'Open account' }).click();
  const access = page.getByRole('region', { name: 'Sign-in and devices' });
  await expect(access.getByText('Password only')).toBeVisible();
  await expect(access.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByText('Added a member of staff')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByLabel(/^Creators and approvals/).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Changed a member of staff')).toBeVisible();
  await colleague.goto('/app/approve-details');
  await expect(colleague).toHaveURL('/app/approve-details');

  await act(page, 'Deactivate', 'Left the company.');
  await expect(page.getByText(/^Deactivated since/)).toBeVisible();
  await expect(access.getByText('Not signed in anywhere')).toBeVisible();
  await expectAccessible(page);
  await signIn(colleague, email);
  await expect(colleague.getByText(/blocked/i)).toBeVisible();
  await act(page, 'Reactivate', 'Back from leave.');
  await signIn(colleague, email);
  await expect(colleague).toHaveURL('/app/internal');
  await context.close();
});

test('the list is filtered by name, status and permission, and becomes a CSV file', async ({
  staffContext,
}) => {
  const page = await staffContext.newPage();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/app/staff');
  await page.getByRole('combobox', { name: 'Account status' }).click();
  await page.getByRole('option', { name: 'Deactivated' }).click();
  await page.getByRole('searchbox').fill('joseph');
  await expect(page).toHaveURL('/app/staff?search=joseph&status=blocked');
  await page.reload();
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByText('1 in total')).toBeVisible();
  await page.getByRole('combobox', { name: 'Permission' }).click();
  await page.getByRole('option', { name: 'Administrator' }).click();
  await expect(page.getByText('Nothing found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'You' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save file' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('staff.csv');
  expect(readFileSync(await file.path(), 'utf8')).toContain('"joseph@creator.example"');
});

test('nobody changes their own permissions or deactivates themselves', async ({ staffContext }) => {
  const page = await staffContext.newPage();
  await page.goto('/app/staff');
  await page.getByRole('link', { name: 'Anita Rao' }).click();
  await expect(page.getByRole('heading', { name: 'Anita Rao' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Deactivate' })).toBeHidden();
  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByText(/^You can't change your own permissions/)).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
});

test('a lost reply to a new account leads to its page', async ({ staffContext }) => {
  const page = await staffContext.newPage();
  const email = newEmail();
  await fillAccount(page, 'Lost Reply', email);
  await page.route('**/api/staff/members/add', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert').getByText(/No connection/)).toBeVisible();
  await page.unroute('**/api/staff/members/add');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^An account with this email exists/)).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Lost Reply');
  await page.getByRole('link', { name: 'Show it' }).click();
  await page.getByRole('link', { name: 'Lost Reply' }).click();
  await page.getByRole('button', { name: 'Create password link' }).click();
  await page.getByRole('button', { name: 'Create link' }).click();
  await expect(page.getByText(/\/reset-password#token=/)).toBeVisible();
});

test('two administrators who change one account see each other; nothing is overwritten', async ({
  staffContext,
}) => {
  const page = await staffContext.newPage();
  await addAccount(page, 'Changed Twice');
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByLabel(/^Creators and approvals/).check();
  const other = await staffContext.newPage();
  await other.goto(page.url());
  await other.getByLabel(/^View own posts/).check();
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByRole('heading', { name: 'Changed Twice' })).toBeVisible();

  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Load current version' }).click();
  await expect(page.getByText(/Saved now: Posts and payments, View own posts/)).toBeVisible();
  await expect(page.getByLabel(/^Creators and approvals/)).toBeChecked();
  await page.getByLabel(/^View own posts/).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: /^View own posts$/ })).toBeVisible();
});

test('a deactivation whose reply is lost succeeds when it is tried again', async ({
  staffContext,
}) => {
  const page = await staffContext.newPage();
  await addAccount(page, 'Lost Deactivation');
  await page.route('**/api/staff/members/deactivate', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Deactivate', exact: true }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('Left the company.');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').getByText(/No connection/)).toBeVisible();
  await page.unroute('**/api/staff/members/deactivate');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Done', { exact: true })).toBeFocused();
  await expect(page.getByText(/^Deactivated since/)).toBeVisible();
});

test('an administrator confirms their identity before an account changes', async ({
  staffContext,
  baseURL,
}) => {
  const page = await staffContext.newPage();
  await addAccount(page, 'Identity Confirmed');
  for (let minute = 0; minute < 11; minute += 1) await passMinute(staffContext, String(baseURL));
  await page.getByRole('button', { name: 'Deactivate', exact: true }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('Left the company.');
  await page.keyboard.press('Enter');
  const confirm = page.getByRole('dialog', { name: "Confirm that it's you" });
  await confirm.getByLabel('Password', { exact: true }).fill(staffAccount.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Deactivated since/)).toBeVisible();
});
