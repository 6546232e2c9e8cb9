import type { APIRequestContext, Page } from '@playwright/test';
import { call } from '#test/support/api/people.ts';
import { sendForReview } from '#test/support/api/post-requests.ts';
import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { expect, test } from '#test/support/fixtures.ts';

/* What happened while a creator was away: the bell, and the list behind it. */

test.slow();

async function reject(staff: APIRequestContext, url: string, postUID: string): Promise<void> {
  const { clientId, revision } = await call(staff, url, `/api/post/${postUID}`, {});
  const post = { action: 'reject', postUID, clientId, revision, reasons: ['incomplete-content'] };
  await call(staff, url, '/api/post/upsert/update', { post });
}

const bell = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const rowOf = (page: Page, title: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: title });

test('a rejection arrives at the bell, is opened from the list, and is read everywhere', async ({
  portal,
  page,
  context,
  network,
  staffRequest,
  signInAsApprovedCreator,
}) => {
  await signInAsApprovedCreator();
  const first = await sendForReview(page.request, portal.url, 'नहर का पानी');
  const second = await sendForReview(page.request, portal.url, 'मेले की रौनक');
  await page.goto('/app/post/list');
  // The approved profile.
  await expect(bell(page, 'Notifications: 1 unread')).toBeVisible();
  await reject(staffRequest, portal.url, first);
  await reject(staffRequest, portal.url, second);
  await expect(bell(page, 'Notifications: 3 unread')).toBeVisible({ timeout: 30_000 });

  await page.keyboard.press('Tab');
  await bell(page, 'Notifications: 3 unread').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  await expect(rowOf(page, 'नहर का पानी')).toContainText('Your post was rejected');
  await expect(rowOf(page, 'नहर का पानी')).toContainText('Unread');
  await expectAccessible(page);

  // Opened without a network: the page says so, and the server learns of it later.
  await network.cut();
  await rowOf(page, 'नहर का पानी').getByRole('link').click();
  await expect(page).toHaveURL(/\/app\/post\/edit\?postUID=/);
  await network.restore();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('नहर का पानी');
  await expect(bell(page, 'Notifications: 2 unread')).toBeVisible();

  const other = await context.newPage();
  await other.goto('/app/notifications');
  await expect(rowOf(other, 'नहर का पानी')).not.toContainText('Unread');
  await expect(rowOf(other, 'मेले की रौनक')).toContainText('Unread');
  const marked = other.waitForResponse('**/api/notifications/read');
  await other.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(rowOf(other, 'मेले की रौनक')).not.toContainText('Unread');
  await expect(bell(other, 'Notifications')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Mark all as read' })).toHaveCount(0);
  await marked;
  await other.close();
  await page.bringToFront();
  await expect(bell(page, 'Notifications')).toBeVisible({ timeout: 30_000 });
});
