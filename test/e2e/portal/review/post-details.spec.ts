import type { Page } from '@playwright/test';
import { call } from '#test/support/api/people.ts';
import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { expect, test } from '#test/support/fixtures.ts';

const upsert = '/api/post/upsert/update';
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Correct the details' });

async function openDetails(page: Page) {
  await page.getByRole('button', { name: 'Correct details…' }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('combobox', { name: 'Sub-genre' })).toHaveValue('weather');
  return dialog;
}

// spec 4.19
test('a moderator corrects genre, place and hashtags with a button', async ({
  portal,
  page,
  openInReview,
}) => {
  const { postUID, staff } = await openInReview('पंचायत भवन की नई छत');
  const dialog = await openDetails(staff);
  await expectAccessible(staff);
  await dialog.getByRole('combobox', { name: 'Genre', exact: true }).selectOption('news');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('This field is required.')).toBeVisible();
  await expect(dialog.getByRole('combobox', { name: 'Sub-genre' })).toBeFocused();
  await dialog.getByRole('combobox', { name: 'Sub-genre' }).selectOption('local');
  await dialog.getByRole('button', { name: /^Remove Nagpur/ }).click();
  await dialog.getByRole('combobox', { name: /^Location/ }).fill('Pune');
  await staff.getByRole('option', { name: /^Pune/ }).click();
  await dialog.getByRole('combobox', { name: /^Hashtags/ }).fill('पंचायत');
  await staff.keyboard.press('Enter');

  // The server saves it, but its answer is lost: sent again it is the same correction.
  await staff.route(`**${upsert}`, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText(/^No connection/)).toBeVisible();
  await staff.unroute(`**${upsert}`);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(staff.getByRole('status').filter({ hasText: 'Success' })).toBeVisible();
  await expect(staff.getByText('Location, genre or hashtags corrected')).toHaveCount(1);
  await expectAccessible(staff);

  const post = await call(page.request, portal.url, `/api/post/${postUID}`, {});
  expect(post).toMatchObject({
    state: 'SUBMITTED_FOR_DHPUBLISH_REVIEW',
    revision: 3,
    genre: 'news',
    subGenre: 'local',
    locations: ['mh-pune'],
    hashtags: [{ title: 'पंचायत' }],
  });
  // The decision is about the corrected post.
  await staff.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(staff.getByText('Success: accepted')).toBeVisible();
});

test('a correction that another moderator prevents keeps what was entered', async ({
  portal,
  page,
  secondStaffContext,
  openInReview,
}) => {
  const { postUID, staff } = await openInReview('तालाब पर प्रवासी पक्षी');
  const dialog = await openDetails(staff);
  await dialog.getByRole('combobox', { name: 'Sub-genre' }).selectOption('crops');
  const claim = { postUID, takeOver: true };
  await call(secondStaffContext.request, portal.url, '/api/post/claimReview', claim);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Another team member is reviewing this.')).toBeVisible();

  const { clientId, revision } = await call(page.request, portal.url, `/api/post/${postUID}`, {});
  const correction = { action: 'update-advance-meta', hashtags: ['पक्षी'] };
  await call(secondStaffContext.request, portal.url, upsert, {
    post: { postUID, clientId, revision, ...correction },
  });
  await call(secondStaffContext.request, portal.url, '/api/post/releaseReview', { postUID });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText(/^Somebody changed this record/)).toBeVisible();
  await expect(dialog.getByRole('combobox', { name: 'Sub-genre' })).toHaveValue('crops');
  await dialog.getByRole('button', { name: 'Load current version' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(staff.getByText('Location, genre or hashtags corrected')).toHaveCount(2);
  const post = await call(page.request, portal.url, `/api/post/${postUID}`, {});
  expect(post).toMatchObject({ revision: 4, subGenre: 'crops' });
});
