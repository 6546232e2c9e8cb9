import type { APIRequestContext, Page } from '@playwright/test';
import { call } from '#test/support/api/people.ts';
import { sendForReview } from '#test/support/api/post-requests.ts';
import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { expect, test } from '#test/support/fixtures.ts';

test.use({ undoSeconds: 10 });

const published = ['PENDING', 'PUBLISHED'];
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const shownTitle = (page: Page, title: string) =>
  page.getByRole('article').getByRole('heading', { name: title, exact: true });

/** Posts of a name that no other test has, the oldest first. */
async function sendPosts(request: APIRequestContext, url: string, name: string, count: number) {
  const posts: { postUID: string; title: string }[] = [];
  for (let number = 1; number <= count; number += 1) {
    const title = `${name} ${String(number).padStart(2, '0')}`;
    posts.push({ postUID: await sendForReview(request, url, title), title });
  }
  return posts;
}

test('decides fifty posts by the keyboard alone', async ({
  portal,
  page,
  staffContext,
  signInAsApprovedCreator,
}) => {
  test.slow();
  await signInAsApprovedCreator();
  const posts = await sendPosts(page.request, portal.url, 'पचास चिट्ठियाँ', 50);
  const staff = await staffContext.newPage();
  await staff.goto(`/app/review?search=${encodeURIComponent('पचास चिट्ठियाँ')}`);
  await staff.getByRole('link', { name: posts[0]?.title ?? '' }).focus();
  await staff.keyboard.press('Enter');
  for (const [place, { title }] of posts.entries()) {
    await expect(shownTitle(staff, title)).toBeVisible();
    await expect(button(staff, 'Publish')).toBeEnabled();
    if (place % 5 === 4) {
      await staff.keyboard.press('r');
      await expect(staff.getByRole('checkbox').first()).toBeFocused();
      await staff.keyboard.press('1');
      await staff.keyboard.press('Control+Enter');
    } else {
      await staff.keyboard.press('a');
    }
  }
  await expect(staff.getByRole('heading', { name: 'Nothing left to review' })).toBeVisible();
  await expectAccessible(staff);
  const states = await Promise.all(
    posts.map(async ({ postUID }) => {
      const { state } = await call(page.request, portal.url, `/api/post/${postUID}`, {});
      return published.includes(String(state)) ? 'PUBLISHED' : state;
    }),
  );
  expect(states.filter((state) => state === 'REJECTED')).toHaveLength(10);
  expect(states.filter((state) => state === 'PUBLISHED')).toHaveLength(40);
});

test('undoes a decision and returns to the post with the reasons', async ({
  portal,
  page,
  staffContext,
  signInAsApprovedCreator,
}) => {
  await signInAsApprovedCreator();
  const [first, second] = await sendPosts(page.request, portal.url, 'वापसी की डाक', 2);
  if (!first || !second) throw new Error('There are two posts.');
  const staff = await staffContext.newPage();
  const search = new URLSearchParams({ search: 'वापसी की डाक', post: first.postUID });
  await staff.goto(`/app/review?${search}`);
  await expect(shownTitle(staff, first.title)).toBeVisible();
  await staff.keyboard.press('r');
  await staff.keyboard.press('1');
  await staff.keyboard.press('Control+Enter');
  await expect(shownTitle(staff, second.title)).toBeVisible();
  await staff.keyboard.press('r');
  await staff.getByLabel(/Note to creator/).fill('अधूरा नोट');
  await button(staff, 'Undo').click();
  await expect(staff.getByText('The decision was undone.')).toBeVisible();
  await expect(shownTitle(staff, first.title)).toBeVisible();
  await staff.getByRole('heading', { level: 1 }).focus();
  await staff.keyboard.press('r');
  await expect(staff.getByRole('checkbox').first()).toBeChecked();
  const { state } = await call(page.request, portal.url, `/api/post/${first.postUID}`, {});
  expect(state).toBe('SUBMITTED_FOR_DHPUBLISH_REVIEW');

  // The form that was open on the next post is still filled in.
  await staff.keyboard.press('Escape');
  await staff.keyboard.press('j');
  await expect(shownTitle(staff, second.title)).toBeVisible();
  await expect(staff.getByLabel(/Note to creator/)).toHaveValue('अधूरा नोट');
  await staff.reload();
  await expect(staff.getByLabel(/Note to creator/)).toHaveValue('अधूरा नोट');
});

