import type { Page } from '@playwright/test';
import { staffAccount } from '#server/http/sandbox/sandbox.ts';
import { passMinute } from '#test/support/api/account-choice.ts';
import { freshPhone, sentCode, signInByPhone } from '#test/support/api/people.ts';
import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { expect, test } from '#test/support/fixtures.ts';

/*
 * Signing in as people do it: by phone, by a social account, by password; again over a page; and
 * out.
 */

const phoneField = (page: Page) => page.getByLabel('Mobile number');
const codeField = (page: Page) => page.getByLabel('4-digit code');
const longCodeField = (page: Page) => page.getByLabel('8-digit code');

async function sendCode(page: Page, phone: string): Promise<void> {
  await phoneField(page).fill(phone);
  await page.getByRole('button', { name: 'Get code' }).click();
  await expect(codeField(page)).toBeFocused();
}

/** Four digits that are not the code. */
function otherThan(code: string): string {
  return code === '0000' ? '1111' : '0000';
}

// spec 2.3, 2.8, 8.1, 8.3
test('a new creator signs in by phone, after a typo in the number', async ({
  page,
  portal,
}, testInfo) => {
  const phone = freshPhone(testInfo.workerIndex);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Sign in with phone' }).click();
  await expect(page).toHaveURL('/login/mobile');
  await expectAccessible(page);
  await phoneField(page).fill('98765');
  await page.getByRole('button', { name: 'Get code' }).click();
  await expect(page.getByText('Phone number should be 10 digits only')).toBeVisible();

  await sendCode(page, `+91 ${phone}`);
  await expect(page.getByRole('status').getByText('Otp Sent')).toBeVisible();
  await expect(page.getByText(`••••••${phone.slice(-4)}`)).toBeVisible();
  await expectAccessible(page);
  const code = await sentCode(page.request, portal.url, phone);
  // A complete code is sent automatically.
  await codeField(page).fill(code.split('').join(' '));
  await expect(page).toHaveURL(/\/app\/post\/list/);
});

/** Enters a wrong code of four digits, and asks for the longer one that comes then. */
async function askForLongCode(page: Page, url: string, phone: string): Promise<void> {
  await page.clock.install();
  await page.goto('/login/mobile');
  await sendCode(page, phone);
  await codeField(page).fill(otherThan(await sentCode(page.request, url, phone)));
  await expect(
    page.getByText('Wrong code. Request a new one. For your security, it will have 8 digits'),
  ).toBeVisible();
  // Out of habit, although the code was sent by itself.
  await page.keyboard.press('Enter');
  await expect(page.getByText('This field is required.')).toHaveCount(0);
  await expect(page.getByText('Wrong code. Request a new one.')).toBeVisible();
  await expectAccessible(page);
  await passMinute(page.context(), url);
  await page.clock.fastForward('01:01');
  await page.getByRole('button', { name: 'Resend code' }).click();
  await expect(longCodeField(page)).toBeFocused();
}

test('a wrong code leads to a longer one, which signs in', async ({ page, portal }, testInfo) => {
  const phone = freshPhone(testInfo.workerIndex);
  await askForLongCode(page, portal.url, phone);
  await expect(page.getByText('Only the newest code works.')).toBeVisible();
  await expectAccessible(page);
  const code = await sentCode(page.request, portal.url, phone);
  await longCodeField(page).fill(`${code.slice(0, 4)} ${code.slice(4)}`);
  await expect(page).toHaveURL(/\/app\/post\/list/);
});

test('five wrong long codes end the code, in a known browser too', async ({
  page,
  portal,
  context,
}, testInfo) => {
  const phone = freshPhone(testInfo.workerIndex);
  await signInByPhone(page.request, portal.url, phone);
  await context.clearCookies({ name: 'auth-user' });
  await askForLongCode(page, portal.url, phone);
  const code = await sentCode(page.request, portal.url, phone);
  const wrong = code === '00000000' ? '11111111' : '00000000';
  for (const left of ['4 tries left', '3 tries left', '2 tries left', '1 try left']) {
    await longCodeField(page).pressSequentially(wrong);
    await expect(page.getByText(left)).toBeVisible();
    await expect(longCodeField(page)).toHaveValue('');
  }
  await longCodeField(page).pressSequentially(wrong);
  await expect(page.getByText('Too many wrong codes. Request a new one.')).toBeVisible();
});

test('a person who continues in another browser requests a code there', async ({
  page,
  browser,
  portal,
}, testInfo) => {
  const phone = freshPhone(testInfo.workerIndex);
  const inApp = await browser.newContext({ baseURL: portal.url });
  const first = await inApp.newPage();
  await first.goto('/login/mobile');
  await sendCode(first, phone);
  await page.goto('/login/mobile');
  await phoneField(page).fill(phone);
  await page.getByRole('button', { name: 'Get code' }).click();
  // While the first code may still be guessed, the second is a long one.
  await longCodeField(page).waitFor();
  await longCodeField(page).fill(await sentCode(page.request, portal.url, phone));
  await expect(page).toHaveURL(/\/app\/post\/list/);
  await inApp.close();
});

test('the clock until the next code goes by the wall', async ({ page }, testInfo) => {
  await page.clock.install();
  await page.goto('/login/mobile');
  await sendCode(page, freshPhone(testInfo.workerIndex));
  const resend = page.getByRole('button', { name: /Resend/ });
  await expect(resend).toBeDisabled();
  await page.clock.runFor('00:30');
  await expect(resend).toHaveText(/Resend in 0:(2\d|30)/);
  // A tab that slept for an hour.
  await page.clock.fastForward('01:00:00');
  await expect(resend).toHaveText('Resend code');
  // To the server hardly a second has passed: its own wait is shown, and the code that came stays
  // good.
  await resend.click();
  await expect(resend).toHaveText(/Resend in 0:\d\d/);
});

