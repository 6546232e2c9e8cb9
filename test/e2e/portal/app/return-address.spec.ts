import type { Page } from '@playwright/test';
import { call, freshPhone, sentCode } from '#test/support/api/people.ts';
import { sendForReview } from '#test/support/api/post-requests.ts';
import { expect, test } from '#test/support/fixtures.ts';

/*
 * People who open a link to a page before signing in get there afterwards. Others get to the
 * posts: the published ones, if they have any.
 */

const edit = '/app/post/edit?postUID=01930000-0000-7000-8000-0000000000aa';
const archive = '/app/post/list?archived=true';

async function verifyPhone(page: Page, url: string, phone: string): Promise<void> {
  await page.getByLabel('Mobile number').fill(phone);
  await page.getByRole('button', { name: 'Get code' }).click();
  await expect(page.getByLabel('4-digit code')).toBeFocused();
  await page.getByLabel('4-digit code').fill(await sentCode(page.request, url, phone));
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Profile menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
}

test('by phone, once, and not after signing out', async ({ page, portal }, testInfo) => {
  const phone = freshPhone(testInfo.workerIndex);
  await page.goto(edit);
  await expect(page).toHaveURL('/login');
  await page.getByRole('link', { name: 'Sign in with phone' }).click();
  await verifyPhone(page, portal.url, phone);
  await expect(page).toHaveURL(edit);

  await page.goto(archive);
  await page.getByRole('button', { name: "I'll do this later" }).click();
  await signOut(page);
  await page.goto('/login/mobile');
  await verifyPhone(page, portal.url, freshPhone(testInfo.workerIndex));
  await expect(page).toHaveURL('/app/post/list');
});

test('by a social account, over its page and the proof of a phone number', async ({
  page,
  portal,
}, testInfo) => {
  await page.goto(archive);
  await page.getByRole('button', { name: /Google/ }).click();
  await page.getByRole('link', { name: /Somebody new/ }).click();
  await expect(page).toHaveURL('/verify-phone');
  await verifyPhone(page, portal.url, freshPhone(testInfo.workerIndex));
  await expect(page).toHaveURL(archive);
});

test('not where they may not go', async ({ page, portal }, testInfo) => {
  await page.goto('/app/review');
  await expect(page).toHaveURL('/login');
  await page.goto('/login/mobile');
  await verifyPhone(page, portal.url, freshPhone(testInfo.workerIndex));
  await expect(page).toHaveURL('/app/post/list');
});

test('and forgotten after signing out on the way', async ({ page, portal }, testInfo) => {
  await page.goto(archive);
  await page.getByRole('button', { name: /Facebook/ }).click();
  await page.getByRole('link', { name: /Somebody new/ }).click();
  await expect(page).toHaveURL('/verify-phone');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('link', { name: 'Sign in with phone' }).click();
  await verifyPhone(page, portal.url, freshPhone(testInfo.workerIndex));
  await expect(page).toHaveURL('/app/post/list');
});

// spec 2.20
test('by default to the published posts of a creator who has some, after signing in only', async ({
  page,
  portal,
  staffRequest,
  signInAsApprovedCreator,
}) => {
  const { phone } = await signInAsApprovedCreator();
  const title = 'पहली प्रकाशित पोस्ट';
  const postUID = await sendForReview(page.request, portal.url, title);
  const find = async () =>
    (await call(page.request, portal.url, `/api/post/${postUID}`, {})) as Record<string, never>;
  const { clientId, revision } = await find();
  await call(staffRequest, portal.url, '/api/post/upsert/update', {
    post: { action: 'publish', postUID, clientId, revision },
  });
  await expect.poll(async () => (await find()).state).toBe('PUBLISHED');
  await page.goto('/login');
  await expect(page).toHaveURL('/app/post/list');

  await signOut(page);
  await page.goto('/login/mobile');
  await verifyPhone(page, portal.url, phone);
  await expect(page).toHaveURL('/app/post/list?state=PUBLISHED');
  await expect(page.getByRole('article').filter({ hasText: title })).toBeVisible();
  await page.goto('/app');
  await expect(page).toHaveURL('/app/post/list');

  await signOut(page);
  await page.goto(archive);
  await expect(page).toHaveURL('/login');
  await page.getByRole('link', { name: 'Sign in with phone' }).click();
  await verifyPhone(page, portal.url, phone);
  await expect(page).toHaveURL(archive);
});
