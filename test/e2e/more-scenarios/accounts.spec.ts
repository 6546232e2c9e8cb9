import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { standIn } from '#test/support/browser/provider-stub.ts';
import { wordsOf } from '#test/support/message-formatter.ts';
import { expect, scenarioTest as test } from '../../support/fixtures.ts';

/* The situations of accounts that meet, as the mock acts them. */

const confirm = { name: 'Confirm' };

// spec 2.9, 3.16, 3.17, 5.29, 8.9, 8.11
test('choice-of-two merges two accounts after one was chosen', async ({ page, openScenario }) => {
  await openScenario('account-choice-two');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', confirm).click();
  await expect(page.getByRole('alert')).toHaveText('Select a Primary Account or Skip');
  await page.getByRole('radio', { name: /मीरा कुलकर्णी/ }).check();
  await expect(
    page.getByRole('heading', { name: 'What moves to मीरा कुलकर्णी (@meera.likhti)' }),
  ).toBeVisible();
  await expect(page.getByText('3 posts with their images and stats')).toBeVisible();
  await expect(page.getByText('17 followers')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'More time' }).click();
  await page.getByRole('button', confirm).click();
  await expect(page.getByRole('heading', { name: 'Done' })).toBeFocused();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/app\/post\/list/);
});

test('choice-of-two is skipped, and the phone step returns', async ({ page, openScenario }) => {
  await openScenario('account-choice-two');
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/verify-phone');
});

test('choice-of-three joins all of them in one go', async ({ page, openScenario }) => {
  await openScenario('account-choice-three');
  await page.getByRole('radio', { name: /मीरा कुलकर्णी/ }).check();
  await expect(page.getByText('From Meera K (@meera.k)')).toBeVisible();
  await expect(page.getByText('From Unnamed account')).toBeVisible();
  await expectAccessible(page);
  const answers: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/accountLinking')) {
      answers.push(request.postDataJSON().dhAccount.defunctId.slice(-1));
    }
  });
  await page.getByRole('button', confirm).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/app\/post\/list/);
  expect(answers).toEqual(['2', '3']);
});

test('choice-of-three opens a further choice where one is left', async ({ page, openScenario }) => {
  await openScenario('account-choice-three');
  await page.getByRole('radio', { name: /Meera K/ }).check();
  await page.getByRole('button', confirm).click();
  await expect(page.getByRole('radio')).toHaveCount(2);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
});

// spec 5.30
test('choice-of-types says why an account cannot be kept', async ({ page, openScenario }) => {
  await openScenario('account-choice-creator-types');
  await expect(page.getByRole('radio', { disabled: true })).toHaveAccessibleDescription(
    /only an ICC account can be kept/,
  );
  await page.getByRole('radio', { disabled: false }).check();
  await expectAccessible(page);
  await page.getByRole('button', confirm).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/app\/post\/list/);
});

// spec 8.8
test('choice-ending warns, times out, and leads back to the sign-in', async ({
  page,
  openScenario,
}) => {
  await page.clock.install();
  await openScenario('account-choice-expiring');
  await expect(page.getByRole('status').getByText("You can't add more time.")).toBeAttached();
  await expect(page.getByRole('button', { name: 'More time' })).toHaveCount(0);
  await expectAccessible(page);
  await page.clock.runFor(15_000);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Oops! Time out. Please try again.' }),
  ).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign in again' }).click();
  await expect(page).toHaveURL('/login');
});

// spec 4.32, 8.10
test('choice-failed says so, ends the session and leads back to the sign-in', async ({
  page,
  openScenario,
}) => {
  await openScenario('account-choice-failed');
  await page.getByRole('button', { name: 'More time' }).click();
  await expect(page.getByRole('alert')).toContainText('this is no longer possible');
  await page.getByRole('radio', { name: /Meera K/ }).check();
  const ended = page.waitForRequest('**/api/auth/logout');
  await page.getByRole('button', confirm).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Error Occured while linking' }),
  ).toBeFocused();
  await ended;
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign in again' }).click();
  await expect(page).toHaveURL('/login');
});

