import { call } from '#test/support/api/people.ts';
import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { saveLine } from '#test/support/browser/editor-form.ts';
import { expect, test } from '#test/support/fixtures.ts';

/*
 * In DH_MENA nobody is asked for a phone number: not to sign in, and not afterwards (spec points 4
 * and 5).
 */

test.beforeEach(async ({ context, portal }) => {
  await context.addCookies([{ name: 'region', value: 'DH_MENA', url: portal.url }]);
});

// spec 1.47, 5.31
test('the phone sign-in is closed, by its address too', async ({ page }) => {
  await page.goto('/login/mobile');
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('button', { name: /Google/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in with phone' })).toHaveCount(0);
});

test('a social account is enough, and the steps name no phone', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: /Facebook/ }).click();
  await page.getByRole('link', { name: /Somebody new/ }).click();
  await expect(page).toHaveURL('/app/post/list');
  await page.getByRole('button', { name: "I'll do this later" }).click();
  const steps = page.getByRole('region', { name: 'Steps to your first post' });
  await expect(steps).toContainText('Signed Up');
  await expect(steps).toContainText('Create profile pending');
  await expect(steps).not.toContainText('Phone verified');
});

test('the phone sign-in is refused by the server too', async ({ page, portal }) => {
  for (const body of [
    { phone: '9812345678', action: 'submit-phone' },
    { phone: '9812345678', action: 'verify-phone', otp: '1234' },
  ]) {
    const answer = await page.request.post('/api/updatePhoneNo', {
      data: body,
      headers: { origin: portal.url },
    });
    expect([answer.status(), (await answer.json()).error.code]).toEqual([409, 'not-available']);
  }
  const codes = await page.request.get('/sandbox/codes.json');
  expect(await codes.text()).not.toContain('9812345678');
});

test('a lost session is restored by the social account, and the text is kept', async ({
  page,
  context,
  portal,
}) => {
  await page.goto('/login');
  await page.getByRole('button', { name: /Facebook/ }).click();
  await page.getByRole('link', { name: /Rahul Das/ }).click();
  await expect(page).toHaveURL('/app/post/list');
  await call(context.request, portal.url, '/api/auth/resetNewUserCookie');
  await page.goto('/app/post/create');
  const body = page.getByRole('textbox', { name: 'Your article' });
  await page.getByRole('textbox', { name: 'Title' }).fill('بازار');
  await body.click();
  await page.keyboard.insertText('پرانا بازار');
  await context.clearCookies({ name: 'auth-user' });
  await page.getByRole('button', { name: 'Save draft' }).click();
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  await expect(dialog.getByLabel('Mobile number')).toHaveCount(0);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Continue with Facebook' }).click();
  await page.getByRole('link', { name: /Rahul Das/ }).click();
  await expect(page).toHaveURL(/\/app\/post\/create\?/);
  await expect(body).toHaveText('پرانا بازار');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(saveLine(page, /^Saved$/)).toBeAttached();
});
