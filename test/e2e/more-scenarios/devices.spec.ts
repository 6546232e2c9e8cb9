import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { expect, scenarioTest as test } from '../../support/fixtures.ts';

/* Where somebody is signed in, as the mock acts it. */

test('signed-in-elsewhere signs out of one device, and then of all', async ({
  page,
  openScenario,
}) => {
  await openScenario('signed-in-devices');
  const devices = page.getByRole('region', { name: 'Where you are signed in' });
  const rows = devices.getByRole('listitem');
  await expect(rows).toHaveText([
    /Chrome on Android.*This device/s,
    /Firefox on Windows/,
    /Unknown device/,
  ]);
  await expect(rows.nth(1)).toContainText('Signed in with Google since');
  await expectAccessible(page);
  await devices.getByRole('button', { name: 'Sign out Firefox on Windows' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(rows).toHaveText([/Chrome on Android/, /Unknown device/]);
  await devices.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(rows).toHaveText([/Chrome on Android/]);
  await devices.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
});
