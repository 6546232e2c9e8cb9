import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { limits } from '#domain/limits.ts';
import { call } from '#test/support/api/people.ts';
import { saveDraft, sendForReview } from '#test/support/api/post-requests.ts';
import { expect, test } from '#test/support/fixtures.ts';

/* Decisions of staff appear on the pages of the creator that are open. */

const note = 'आख़िरी पैराग्राफ़ अधूरा है।';
const reasons = ['incomplete-content'];
/** What is promised, in ms. */
const timeout = 30_000;

test.slow();

async function decide(
  staff: APIRequestContext,
  url: string,
  postUID: string,
  action: 'publish' | 'reject',
): Promise<void> {
  const { clientId, revision } = await call(staff, url, `/api/post/${postUID}`, {});
  const post = { action, postUID, clientId, revision };
  const why = action === 'reject' ? { reasons, note } : {};
  await call(staff, url, '/api/post/upsert/update', { post: { ...post, ...why } });
}

const cardOf = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });
const top = async (page: Page, title: string) =>
  Math.round((await cardOf(page, title).boundingBox())?.y ?? Number.NaN);
const countQuestions = (context: BrowserContext) => {
  const asked: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/api/notifications/updates')) asked.push(request.url());
  });
  return asked;
};

test('a rejection and a publication appear in the list, and nothing moves', async ({
  portal,
  page,
  staffRequest,
  signInAsApprovedCreator,
}) => {
  await signInAsApprovedCreator();
  await page.clock.install();
  const rejected = await sendForReview(page.request, portal.url, 'नहर का पानी');
  const published = await sendForReview(page.request, portal.url, 'मेले की रौनक');
  for (let number = 1; number <= 8; number += 1)
    await saveDraft(page.request, portal.url, `मसौदा ${number}`);
  const firstAnswer = page.waitForResponse('**/api/notifications/updates');
  await page.goto('/app/post/list');
  await page.clock.runFor(2000);
  await firstAnswer;
  const read = cardOf(page, 'मसौदा 1');
  await read.scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: 'मसौदा 1', exact: true }).focus();
  const before = await top(page, 'मसौदा 1');

  await decide(staffRequest, portal.url, rejected, 'reject');
  await page.clock.runFor(timeout);
  await expect(cardOf(page, 'नहर का पानी')).toContainText(note);
  await decide(staffRequest, portal.url, published, 'publish');
  await page.clock.runFor(timeout);
  await expect(cardOf(page, 'मेले की रौनक')).toContainText(/Publishing|Published/);
  await expect(page.getByRole('link', { name: 'मसौदा 1', exact: true })).toBeFocused();
  expect(await top(page, 'मसौदा 1')).toBe(before);
});

test('the open post says what was decided, and is edited when its creator asks', async ({
  portal,
  page,
  staffRequest,
  signInAsApprovedCreator,
}) => {
  await signInAsApprovedCreator();
  const postUID = await sendForReview(page.request, portal.url, 'नहर का पानी');
  await page.goto(`/app/post/edit?postUID=${postUID}`);
  await expect(page.getByText('A moderator is reviewing this post.')).toBeVisible();
  await decide(staffRequest, portal.url, postUID, 'reject');
  const status = page.getByRole('status').filter({ hasText: 'New status: Rejected' });
  await expect(status).toBeVisible({ timeout });
  await expect(page.getByText(note)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Edit post' }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('नहर का पानी');
  await expect(page.getByText(note)).toBeVisible();
});

test('a decision made without a network or out of sight appears on the return', async ({
  portal,
  page,
  context,
  network,
  staffRequest,
  signInAsApprovedCreator,
}) => {
  await signInAsApprovedCreator();
  const postUID = await sendForReview(page.request, portal.url, 'नहर का पानी');
  const asked = countQuestions(context);
  await page.goto('/app/post/list');
  await expect.poll(() => asked.length).toBe(1);
  await network.cut();
  await expect(page.getByText("You're offline.")).toBeVisible();
  await decide(staffRequest, portal.url, postUID, 'reject');
  await network.restore();
  // Long before the next question is due.
  await expect(cardOf(page, 'नहर का पानी')).toContainText(note, { timeout: 10_000 });
  expect(asked.length).toBe(2);
});

test('an ended session ends the questions and opens no dialog', async ({
  page,
  context,
  signInAsApprovedCreator,
}) => {
  await page.clock.install();
  await signInAsApprovedCreator();
  const asked = countQuestions(context);
  await page.goto('/app/post/list');
  await page.clock.runFor(2000);
  await expect.poll(() => asked.length).toBe(1);
  await context.clearCookies();
  const refused = page.waitForResponse(
    (response) => response.url().endsWith('/updates') && response.status() === 401,
  );
  await page.clock.runFor(1000 * limits.updatesSeconds * 1.2);
  await refused;
  await page.clock.runFor(600_000);
  expect(asked.length).toBe(2);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
