import type { Page } from '@playwright/test';
import { holderOf, makeHolder, passMinute } from '#test/support/api/account-choice.ts';
import { call, currentUser, freshPhone, sentCode } from '#test/support/api/people.ts';
import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { keyboardAlone } from '#test/support/browser/user-input.ts';
import { expect, test } from '#test/support/fixtures.ts';
import { wordsOf } from '#test/support/message-formatter.ts';

/* Another phone number for an account, from the profile page. */

const ways = (page: Page) => page.getByRole('region', { name: 'Ways to sign in' });
const codeField = (page: Page) => ways(page).getByLabel('4-digit code');
const maskOf = (phone: string) => `••••••${phone.slice(-4)}`;

async function openForm(page: Page): Promise<void> {
  await page.goto('/app/profile');
  await ways(page).getByRole('button', { name: 'Change' }).click();
  await expect(ways(page).getByRole('heading', { name: 'Change your number' })).toBeVisible();
}

async function askForCode(page: Page, phone: string): Promise<void> {
  await ways(page).getByLabel('Mobile number').fill(phone);
  await ways(page).getByRole('button', { name: 'Get code' }).click();
  await expect(codeField(page)).toBeFocused();
}

const wrong = (code: string) => (code === '1111' ? '2222' : '1111');

test('a number is changed, and the old one is given up', async ({
  page,
  browser,
  portal,
  signInAsPendingCreator,
}, testInfo) => {
  const { phone: old, userId } = await signInAsPendingCreator();
  const phone = freshPhone(testInfo.workerIndex);
  await openForm(page);
  await ways(page).getByLabel('Mobile number').fill('98765');
  await ways(page).getByRole('button', { name: 'Get code' }).click();
  await expect(ways(page).getByText('Phone number should be 10 digits only')).toBeVisible();
  await expectAccessible(page);
  await askForCode(page, phone);
  await expect(ways(page).getByText(`Otp Sent to +91 ${maskOf(phone)}`)).toBeVisible();
  await expect(
    ways(page).getByRole('button', { name: /Resend in 0:5\d|Resend in 1:00/ }),
  ).toBeDisabled();
  const code = await sentCode(page.request, portal.url, phone);
  await codeField(page).fill(code);
  await expect(ways(page).getByText('Your number is verified')).toBeVisible();
  await expect(ways(page).getByRole('listitem')).toHaveText([new RegExp(`\\+91 ${maskOf(phone)}`)]);
  await expect(page.getByText(`Mobile number: +91 ${maskOf(phone)}`)).toBeVisible();
  await expectAccessible(page);

  expect(await holderOf(browser, portal.url, phone)).toBe(userId);
  expect(await holderOf(browser, portal.url, old)).not.toBe(userId);
});

test('a number of another account opens the choice between the two', async ({
  page,
  browser,
  portal,
  signInAsPendingCreator,
}, testInfo) => {
  const { userId } = await signInAsPendingCreator();
  const holder = await makeHolder(browser, portal.url, testInfo.workerIndex);
  await passMinute(page.context(), portal.url);
  await openForm(page);
  await askForCode(page, holder.phone);
  await codeField(page).fill(await sentCode(page.request, portal.url, holder.phone));
  await expect(page).toHaveURL('/merge-accounts');
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/app\/post\/list/);
  expect((await currentUser(page.request, portal.url)).userId).toBe(userId);
});

test('a code that is too old, and a number that is left as it is', async ({
  page,
  portal,
  signInAsPendingCreator,
}, testInfo) => {
  const { phone: old } = await signInAsPendingCreator();
  const phone = freshPhone(testInfo.workerIndex);
  await openForm(page);
  await askForCode(page, phone);
  const code = await sentCode(page.request, portal.url, phone);
  for (let minute = 0; minute < 6; minute += 1) await passMinute(page.context(), portal.url);
  await codeField(page).fill(code);
  await expect(ways(page).getByText('This code has expired. Request a new one.')).toBeVisible();
  await ways(page).getByRole('button', { name: 'Resend code' }).click();
  await expect(ways(page).getByText('Otp Sent to')).toBeVisible();
  await ways(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(ways(page).getByRole('listitem')).toHaveText([new RegExp(maskOf(old))]);
  await expect(page.getByText(`Mobile number: +91 ${maskOf(old)}`)).toBeVisible();
});

test('a wrong code in a new browser leads to a longer one', async ({
  page,
  portal,
  signInAsPendingCreator,
}, testInfo) => {
  await signInAsPendingCreator();
  const phone = freshPhone(testInfo.workerIndex);
  await openForm(page);
  await askForCode(page, phone);
  const code = wrong(await sentCode(page.request, portal.url, phone));
  await codeField(page).fill(code);
  await expect(
    ways(page).getByText('Wrong code. Request a new one. For your security, it will have 8'),
  ).toBeVisible();
  await expect(ways(page).getByRole('button', { name: /Resend in/ })).toBeDisabled();
});

test('in Urdu, by keyboard alone', async ({ page, portal, signInAsPendingCreator }, testInfo) => {
  await signInAsPendingCreator();
  await call(page.request, portal.url, '/api/setAppLanguage', { appLanguage: 'ur' });
  const say = wordsOf('ur');
  const hands = keyboardAlone(page);
  const phone = freshPhone(testInfo.workerIndex);
  await page.goto('/app/profile');
  const section = page.getByRole('region', { name: say('accounts.ways.title') });
  await hands.press(section.getByRole('button', { name: say('accounts.phone.change') }));
  const field = section.getByLabel(say('login.phone.label'));
  await expect(field).toBeFocused();
  await hands.write(field, phone);
  await page.keyboard.press('Enter');
  await expect(section.getByLabel(say('login.code.label'))).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type(await sentCode(page.request, portal.url, phone));
  await expect(section.getByText(say('accounts.phone.done'))).toBeVisible();
  await hands.reach(section.getByRole('button', { name: say('accounts.phone.change') }));
});

test('the region DH_MENA does not ask for a phone number', async ({
  page,
  context,
  portal,
  signInAsPendingCreator,
}) => {
  await signInAsPendingCreator();
  await context.addCookies([{ name: 'region', value: 'DH_MENA', url: portal.url }]);
  await page.goto('/app/profile');
  await expect(ways(page).getByRole('listitem')).toHaveText([/Phone/]);
  await expect(ways(page).getByRole('button', { name: 'Change' })).toHaveCount(0);
});
