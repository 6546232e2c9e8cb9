import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { expect, test } from '#test/support/fixtures.ts';

/* A wrong link shows an error page with a link to the start page. */

test('an unknown address has a page that says so', async ({ page, signInAsApprovedCreator }) => {
  await signInAsApprovedCreator();
  const reply = await page.goto('/app/post/lists');
  expect(reply?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expect(page).toHaveTitle(/Page not found/);
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Go to home page' }).press('Enter');
  await expect(page).toHaveURL('/app/post/list');

  const withSlash = await page.goto('/app/profile/');
  expect(withSlash?.status()).toBe(200);
  await expect(page).toHaveURL('/app/profile');
});
