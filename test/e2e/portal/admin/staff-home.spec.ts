import type { Locator, Page } from '@playwright/test';
import { call } from '#test/support/api/people.ts';
import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { expect, test } from '#test/support/fixtures.ts';

/* The start page of staff: what waits for them, and the way to it. */

test.use({ seed: 'demo' });

type Work = { kind: string; count: number; oldestAt: string | null; overdueSeconds: number };

const names: Record<string, string> = {
  profiles: 'Profiles to approve',
  'profile-changes': 'Profile changes',
  posts: 'Posts to review',
  appeals: 'Appeals to decide',
  'bank-details': 'Bank details to approve',
  invoices: 'Invoices to pay',
  'failed-publications': 'Failed publications',
};

const cards = (page: Page) => page.getByRole('main').getByRole('listitem');
const card = (page: Page, kind: string) => cards(page).filter({ hasText: names[kind] ?? kind });
/** The number on a card, which is the second of its lines. */
const countIn = async (page: Page, kind: string) =>
  Number(await card(page, kind).getByRole('paragraph').nth(1).textContent());
/** The decisions of this moderator today, also those of other tests. */
const decisionsToday = async (page: Page) =>
  numberIn(page.getByText(/You made \d+ decisions? today|haven't decided anything yet today/));
const decidedIn = (page: Page, kind: string) =>
  numberIn(card(page, kind).getByText(/decided by you today/));
const numberIn = async (line: Locator) => Number(/\d+/.exec(String(await line.textContent())) ?? 0);

// spec 2.24
test('what is overdue for longest comes first, on a phone too', async ({
  staffContext,
  portal,
}) => {
  const page = await staffContext.newPage();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/app/internal');
  await expect(cards(page)).toHaveCount(Object.keys(names).length);
  const { rows } = (await call(page.request, portal.url, '/api/staff/overview')) as {
    rows: Work[];
  };
  const dueAt = ({ oldestAt, overdueSeconds }: Work) =>
    Date.parse(String(oldestAt)) + overdueSeconds * 1000;
  const expected = [...rows].sort((one, other) => dueAt(one) - dueAt(other));
  expect(expected.map(({ kind }) => kind)).not.toEqual(rows.map(({ kind }) => kind));
  for (const [place, { kind }] of expected.entries())
    await expect(cards(page).nth(place)).toContainText(names[kind] ?? kind);
  await expect(cards(page).first()).toContainText('overdue');
  await expectAccessible(page);
});

test('a decision reduces the count of its kind and counts as made today', async ({
  secondStaffContext,
}) => {
  const page = await secondStaffContext.newPage();
  await page.goto('/app/internal');
  const [made, ofPosts] = [await decisionsToday(page), await decidedIn(page, 'posts')];
  const before = await countIn(page, 'posts');
  await card(page, 'posts').getByRole('link').click();
  await page.getByRole('main').locator('a[href*="post="]').first().click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Success: accepted')).toBeVisible();
  await page.goto('/app/internal');
  expect(await decisionsToday(page)).toBe(made + 1);
  expect(await countIn(page, 'posts')).toBe(before - 1);
  expect(await decidedIn(page, 'posts')).toBe(ofPosts + 1);
});

test('the cards of invoices and failed publications lead to lists with those only', async ({
  staffContext,
}) => {
  const page = await staffContext.newPage();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/app/internal');
  const invoices = await countIn(page, 'invoices');
  await card(page, 'invoices').getByRole('link').click();
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveText('Accepted');
  await expect(page.getByText(`${invoices} in total`)).toBeVisible();
  await page.goto('/app/internal');
  const failed = await countIn(page, 'failed-publications');
  await card(page, 'failed-publications').getByRole('link').click();
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveText(
    `Needs attention (${failed})`,
  );
});
