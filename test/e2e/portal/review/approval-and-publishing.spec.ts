import type { Page } from '@playwright/test';
import { nativeLanguageName } from '#domain/language/languages.ts';
import { call } from '#test/support/api/people.ts';
import { sendForReview } from '#test/support/api/post-requests.ts';
import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { expect, test } from '#test/support/fixtures.ts';

const cardOf = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });

// spec 1.24, 1.34, 2.37, 4.42, 8.15, 8.17
test('staff approves a waiting creator', async ({
  portal,
  page,
  staffContext,
  signInAsPendingCreator,
}) => {
  const { handle, userId } = await signInAsPendingCreator();
  const staff = await staffContext.newPage();
  await staff.goto('/app/approve-details');
  // Others have waited longer: newcomers may be on a later page.
  const view = staff
    .getByRole('listitem')
    .filter({ hasText: handle })
    .getByRole('link', { name: /^View/ });
  const more = staff.getByRole('button', { name: 'Load More' });
  await expect(async () => {
    if (await more.isVisible()) await more.click({ timeout: 1000 });
    await expect(view).toBeVisible({ timeout: 2000 });
  }).toPass();
  await view.click();
  await expect(staff).toHaveURL(new RegExp(`creator=${userId}`));
  await expect(staff.getByText(`@${handle}`)).toBeVisible();
  await expectAccessible(staff);
  const failure = { error: { code: 'internal-error', message: 'x' } };
  await staff.route('**/api/workApproval/updateDetailsStatus', (route) =>
    route.fulfill({ status: 500, json: failure }),
  );
  await staff.getByRole('button', { name: 'Approve' }).click();
  await expect(staff.getByText('Something went wrong !!')).toBeVisible();
  await staff.unroute('**/api/workApproval/updateDetailsStatus');
  await staff.getByRole('button', { name: 'Approve' }).click();
  await expect(staff.getByText('Success').first()).toBeVisible();
  const me = await call(page.request, portal.url, '/api/auth/getCurrentUser');
  expect(me).toMatchObject({ blueTick: true });
});

// spec 2.57, 2.58, 2.59
test('a published post shows its numbers and is found by title, status and format', async ({
  portal,
  page,
  staffContext,
  signInAsApprovedCreator,
}) => {
  await signInAsApprovedCreator();
  const title = 'बारिश के बाद खेतों में रौनक';
  const postUID = await sendForReview(page.request, portal.url, title);
  const staff = await staffContext.newPage();
  await staff.goto('/app/review');
  const inQueue = staff.locator(`a[href*="${postUID}"]`);
  const language = staff.getByRole('combobox', { name: 'Language' });
  await language.click();
  await staff.getByRole('option', { name: nativeLanguageName('as') }).click();
  await expect(staff.getByText('Nothing left to review')).toBeVisible();
  await staff.goBack();
  await expect(language).toHaveText('All languages');
  await inQueue.click();
  await staff.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(staff.getByText('Success').first()).toBeVisible();

  // The publisher works behind the queue; once it has answered, the dashboard shows it.
  await expect
    .poll(async () => (await call(page.request, portal.url, `/api/post/${postUID}`, {})).state)
    .toBe('PUBLISHED');
  await page.goto('/app/post/list');
  await expect(cardOf(page, title).getByText('Published')).toBeVisible();
  await expect(cardOf(page, title).getByText('Views')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('searchbox').fill('कोई और शब्द');
  await expect(page.getByText('No posts found')).toBeVisible();
  await page.getByRole('searchbox').fill('खेतों');
  await expect(cardOf(page, title)).toBeVisible();
  await page.getByRole('search').getByText('Drafts', { exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Drafts', exact: true })).toBeChecked();
  await expect(page.getByText('No posts found')).toBeVisible();
  await page.getByRole('search').getByText('Published', { exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Published' })).toBeChecked();
  // Back restores the search of that page, forward that of this one.
  await page.getByRole('searchbox').fill('');
  await expect(page).not.toHaveURL(/title=/);
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('खेतों');
  await page.goForward();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(cardOf(page, title)).toBeVisible();
  await page.getByRole('combobox', { name: 'Format' }).selectOption('FORMAT_GALLERY');
  await expect(page.getByText('No posts found')).toBeVisible();
  await page.getByRole('combobox', { name: 'Format' }).selectOption('FORMAT_ARTICLE');
  await expect(cardOf(page, title)).toBeVisible();
});

test('a rejected post shows its creator the reason', async ({ page, openInReview }) => {
  const title = 'नदी किनारे का मेला';
  const { staff } = await openInReview(title);
  await staff.getByRole('button', { name: 'Reject…' }).click();
  await expect(staff.getByRole('checkbox').first()).toBeFocused();
  await staff.getByRole('button', { name: 'Back' }).click();
  await expect(staff.getByRole('button', { name: 'Reject…' })).toBeFocused();
  await staff.keyboard.press('Enter');
  await staff.getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(staff.getByText('Choose at least one reason.')).toBeVisible();
  const inWords = 'Adult content';
  await staff.getByRole('checkbox', { name: inWords }).check();
  await staff.getByLabel(/Note to creator/).fill('कृपया सुधारकर दोबारा भेजें।');
  await staff.getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(staff.getByText('Success').first()).toBeVisible();

  await page.goto('/app/post/list');
  const card = cardOf(page, title);
  await expect(card.getByText('Rejected', { exact: true })).toBeVisible();
  await expect(card.getByRole('listitem').filter({ hasText: inWords })).toBeVisible();
  await expect(card.getByText('कृपया सुधारकर दोबारा भेजें।')).toBeVisible();

  // By keyboard: what happened to it so far, without the moderator's name.
  const menu = card.getByRole('button', { name: /^More options for/ });
  await menu.focus();
  await page.keyboard.press('Enter');
  const entry = page.getByRole('menuitem', { name: 'History' });
  while (!(await entry.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'History' });
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Rejected' })).toContainText(inWords);
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Sent for review' })).toBeVisible();
  await expect(dialog).not.toContainText('Anita');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(menu).toBeFocused();
});
