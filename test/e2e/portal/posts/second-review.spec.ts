import type { APIRequestContext, Page } from '@playwright/test';
import { photo } from '#test/factories/sample-photo.ts';
import { call } from '#test/support/api/people.ts';
import { sendForReview } from '#test/support/api/post-requests.ts';
import { expect, test } from '#test/support/fixtures.ts';

/* A creator asks for a second review on a phone with a bad network; another moderator decides. */

const reason = 'आँकड़े कृषि विभाग की रिपोर्ट से हैं।';
const textBox = (page: Page) =>
  page.getByRole('textbox', { name: 'Why should we look at it again?' });
const submitButton = (page: Page) => page.getByRole('button', { name: 'Ask for a second review' });

type Decision = 'publish' | 'reject' | 'suspend';

async function decide(
  staff: APIRequestContext,
  url: string,
  postUID: string,
  action: Decision,
): Promise<void> {
  const { clientId, revision } = await call(staff, url, `/api/post/${postUID}`, {});
  const why = action === 'publish' ? {} : { reasons: ['fake-news'], note: 'स्रोत जोड़ें।' };
  await call(staff, url, '/api/post/upsert/update', {
    post: { action, postUID, clientId, revision, ...why },
  });
}

const reject = (staff: APIRequestContext, url: string, postUID: string) =>
  decide(staff, url, postUID, 'reject');

async function choosePhoto(page: Page): Promise<void> {
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'IMG_1.jpg',
      mimeType: 'image/jpeg',
      buffer: await photo({ width: 800, height: 600 }),
    });
}

test('is written by keyboard, cut off, and sent once when the network is back', async ({
  portal,
  page,
  network,
  staffContext,
  secondStaffContext,
  signInAsApprovedCreator,
}) => {
  await signInAsApprovedCreator();
  const title = 'नहर का पानी';
  const postUID = await sendForReview(page.request, portal.url, title);
  await reject(staffContext.request, portal.url, postUID);
  await page.goto('/app/post/list');
  const card = page.getByRole('article').filter({ hasText: title });
  await card.getByRole('link', { name: 'Second review' }).click();

  await expect(page.getByRole('heading', { name: 'The post was rejected' })).toBeVisible();
  await submitButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(textBox(page)).toBeFocused();
  await expect(page.getByText('This field is required.')).toBeVisible();
  await page.keyboard.insertText(reason);
  await choosePhoto(page);
  await expect(page.getByRole('button', { name: 'Remove photo 1' })).toBeVisible();

  await network.cut();
  await submitButton(page).click();
  await expect(page.getByText('Not sent yet')).toBeVisible();
  await network.restore();
  await expect(page.getByRole('heading', { name: "We've received your request" })).toBeVisible();
  await expect(page.getByText(/^15 days left$/)).toBeVisible();
  await expect(page.getByText(/Number SR-\d+/)).toBeVisible();
  const { rows } = (await call(secondStaffContext.request, portal.url, '/api/staff/appeals', {
    filters: { state: 'open' },
  })) as { rows: { postUID: string }[] };
  expect(rows.filter((row) => row.postUID === postUID)).toHaveLength(1);
});

test('is asked for a take-down once, and the time that is left is counted down', async ({
  portal,
  page,
  network,
  staffContext,
  signInAsApprovedCreator,
}) => {
  await signInAsApprovedCreator();
  const title = 'बाज़ार में नई सड़क';
  const postUID = await sendForReview(page.request, portal.url, title);
  await decide(staffContext.request, portal.url, postUID, 'publish');
  // Only what readers see can be taken down.
  await expect(async () => {
    await decide(staffContext.request, portal.url, postUID, 'suspend');
  }).toPass();
  await page.clock.install();
  await page.goto('/app/post/list');
  const card = page.getByRole('article').filter({ hasText: title });
  await card.getByRole('link', { name: 'Second review' }).click();
  await textBox(page).fill(reason);
  await network.cut();
  await submitButton(page).click();
  await expect(page.getByText('Not sent yet')).toBeVisible();
  await network.restore();
  await expect(page.getByRole('heading', { name: "We've received your request" })).toBeVisible();
  await expect(page.getByText(/^15 days left$/)).toBeVisible();
  // A reply would set the page's clock to that of the server, where no days pass.
  await network.cut();
  await page.clock.fastForward(3 * 24 * 3_600_000);
  await expect(page.getByText(/^12 days left$/)).toBeVisible();
  await expect(submitButton(page)).toBeHidden();
});

test('is kept when the page is killed, with its photo, and sent after that', async ({
  portal,
  page,
  staffContext,
  signInAsApprovedCreator,
}) => {
  await signInAsApprovedCreator();
  const postUID = await sendForReview(page.request, portal.url, 'तालाब की सफ़ाई');
  await reject(staffContext.request, portal.url, postUID);
  const address = `/app/post/second-review?postUID=${postUID}`;
  await page.goto(address);
  await textBox(page).fill(reason);
  const uploads = '**/api/image?isFile=true';
  await page.route(uploads, () => {});
  const begun = page.waitForRequest(uploads);
  await choosePhoto(page);
  await begun;
  await page.unroute(uploads);
  await page.goto('about:blank');
  await page.goto(address);
  await expect(textBox(page)).toHaveValue(reason);
  await expect(page.getByRole('button', { name: 'Remove photo 1' })).toBeVisible();
  await submitButton(page).click();
  await expect(page.getByRole('heading', { name: "We've received your request" })).toBeVisible();
  await page.reload();
  await expect(page.getByText(reason)).toBeVisible();
  await expect(submitButton(page)).toBeHidden();
});

test('is decided by another moderator than the first, and published', async ({
  portal,
  page,
  staffContext,
  secondStaffContext,
  signInAsApprovedCreator,
}) => {
  await signInAsApprovedCreator();
  const title = 'मंडी के नए भाव';
  const postUID = await sendForReview(page.request, portal.url, title);
  await reject(staffContext.request, portal.url, postUID);
  await page.goto(`/app/post/second-review?postUID=${postUID}`);
  await textBox(page).fill(reason);
  await submitButton(page).click();
  await expect(page.getByRole('heading', { name: "We've received your request" })).toBeVisible();

  const first = await staffContext.newPage();
  await first.goto('/app/appeals');
  await first.getByRole('link', { name: title }).click();
  await expect(first.getByText(/so a colleague decides on this appeal/)).toBeVisible();
  await expect(first.getByRole('button', { name: 'Decide and tell creator' })).toBeHidden();

  const second = await secondStaffContext.newPage();
  await second.goto('/app/appeals');
  await second.getByRole('link', { name: title }).click();
  await expect(second.getByText(reason)).toBeVisible();
  await second.getByRole('button', { name: 'Decide and tell creator' }).click();
  await expect(second.getByText('This field is required.').first()).toBeVisible();
  await second.getByText('Overturn: it was wrong').click();
  const answer = second.getByRole('textbox', { name: 'Reason for the creator' });
  await answer.fill('रिपोर्ट में यही आँकड़े हैं।');
  await second.getByRole('button', { name: 'Decide and tell creator' }).click();
  await expect(
    second.getByRole('heading', { name: 'Overturned: the post was sent to readers.' }),
  ).toBeVisible();

  await page.goto('/app/notifications');
  await page.getByText('Your second review is done. We reversed our decision').click();
  await expect(page.getByRole('heading', { name: 'We reversed the decision' })).toBeVisible();
  await expect(page.getByText('रिपोर्ट में यही आँकड़े हैं।')).toBeVisible();
});