// spec 8.12
test('linked links Google after the welcome, and ends being new when it is closed', async ({
  page,
  openScenario,
}) => {
  await standIn(page, 'accounts.google.com', () => ({ code: '4/0Ab' }));
  await openScenario('login-linked');
  await page.getByRole('button', { name: "I'll do this later" }).click();
  await page.reload();
  const dialog = page.getByRole('dialog', { name: 'Add another way to sign in' });
  await expect(dialog.getByText('••••••3210')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Link Google' }).click();
  await expect(dialog.getByText('Linking successful')).toBeVisible();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Google' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Link Google' })).toHaveCount(0);
  await expectAccessible(page);
  const reset = page.waitForRequest('**/api/auth/resetNewUserCookie');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await reset;
  await expect(dialog).toBeHidden();
});

// spec 8.12
test('link-failed says so, and leads to the choice where another account has the login', async ({
  page,
  openScenario,
}) => {
  await standIn(page, 'accounts.google.com', () => ({ code: '4/0Ab' }));
  await standIn(page, 'www.facebook.com', () => ({ code: 'AQAB' }));
  await openScenario('login-link-failed');
  await page.getByRole('button', { name: "I'll do this later" }).click();
  await page.reload();
  const dialog = page.getByRole('dialog', { name: 'Add another way to sign in' });
  await dialog.getByRole('button', { name: 'Link Google' }).click();
  await expect(dialog.getByText('Linking failed')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Link Facebook' }).click();
  await expect(page).toHaveURL('/merge-accounts');
  await expect(page.getByRole('radio')).toHaveCount(2);
});

test('phone-change adds a number, or leads to the choice where another account has it', async ({
  page,
  openScenario,
}) => {
  await openScenario('phone-change');
  // The loaded person reads Hindi.
  const say = wordsOf('hi');
  const section = page.getByRole('region', { name: say('accounts.ways.title') });
  const askForCode = async (button: string) => {
    await section.getByRole('button', { name: say(button) }).click();
    await section.getByLabel(say('login.phone.label')).fill('9876543210');
    await section.getByRole('button', { name: say('login.phone.submit') }).click();
    return section.getByLabel(say('login.code.label'));
  };
  const code = await askForCode('accounts.phone.add');
  await code.fill('1111');
  await expect(section.getByText(say('failure.otp-expired'))).toBeVisible();
  await section.getByRole('button', { name: say('login.code.edit-phone') }).click();
  await section.getByRole('button', { name: say('login.phone.submit') }).click();
  await code.fill('4821');
  await expect(section.getByText(say('accounts.phone.done'))).toBeVisible();
  await expect(section.getByRole('listitem')).toHaveText([/••••••3210/]);
  await (await askForCode('accounts.phone.change')).fill('2222');
  await expect(page).toHaveURL('/merge-accounts');
});

test('old-session confirms the identity before changing the number', async ({
  page,
  openScenario,
}) => {
  await openScenario('reauthentication-required');
  const ways = page.getByRole('region', { name: wordsOf('hi')('accounts.ways.title') });
  await ways.getByRole('button', { name: wordsOf('hi')('accounts.phone.change') }).click();
  await ways.getByLabel(wordsOf('hi')('login.phone.label')).fill('9876500000');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: wordsOf('hi')('app.confirm.title') });
  await dialog.getByRole('button').filter({ hasText: '••••••3210' }).click();
  await dialog.getByLabel(wordsOf('hi')('login.code.label')).fill('0000');
  await expect(dialog.getByRole('alert').or(dialog.getByText('4')).first()).toBeVisible();
  await dialog.getByLabel(wordsOf('hi')('login.code.label')).fill('4821');
  await expect(dialog).toBeHidden();
  await expect(ways.getByLabel(wordsOf('hi')('login.code.label'))).toBeFocused();
});