test('single keys can be turned off, and leave fields and dialogs alone', async ({
  portal,
  page,
  staffContext,
  signInAsApprovedCreator,
}) => {
  await signInAsApprovedCreator();
  const [first, second] = await sendPosts(page.request, portal.url, 'चाबियों का गुच्छा', 2);
  if (!first || !second) throw new Error('There are two posts.');
  const staff = await staffContext.newPage();
  const search = new URLSearchParams({ search: 'चाबियों का गुच्छा', post: first.postUID });
  await staff.goto(`/app/review?${search}`);
  await expect(button(staff, 'Publish')).toBeEnabled();
  await expect(staff.getByRole('button', { name: 'Next' })).toBeEnabled();
  await staff.keyboard.press('Control+j');
  await expect(shownTitle(staff, first.title)).toBeVisible();
  await staff.keyboard.press('j');
  await expect(shownTitle(staff, second.title)).toBeVisible();
  await staff.keyboard.press('k');
  await expect(shownTitle(staff, first.title)).toBeVisible();
  await staff.keyboard.press('r');
  await staff.getByLabel(/Note to creator/).pressSequentially('a jar 1');
  await expect(staff.getByLabel(/Note to creator/)).toHaveValue('a jar 1');
  await expect(staff.getByRole('checkbox').first()).not.toBeChecked();
  await button(staff, 'Back').click();

  await staff.getByText('Keyboard shortcuts').click();
  await staff.getByRole('checkbox', { name: 'Use single keys on this device' }).uncheck();
  await staff.getByRole('heading', { level: 1 }).focus();
  await staff.keyboard.press('j');
  await staff.keyboard.press('a');
  await expect(shownTitle(staff, first.title)).toBeVisible();
  await staff.reload();
  await expect(button(staff, 'Publish')).toBeEnabled();
  await staff.keyboard.press('a');
  await expect(button(staff, 'Publish')).toBeVisible();
  const { state } = await call(page.request, portal.url, `/api/post/${first.postUID}`, {});
  expect(state).toBe('SUBMITTED_FOR_DHPUBLISH_REVIEW');
});

test('a second moderator confirms a first opinion without a note', async ({
  portal,
  page,
  staffContext,
  secondStaffContext,
  signInAsApprovedCreator,
}) => {
  await signInAsApprovedCreator();
  const [post] = await sendPosts(page.request, portal.url, 'दो नज़रें', 1);
  if (!post) throw new Error('There is a post.');
  const search = new URLSearchParams({ search: 'दो नज़रें', post: post.postUID });
  const anita = await staffContext.newPage();
  await anita.goto(`/app/review?${search}`);
  await anita.getByRole('button', { name: 'Reject…' }).click();
  await anita.getByRole('checkbox', { name: 'Unsupported claims' }).check();
  await button(anita, 'Reject').click();
  await expect(anita.getByLabel(/Note to creator/)).toBeFocused();
  await anita.getByLabel(/Note to creator/).fill('स्रोत नहीं दिया गया।');
  await button(anita, 'Ask for a second opinion').click();
  await expect(anita.getByText(/another moderator decides/)).toBeVisible();
  await anita.goto(`/app/review?${search}`);
  await expect(anita.getByText('You asked for a second opinion')).toBeVisible();
  await expect(button(anita, 'Publish')).toBeHidden();

  const raghav = await secondStaffContext.newPage();
  await raghav.goto(`/app/review?search=${encodeURIComponent('दो नज़रें')}`);
  await expect(raghav.getByText('Second opinion wanted')).toBeVisible();
  await raghav.getByRole('link', { name: post.title }).click();
  await expect(raghav.getByText('स्रोत नहीं दिया गया।')).toBeVisible();
  await expectAccessible(raghav);
  await raghav.getByRole('button', { name: 'Reject…' }).click();
  await expect(raghav.getByRole('checkbox', { name: 'Unsupported claims' })).toBeChecked();
  await button(raghav, 'Reject').click();
  await expect(raghav.getByRole('heading', { name: 'Nothing left to review' })).toBeVisible();
});
