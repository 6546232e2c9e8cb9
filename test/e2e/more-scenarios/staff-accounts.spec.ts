import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { expect, scenarioTest as test } from '../../support/fixtures.ts';

/* The sign-in of staff and of their colleagues, as the mock acts it. */

test('staff-second-step needs a code, and starts over when it is late', async ({
  page,
  openScenario,
}) => {
  await openScenario('staff-second-factor');
  const email = page.getByLabel('Email');
  const password = page.getByLabel('Password', { exact: true });
  await email.fill('delayed@creator.example');
  await password.fill('correct horse battery');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText(/Wait 6 minutes/)).toBeVisible();
  await email.fill('staff@creator.example');
  await page.keyboard.press('Enter');
  const code = page.getByLabel('6-digit code');
  await expect(code).toBeFocused();
  await code.fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Wrong code. 3 tries left.')).toBeVisible();
  await expect(code).toBeFocused();
  await expectAccessible(page);
  await code.fill('111111');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The sign-in took too long.')).toBeVisible();
  await email.fill('staff@creator.example');
  await password.fill('correct horse battery');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await page.getByLabel('Recovery code').fill('7kqm x2pd wa9r f4ht');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/app/internal');
});

test('staff-second-step sends a link to a new password', async ({ page, openScenario }) => {
  await openScenario('staff-second-factor');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL('/forgotten-password');
  await expectAccessible(page);
  await page.getByLabel('Email').fill('staff@creator.example');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/we've sent a link to it/)).toBeVisible();
  await page.getByRole('link', { name: 'Back to staff sign-in' }).click();
  await expect(page).toHaveURL('/login/internal');
});

test('staff-set-up leads through the authenticator app to recovery codes and in', async ({
  page,
  openScenario,
}) => {
  await openScenario('staff-second-factor-setup');
  await page.getByLabel('Email').fill('staff@creator.example');
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Protect your account' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  await expectAccessible(page);
  const code = page.getByLabel('6-digit code from the app');
  await code.fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Wrong code/)).toBeVisible();
  await code.fill('418203');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeFocused();
  await expectAccessible(page);
  const go = page.getByRole('button', { name: 'Continue' });
  await expect(go).toBeDisabled();
  await page.getByLabel('I have saved these codes').check();
  await go.click();
  await expect(page).toHaveURL('/app/internal');
});

test('staff-security confirms with the password before a passkey is removed', async ({
  page,
  openScenario,
}) => {
  await openScenario('staff-security');
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  await expect(passkeys.getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
  await passkeys
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  const confirm = page.getByRole('dialog', { name: "Confirm that it's you" });
  await confirm.getByLabel('Password', { exact: true }).fill('wrong password');
  await page.keyboard.press('Enter');
  await expect(confirm.getByText('Wrong password. Try again.')).toBeVisible();
  await confirm.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your changes are saved')).toBeVisible();
  await expect(passkeys.getByRole('listitem')).toHaveCount(0);
});

test('staff-security changes the password, and shows its errors', async ({
  page,
  openScenario,
}) => {
  await openScenario('staff-security');
  const section = page.getByRole('region', { name: 'Change password' });
  const change = async (current: string, next: string) => {
    await section.getByLabel('Current password', { exact: true }).fill(current);
    await section.getByLabel('New password', { exact: true }).fill(next);
    await page.keyboard.press('Enter');
  };
  await change('wrong password', 'four bridges over one river');
  await expect(section.getByText('Your current password is wrong.')).toBeVisible();
  await change('correct horse battery', 'Password12345');
  await expect(section.getByText(/^This password is easy to guess/)).toBeVisible();
  await change('correct horse battery', 'four bridges over one river');
  await expect(section.getByText('Password changed')).toBeVisible();
  await expect(section.getByLabel('New password', { exact: true })).toHaveValue('');
});

test('staff-accounts makes a link, resets a second factor and ends sessions', async ({
  page,
  openScenario,
}) => {
  await openScenario('staff-accounts');
  await page.getByRole('link', { name: 'Raghav Menon' }).click();
  const access = page.getByRole('region', { name: 'Sign-in and devices' });
  const dialog = page.getByRole('dialog');
  await expect(access.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  await access.getByRole('button', { name: 'Create password link' }).click();
  await dialog.getByRole('button', { name: 'Create link' }).click();
  await expect(dialog.getByText(/\/reset-password#token=/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await access.getByRole('button', { name: 'Sign out everywhere' }).click();
  await dialog.getByRole('button', { name: 'Sign out' }).click();
  await expect(access.getByText('Not signed in anywhere')).toBeVisible();
  await access.getByRole('button', { name: 'Reset second step' }).click();
  await dialog.getByRole('button', { name: 'Reset second step' }).click();
  await expect(dialog.getByText('This field is required.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('Lost phone');
  await page.keyboard.press('Enter');
  await expect(access.getByText('Password only')).toBeVisible();
});

test('staff-accounts adds an account, and says which address is taken', async ({
  page,
  openScenario,
}) => {
  await openScenario('staff-accounts');
  await page.getByRole('link', { name: 'Add account' }).click();
  await page.getByLabel('Name').fill('نادیہ قریشی');
  await page.getByLabel('Email').fill('staff.two@creator.example');
  await page.getByLabel(/^Creators and approvals/).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^An account with this email exists/)).toBeVisible();
  await page.getByLabel('Email').fill('nadia@creator.example');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/\/reset-password#token=/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Open account' }).click();
  await expect(page.getByText('No password yet')).toBeVisible();
});

test('password-reset refuses an easy password, and takes another once', async ({
  page,
  openScenario,
}) => {
  await openScenario('password-reset');
  await expect(page).toHaveURL('/reset-password');
  const password = page.getByLabel('New password', { exact: true });
  await password.fill('short');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Use at least 12 characters.', { exact: true })).toBeVisible();
  await password.fill('Password12345');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^This password is easy to guess/)).toBeVisible();
  await expectAccessible(page);
  await password.fill('this link is too old');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^This link has been used or has expired/)).toBeVisible();
  await page.goto('/');
  await openScenario('password-reset');
  await password.fill('four bridges over one river');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Your new password is saved/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to sign-in' }).click();
  await expect(page).toHaveURL('/login/internal');
});
