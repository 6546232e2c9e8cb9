import type { Page } from '@playwright/test';
import { call, currentUser } from '#test/support/api/people.ts';
import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { expect, test } from '#test/support/fixtures.ts';

/* An approved creator is shown under the reviewed name until staff have approved another one. */

const notice = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Your change is in review' });

async function changeName(page: Page, name: string): Promise<void> {
  await page.goto('/app/profile');
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await expect(page.getByText('We review changes to your name, handle and photo.')).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(notice(page)).toContainText(name);
}

test('a changed name is shown once staff have approved it', async ({
  page,
  portal,
  staffContext,
  signInAsApprovedCreator,
}) => {
  const { userId } = await signInAsApprovedCreator();
  const name = `Asha ${userId.slice(-6)}`;
  await changeName(page, name);
  await expectAccessible(page);
  const shown = await currentUser(page.request, portal.url);
  expect(shown).toMatchObject({ name: 'Meera Kulkarni', blueTick: true, nextScreen: 'dashboard' });
  await page.goto('/app/profile');
  await expect(notice(page)).toContainText('Until it is approved, readers see your current name');
  await expectAccessible(page);

  const staff = await staffContext.newPage();
  await staff.goto('/app/approve-details');
  const rows = staff.getByRole('listitem').filter({ hasText: `@meera_` });
  const changed = rows.filter({ hasText: 'New name, handle or photo' }).first();
  const more = staff.getByRole('button', { name: 'Load More' });
  // Those of other tests wait before it.
  await expect(async () => {
    await expect(changed.or(more).first()).toBeVisible();
    if (!(await changed.isVisible())) await more.click();
    await expect(changed).toBeVisible({ timeout: 2000 });
  }).toPass();
  await staff.goto(`/app/approve-details?creator=${userId}`);
  const change = staff.getByRole('region', { name: 'Change in review' });
  await expect(change).toContainText('Meera Kulkarni');
  await expect(change).toContainText(name);
  await expectAccessible(staff);
  await staff.getByRole('button', { name: 'Approve' }).click();
  await expect(staff.getByText('Success').first()).toBeVisible();

  await page.reload();
  await expect(page.getByText('Profile approved')).toBeVisible();
  await expect(notice(page)).toBeHidden();
  expect(await currentUser(page.request, portal.url)).toMatchObject({ name, blueTick: true });
});

test('a rejected change says why, is fixed and sent again, and withdrawn', async ({
  page,
  portal,
  staffContext,
  signInAsApprovedCreator,
}) => {
  const { userId } = await signInAsApprovedCreator();
  await changeName(page, 'News Channel');
  await call(staffContext.request, portal.url, '/api/workApproval/updateDetailsStatus', {
    creatorUserId: userId,
    action: 'reject',
    reasons: ['other'],
    note: 'This is the name of a channel.',
    changeRevision: 1,
  });
  await page.goto('/app/profile');
  const rejected = page.getByRole('status').filter({ hasText: 'Your change was not approved' });
  await expect(rejected).toContainText('This is the name of a channel.');
  await expect(rejected.getByRole('button', { name: 'Discard change' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await expect(rejected).toContainText('This is the name of a channel.');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('News Channel');
  await page.getByLabel('Name', { exact: true }).fill('Meera Deshpande');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(notice(page)).toContainText('Meera Deshpande');

  await page.goto('/app/profile');
  await notice(page).getByRole('button', { name: 'Withdraw change' }).click();
  await expect(notice(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'My profile' })).toBeVisible();
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Meera Kulkarni');
});
