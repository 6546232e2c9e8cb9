import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { keyboardAlone } from '#test/support/browser/user-input.ts';
import { expect, test } from '#test/support/fixtures.ts';

/* Questions and answers, for everybody and about the page that somebody comes from. */

test('help is about the page it was opened from, and is searched without a network', async ({
  page,
  context,
  signInAsApprovedCreator,
}) => {
  await signInAsApprovedCreator();
  await page.goto('/app/earnings');
  const hands = keyboardAlone(page);
  await hands.press(page.getByRole('contentinfo').getByRole('link', { name: 'Help' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeFocused();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Earnings and payments']);
  await expectAccessible(page);

  await context.setOffline(true);
  await page.getByLabel('Topic').selectOption({ label: 'All topics' });
  await page.getByLabel('Search help').fill('withdrw invoce');
  await expect(page.getByRole('status').filter({ hasText: 'Nothing found' })).toBeVisible();
  await page.getByLabel('Search help').fill('shedule post');
  await hands.press(page.getByText('Can I schedule a post for a certain time?'));
  await expect(page.getByText('15 minutes to 90 days ahead')).toBeVisible();
  await page.getByLabel('Search help').fill('bank accont');
  await hands.press(page.getByText('When am I paid?'));
  await expect(page.getByText('from the third day of the next month')).toBeVisible();
  await expect(page).toHaveURL('/help?search=bank+accont');
  await context.setOffline(false);
});

test('help is open to people who cannot sign in', async ({ page }) => {
  await page.goto('/login/mobile');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click();
  await page.getByText("I didn't get the code").click();
  await expect(page.getByText('You can ask for a new code after 60 seconds')).toBeVisible();
});
