import { expect, test } from '../../support/fixtures.ts';

/* In DH_MENA nobody is asked for a phone number: not to sign in, and not afterwards (spec points 4 and 5). */

test.beforeEach(async ({ context, portal }) => {
  await context.addCookies([{ name: 'region', value: 'DH_MENA', url: portal.url }]);
});

test('the phone sign-in is closed, by its address too', async ({ page }) => {
  await page.goto('/login/mobile');
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('button', { name: /Google/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in with phone' })).toHaveCount(0);
});

test('a social account is enough, and the steps name no phone', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: /Facebook/ }).click();
  await page.getByRole('link', { name: /Rahul Das/ }).click();
  await expect(page).toHaveURL('/app/post/list');
  await page.getByRole('button', { name: "I'll do this later" }).click();
  const steps = page.getByRole('region', { name: 'Your way to the first post' });
  await expect(steps).toContainText('Signed Up');
  await expect(steps).toContainText('Create profile pending');
  await expect(steps).not.toContainText('Phone verified');
});
