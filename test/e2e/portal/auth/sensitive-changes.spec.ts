import type { Page } from '@playwright/test';
import { holderOf, passMinute } from '#test/support/api/account-choice.ts';
import { currentUser, freshPhone, sentCode } from '#test/support/api/people.ts';
import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { expect, test } from '#test/support/fixtures.ts';

/* A session older than ten minutes: changes need a confirmation, and a number can be restored. */

const ways = (page: Page) => page.getByRole('region', { name: 'Ways to sign in' });
const dialog = (page: Page) => page.getByRole('dialog', { name: "Confirm that it's you" });
const maskOf = (phone: string) => `••••••${phone.slice(-4)}`;

async function grow(page: Page, url: string, minutes = 11): Promise<void> {
  for (let minute = 0; minute < minutes; minute += 1) await passMinute(page.context(), url);
}

async function askForNumber(page: Page, phone: string): Promise<void> {
  await page.goto('/app/profile');
  await ways(page).getByRole('button', { name: 'Change' }).click();
  await ways(page).getByLabel('Mobile number').fill(phone);
  await ways(page).getByRole('button', { name: 'Get code' }).click();
}

test('a change of number needs the old one and can be undone by link', async ({
  page,
  browser,
  portal,
  signInAsPendingCreator,
}, testInfo) => {
  const { phone: old, userId } = await signInAsPendingCreator();
  const phone = freshPhone(testInfo.workerIndex);
  await grow(page, portal.url);
  const body = { phone, action: 'submit-phone' };
  const refused = await page.request.post(`${portal.url}/api/updatePhoneNo`, {
    data: body,
    headers: { origin: portal.url },
  });
  expect([refused.status(), (await refused.json()).error.code]).toEqual([
    403,
    'reauthentication-required',
  ]);

  await askForNumber(page, phone);
  await expect(dialog(page)).toContainText("For your security, confirm that it's you");
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(ways(page).getByText(/Confirm that it's you/)).toBeVisible();
  await expect(ways(page).getByLabel('Mobile number')).toHaveValue(phone);
  await ways(page).getByRole('button', { name: 'Get code' }).click();
  await dialog(page)
    .getByRole('button', { name: `Send a code to +91 ${maskOf(old)}` })
    .click();
  await expect(dialog(page).getByLabel('4-digit code')).toBeFocused();
  await expectAccessible(page);
  await dialog(page)
    .getByLabel('4-digit code')
    .fill(await sentCode(page.request, portal.url, old));
  await expect(dialog(page)).toBeHidden();
  await expect(ways(page).getByLabel('4-digit code')).toBeFocused();
  await ways(page)
    .getByLabel('4-digit code')
    .fill(await sentCode(page.request, portal.url, phone));
  await expect(ways(page).getByText('Your number is verified')).toBeVisible();

  const linkTold = async () => {
    const { data } = await (await page.request.get(`${portal.url}/sandbox/texts.json`)).json();
    const notice = data.rows.find((text: { phone: string }) => text.phone === old);
    return /\/undo-phone-change#[\w-]+/.exec(notice?.text ?? '')?.[0] ?? '';
  };
  // The queue sends it a moment later.
  await expect.poll(linkTold).not.toBe('');
  const link = await linkTold();
  const stranger = await browser.newContext({ baseURL: portal.url });
  const undoing = await stranger.newPage();
  await undoing.goto(link.slice(0, -5));
  await expect(undoing.getByText("This link doesn't work")).toBeVisible();
  await undoing.goto(link);
  await expect(undoing.getByText(`+91 ${maskOf(old)}`)).toBeVisible();
  await expect(undoing).toHaveURL('/undo-phone-change');
  await expectAccessible(undoing);
  await undoing.getByRole('button', { name: 'Change my number back' }).click();
  await expect(undoing.getByText('is the number of your account again')).toBeVisible();
  await expectAccessible(undoing);
  expect((await currentUser(page.request, portal.url)).userId).toBeNull();
  await passMinute(page.context(), portal.url);
  expect(await holderOf(browser, portal.url, old)).toBe(userId);
  expect(await holderOf(browser, portal.url, phone)).not.toBe(userId);
  await undoing.goto(link);
  await expect(undoing.getByText('is the number of your account again')).toBeVisible();
  await undoing.goto(`/undo-phone-change#${'x'.repeat(43)}`);
  await expect(undoing.getByText("This link doesn't work")).toBeVisible();
  await stranger.close();
});
