import { limits } from '#domain/limits.ts';
import { call } from '#test/support/api/people.ts';
import { sendForReview } from '#test/support/api/post-requests.ts';
import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { expect, test } from '#test/support/fixtures.ts';

test('two moderators review different posts', async ({
  secondStaffContext,
  consoleWatch,
  openInReview,
}) => {
  // That the other one has it is said by a refusal.
  consoleWatch.allow(/409/);
  const title = 'पुराने कुओं की सफ़ाई';
  const { staff: anita } = await openInReview(title);
  await expect(anita.getByRole('button', { name: 'Publish', exact: true })).toBeVisible();

  const raghav = await secondStaffContext.newPage();
  const inQueue = raghav.getByRole('article').filter({ hasText: title });
  await expect(async () => {
    await raghav.goto('/app/review');
    await expect(inQueue.getByText('Anita Rao is reviewing this')).toBeVisible({ timeout: 2000 });
  }).toPass();
  await inQueue.getByRole('link', { name: title }).click();
  // Of the post: the queue says it too, of this one and of those of other tests.
  await expect(raghav.getByRole('button', { name: 'Take over' })).toBeVisible();
  await expect(raghav.getByText('Anita Rao is reviewing this')).toBeVisible();
  await expect(raghav.getByRole('button', { name: 'Publish', exact: true })).toBeHidden();
  await expectAccessible(raghav);
  await raghav.getByRole('button', { name: 'Take over' }).click();
  await expect(raghav.getByRole('button', { name: 'Publish', exact: true })).toBeVisible();

  await anita.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(anita.getByText('Raghav Menon took this over')).toBeVisible();
  await expect(anita.getByRole('button', { name: 'Publish', exact: true })).toBeHidden();

  await raghav.getByRole('link', { name: 'Review queue' }).click();
  await anita.getByRole('button', { name: 'Take over' }).click();
  await anita.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(anita.getByText('Success').first()).toBeVisible();
  await expect(anita.getByRole('heading', { name: 'Nothing left to review' })).toBeVisible();
});

test('the queue shows automatically who has claimed a post', async ({
  portal,
  page,
  staffContext,
  secondStaffContext,
  signInAsApprovedCreator,
}) => {
  await signInAsApprovedCreator();
  const title = 'डाकघर की नई खिड़की';
  const postUID = await sendForReview(page.request, portal.url, title);
  const raghav = await secondStaffContext.newPage();
  await raghav.clock.install();
  await raghav.goto('/app/review');
  const inQueue = raghav.getByRole('article').filter({ hasText: title });
  await expect(inQueue).toBeVisible();
  await inQueue.getByRole('link').focus();

  const anita = await staffContext.newPage();
  await anita.goto(`/app/review?post=${postUID}`);
  await expect(anita.getByRole('button', { name: 'Publish', exact: true })).toBeVisible();
  await expect(async () => {
    await raghav.clock.fastForward(limits.listReloadSeconds * 1000);
    await expect(inQueue.getByText('Anita Rao is reviewing this')).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(inQueue.getByRole('link')).toBeFocused();
});

test('what readers see is taken down with a reason, which its creator reads', async ({
  portal,
  page,
  openInReview,
}) => {
  const title = 'पुल के नीचे का बाज़ार';
  const { postUID, staff } = await openInReview(title);
  await staff.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(staff.getByText('Success').first()).toBeVisible();
  await expect
    .poll(async () => (await call(page.request, portal.url, `/api/post/${postUID}`, {})).state)
    .toBe('PUBLISHED');

  await staff.goto(`/app/review?post=${postUID}`);
  await expect(staff.getByText('Published: readers can see it')).toBeVisible();
  await expect(staff.getByRole('button', { name: 'Publish', exact: true })).toBeHidden();
  await staff.getByRole('button', { name: 'Suspend…' }).click();
  const dialog = staff.getByRole('dialog');
  await expectAccessible(staff);
  await dialog.getByRole('checkbox', { name: 'Fake news' }).check();
  await dialog.getByLabel(/Note to creator/).fill('तस्वीर दूसरे साल की है।');
  await dialog.getByRole('button', { name: 'Suspend', exact: true }).click();
  await expect(staff.locator(':focus')).toContainText('Success');
  await expect(staff.getByText('Suspended: readers no longer see it')).toBeVisible();

  await page.goto('/app/post/list');
  const card = page.getByRole('article').filter({ hasText: title });
  await expect(card.getByText('Reject', { exact: true })).toBeVisible();
  await expect(card.getByText(/^Suspended .+ for breaking our rules/)).toBeVisible();
  await expect(card.getByRole('listitem').filter({ hasText: 'Fake news' })).toBeVisible();
  await expect(card.getByText('तस्वीर दूसरे साल की है।')).toBeVisible();
  await expect(card).not.toContainText('Anita');
  await expectAccessible(page);
});

test('a moderator whose colleague was faster reloads without losing the place', async ({
  portal,
  page,
  staffContext,
  consoleWatch,
  openInReview,
}) => {
  consoleWatch.allow(/409/);
  const { postUID, staff } = await openInReview('नई बस, पुराना रास्ता');
  await expect(staff.getByRole('button', { name: 'Publish', exact: true })).toBeVisible();
  const { clientId, revision } = await call(page.request, portal.url, `/api/post/${postUID}`, {});
  const change = { action: 'update-advance-meta', genre: 'news', subGenre: 'local' };
  await call(staffContext.request, portal.url, '/api/post/upsert/update', {
    post: { postUID, clientId, revision, ...change },
  });
  await staff.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(staff.locator(':focus')).toContainText('This changed in the meantime');
  await staff.getByRole('button', { name: 'Reload' }).press('Enter');
  await expect(
    staff.locator(':focus').getByRole('button', { name: 'Publish', exact: true }),
  ).toBeVisible();
});
