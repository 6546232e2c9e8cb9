import type { APIRequestContext, Page } from '@playwright/test';
import { fromIndianParts, toIndianParts } from '#domain/post/publish-time.ts';
import { call } from '#test/support/api/people.ts';
import { saveDraft } from '#test/support/api/post-requests.ts';
import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { describePost, fetchPost, saveLine } from '#test/support/browser/editor-form.ts';
import { keyboardAlone } from '#test/support/browser/user-input.ts';
import { expect, test } from '#test/support/fixtures.ts';

/* The time field of the publish step, on a phone whose clock is not that of India. */

test.use({ viewport: { width: 360, height: 740 }, timezoneId: 'America/New_York' });

const dayField = (page: Page) => page.getByLabel('Day', { exact: true });
const timeField = (page: Page) => page.getByLabel('Time', { exact: true });
const sendButton = (page: Page) => page.getByRole('button', { name: 'Send for review' });

/**
 * The next day whose month and day are the same number: a native field takes them in the order of
 * the browser's language.
 */
function nextTwinDay(): string {
  const first = Date.now() + 24 * 3_600_000;
  for (let days = 0; ; days += 1) {
    const { day } = toIndianParts(first + days * 24 * 3_600_000);
    const [, month, date] = day.split('-');
    if (month === date) return day;
  }
}

/** Types a day of `nextTwinDay` into the field that has the focus. */
async function typeDay(page: Page, day: string): Promise<void> {
  const [year, month, date] = day.split('-');
  await page.keyboard.type(`${month}${date}${year}`);
}

async function writePost(page: Page, title: string): Promise<void> {
  await page.goto('/app/post/create');
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByRole('textbox', { name: 'Your article' }).click();
  await page.keyboard.insertText('मेले में सौ दुकानें लगेंगी।');
  await page.getByRole('button', { name: 'Next' }).click();
  await describePost(page);
}

async function approve(staff: APIRequestContext, url: string, postUID: string): Promise<void> {
  const { clientId, revision } = await call(staff, url, `/api/post/${postUID}`, {});
  await call(staff, url, '/api/post/upsert/update', {
    post: { action: 'publish', postUID, clientId, revision },
  });
}

test('a time chosen by keyboard is refused in the past and kept while the network is cut', async ({
  portal,
  page,
  network,
  staffRequest,
  signInAsApprovedCreator,
}) => {
  await signInAsApprovedCreator();
  const title = 'मेले का कार्यक्रम';
  await writePost(page, title);
  const hands = keyboardAlone(page);
  await hands.check(page.getByRole('radio', { name: 'At a chosen time' }));
  await expect(page.getByText(/Indian time \(IST\)/)).toBeVisible();

  const day = nextTwinDay();
  const lastYear = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
  await hands.reach(dayField(page));
  await typeDay(page, lastYear);
  await expect(dayField(page)).toHaveValue(lastYear);
  await expect(dayField(page)).toHaveAccessibleDescription('Choose a later time.');
  await expectAccessible(page);
  await hands.press(sendButton(page));
  await expect(dayField(page)).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Review and send' })).toBeVisible();

  const question = page.getByText("Why can't I send this?");
  const steps = page.getByRole('group').filter({ has: question }).getByRole('listitem');
  await hands.press(question);
  await expect(steps).toHaveText([/Choose a publishing time/]);
  await hands.press(steps.getByRole('button', { name: 'Fix this' }));
  await expect(dayField(page)).toBeFocused();
  await network.cut();
  await typeDay(page, day);
  await expect(dayField(page)).not.toHaveAttribute('aria-invalid');
  await hands.reach(timeField(page));
  await page.keyboard.type('1030a');
  await expect(timeField(page)).toHaveValue('10:30');
  await expect(saveLine(page, /back online/)).toBeAttached();
  await hands.press(page.getByRole('button', { name: 'Back' }));
  await hands.press(page.getByRole('button', { name: 'Next' }));
  await expect(dayField(page)).toHaveValue(day);
  await expect(timeField(page)).toHaveValue('10:30');
  const address = page.url();
  await page.goto('about:blank');
  await network.restore();
  await page.goto(address);
  await hands.press(page.getByRole('button', { name: 'Next' }));
  await expect(dayField(page)).toHaveValue(day);
  await expect(timeField(page)).toHaveValue('10:30');

  await hands.press(sendButton(page));
  await expect(page.getByRole('heading', { name: 'Sent for review' })).toBeVisible();
  await expect(page.getByText(/^Publishes on .*10:30.*once it's approved$/)).toBeVisible();
  const post = await fetchPost(page, portal.url);
  expect(post.publishAt).toBe(fromIndianParts({ day, time: '10:30' }));

  await approve(staffRequest, portal.url, post.postUID);
  await page.goto('/app/post/list?state=SCHEDULED');
  const heading = new Intl.DateTimeFormat('en-IN', {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }).format(new Date(day));
  const section = page.locator('section').filter({
    has: page.getByRole('heading', { level: 2, name: heading }),
  });
  await expect(section.getByRole('article').filter({ hasText: title })).toContainText('10:30');
  const chosenFilter = page.locator('label').filter({ hasText: /^Scheduled$/ });
  await expect(chosenFilter).toBeInViewport({ ratio: 1 });
});

test('a time is chosen by touch, and sent when the network is back', async ({
  portal,
  page,
  network,
  signInAsApprovedCreator,
}) => {
  await signInAsApprovedCreator();
  await writePost(page, 'शाम का मेला');
  await page.getByText('At a chosen time').tap();
  const { day } = toIndianParts(Date.now() + 48 * 3_600_000);
  // The field of a phone opens its own picker, which sets the value.
  await dayField(page).tap();
  await dayField(page).fill('');
  await expect(dayField(page)).toHaveAccessibleDescription('This field is required.');
  await dayField(page).fill(day);
  await timeField(page).tap();
  await timeField(page).fill('18:45');
  await expect(dayField(page)).not.toHaveAttribute('aria-invalid');

  await network.cut();
  await sendButton(page).tap();
  // The cut may meet a save that is on its way.
  await expect(page.getByText(/^You're offline\. We'll send it|^No response yet/)).toBeVisible();
  await expect(timeField(page)).toHaveValue('18:45');
  await network.restore();
  await expect(page.getByRole('heading', { name: 'Sent for review' })).toBeVisible();
  const post = await fetchPost(page, portal.url);
  expect(post.publishAt).toBe(fromIndianParts({ day, time: '18:45' }));

  await page.goto(`/app/post/edit?postUID=${post.postUID}`);
  await expect(page.getByText(/A moderator is reviewing this post/)).toBeVisible();
});

test('a draft whose time has passed is sent and published once approved', async ({
  portal,
  page,
  signInAsApprovedCreator,
}) => {
  await signInAsApprovedCreator();
  const publishAt = new Date(Date.now() - 3_600_000).toISOString();
  const postUID = await saveDraft(page.request, portal.url, 'बीता हुआ मेला', { publishAt });
  await page.goto(`/app/post/edit?postUID=${postUID}`);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText(/^This time has passed\./)).toBeVisible();
  await sendButton(page).click();
  await expect(page.getByText(/^The time you chose had passed/)).toBeVisible();
});