test('the number can be corrected after the code was sent', async ({ page, portal }, testInfo) => {
  const [wrong, right] = [freshPhone(testInfo.workerIndex), freshPhone(testInfo.workerIndex)];
  await page.goto('/login/mobile');
  await sendCode(page, wrong);
  await page.getByRole('button', { name: 'Edit number' }).click();
  await expect(phoneField(page)).toHaveValue(wrong);
  await sendCode(page, right);
  await codeField(page).fill(await sentCode(page.request, portal.url, right));
  await expect(page).toHaveURL(/\/app\/post\/list/);
});

test('everything works by keyboard alone', async ({ page, portal }, testInfo) => {
  const phone = freshPhone(testInfo.workerIndex);
  await page.goto('/login');
  await tabTo(page, page.getByRole('link', { name: 'Sign in with phone' }));
  await page.keyboard.press('Enter');
  await expect(phoneField(page)).toBeFocused();
  await page.keyboard.type(phone);
  await page.keyboard.press('Enter');
  await expect(codeField(page)).toBeFocused();
  await page.keyboard.type(await sentCode(page.request, portal.url, phone));
  await expect(page).toHaveURL(/\/app\/post\/list/);
});

async function tabTo(page: Page, target: ReturnType<Page['getByRole']>): Promise<void> {
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('The Tab key does not come to it.');
}

for (const { language, direction, title, label, send } of [
  {
    language: 'hi',
    direction: 'ltr',
    title: 'अपने फ़ोन से साइन इन करें',
    label: 'मोबाइल नंबर',
    send: 'कोड पाएँ',
  },
  {
    language: 'ur',
    direction: 'rtl',
    title: 'اپنے فون سے سائن اِن کریں',
    label: 'موبائل نمبر',
    send: 'کوڈ حاصل کریں',
  },
]) {
  test(`signs in, in the language ${language}`, async ({ page, portal, context }, testInfo) => {
    await context.addCookies([{ name: 'language', value: language, url: portal.url }]);
    const phone = freshPhone(testInfo.workerIndex);
    await page.goto('/login/mobile');
    await expect(page.locator('html')).toHaveAttribute('dir', direction);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.getByLabel(label).fill(phone);
    await page.getByRole('button', { name: send }).click();
    await expectAccessible(page);
    await page.keyboard.type(await sentCode(page.request, portal.url, phone));
    await expect(page).toHaveURL(/\/app\/post\/list/);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  });
}

// spec 1.66, 3.26
test('the language changes on the page, and stays', async ({ page }) => {
  await page.goto('/login/mobile');
  await page.getByRole('button', { name: /change language/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'اردو' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'اپنے فون سے سائن اِن کریں' }),
  ).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ur');
});

test('a language that was chosen before the sign-in is there on another phone', async ({
  page,
  browser,
  portal,
}, testInfo) => {
  const phone = freshPhone(testInfo.workerIndex);
  await page.goto('/login/mobile');
  await page.getByRole('button', { name: /change language/ }).click();
  const saved = page.waitForResponse(/setAppLanguage/);
  await page.getByRole('dialog').getByRole('button', { name: 'हिन्दी' }).click();
  await saved;
  await signInByPhone(page.request, portal.url, phone);
  const other = await browser.newContext({ baseURL: portal.url, locale: 'en-IN' });
  await passMinute(other, portal.url);
  await signInByPhone(other.request, portal.url, phone);
  const otherPage = await other.newPage();
  await otherPage.goto('/app/post/list');
  await expect(otherPage.locator('html')).toHaveAttribute('lang', 'hi');
  await other.close();
});

// spec 2.7, 2.12
test('a new person comes by a social account and verifies a phone number', async ({
  page,
  portal,
}, testInfo) => {
  const phone = freshPhone(testInfo.workerIndex);
  await page.goto('/login');
  await page.getByRole('button', { name: /Facebook/ }).click();
  await page.getByRole('link', { name: /Somebody new/ }).click();
  await expect(page).toHaveURL('/verify-phone');
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await expectAccessible(page);
  await sendCode(page, phone);
  await codeField(page).fill(await sentCode(page.request, portal.url, phone));
  await expect(page).toHaveURL(/\/app\/post\/list/);
});

// spec 2.24
test('staff sign in by password; an error does not reveal which input was wrong', async ({
  page,
}) => {
  await page.goto('/login/internal');
  await page.getByLabel('Email').fill(staffAccount.email);
  await page.getByLabel('Password', { exact: true }).fill('not the right one');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Login failed')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(staffAccount.email);
  await page.getByLabel('Password', { exact: true }).fill(staffAccount.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/app/internal');
  await expectAccessible(page);
});

// spec 2.53, 4.35
test('a lost session is restored over the page, and signing out leads to the landing page', async ({
  page,
  context,
  portal,
  signInAsNewCreator,
}) => {
  const { phone } = await signInAsNewCreator();
  await page.goto('/app/post/list?archived=true');
  await page.getByRole('button', { name: "I'll do this later" }).click();
  await context.clearCookies({ name: 'auth-user' });
  await page.getByRole('searchbox').fill('rain');

  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await sendCode(page, phone);
  await codeField(page).fill(await sentCode(page.request, portal.url, phone));
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('searchbox')).toHaveValue('rain');

  await page.getByRole('button', { name: /Profile menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
  await page.goto('/app/post/list');
  await expect(page).toHaveURL('/login');
});
