import { expect, scenarioTest as test } from '../../support/fixtures.ts';

/* Creators as staff see them, as the mock acts it. */

// spec 4.43
test('staff-creators blocks and unblocks a creator', async ({ page, openScenario }) => {
  await openScenario('staff-creators');
  const creators = page.getByRole('list', { name: 'Creators' });
  await expect(creators.getByRole('listitem')).toHaveCount(3);
  await creators.getByRole('link', { name: 'मीरा कुलकर्णी' }).click();
  await page.getByRole('button', { name: 'Block', exact: true }).click();
  await page.getByRole('dialog').getByText('Copied content').click();
  await page.getByRole('button', { name: 'Block creator' }).click();
  await expect(page.getByText(/^Blocked since .+ Copied content$/)).toBeVisible();
  await page.getByRole('button', { name: 'Unblock', exact: true }).click();
  await page.getByRole('button', { name: 'Unblock creator' }).click();
  await expect(page.getByRole('button', { name: 'Block', exact: true })).toBeVisible();
});

test('staff-creators refuses a taken handle', async ({ page, openScenario }) => {
  await openScenario('staff-creators', '/app/creator?new=true');
  await page.getByLabel('Name').fill('मीरा');
  await page.getByLabel(/^Handle/).fill('meera.likhti');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('This is taken. Try another.')).toBeVisible();
  await expect(page.getByLabel(/^Handle/)).toBeFocused();
});
