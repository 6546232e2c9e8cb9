import { call } from '#test/support/api/people.ts';
import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { exportedLines } from '#test/support/browser/exported-lines.ts';
import { expect, test } from '#test/support/fixtures.ts';

test.use({ seed: 'demo' });

test('the review queue and profiles of a status are CSV files', async ({ staffContext }) => {
  const page = await staffContext.newPage();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/app/review');
  await expect(page.getByText(/^\d+ items?$/)).toBeVisible();
  await expectAccessible(page);
  const posts = await exportedLines(page, 'review-queue.csv');
  expect(posts[0]).toMatch(/^"Title","Creator","Handle","Language","Format","Submitted/);
  const title = (await page.getByRole('article').first().getByRole('heading').textContent()) ?? '';
  expect(posts[1]).toContain(title.replaceAll('"', '""'));

  await page.goto('/app/approve-details?status=approved');
  await expect(page.getByRole('link', { name: /^View/ }).first()).toBeVisible();
  await expectAccessible(page);
  const profiles = await exportedLines(page, 'work-approvals.csv');
  expect(profiles[0]).toMatch(/^"Creator","Handle","Languages","Creator type","Request","Status"/);
  for (const line of profiles.slice(1)) expect(line).toContain('"Approved"');
});

test('posts, payments, links and history of a creator are exported as CSV files', async ({
  portal,
  staffContext,
}) => {
  const { rows } = await call(staffContext.request, portal.url, '/api/invoice/getInvoiceList', {});
  const [{ creatorUserId: userId } = {}] = rows as { creatorUserId?: string }[];
  const page = await staffContext.newPage();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/app/creator?creator=${userId}`);
  await page.getByRole('radio', { name: 'Published' }).check({ force: true });
  await expect(page).toHaveURL(/posts=published/);
  await expect(page.getByRole('row').nth(1)).toContainText('Published');
  const posts = await exportedLines(page, 'creator-posts.csv');
  expect(posts[0]).toMatch(/^"Title","Status","Format","Language","Views","Created/);
  expect(posts.length).toBeGreaterThan(1);
  for (const line of posts.slice(1)) expect(line).toMatch(/,"Published/);

  await page.getByRole('tab', { name: 'Payments' }).click();
  await expect(page.getByRole('columnheader', { name: 'Earned' })).toBeVisible();
  await expectAccessible(page);
  const payments = await exportedLines(page, 'creator-payments.csv');
  expect(payments[1]).toMatch(/^"20\d\d-\d\d","\d+\.\d\d","\d+\.\d\d","\d+\.\d\d"$/);

  await page.getByRole('button', { name: 'Create sign-in link' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create link' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('tab', { name: 'Sign-in links' }).click();
  await expect(page.getByRole('row').nth(1)).toContainText('Not used yet');
  await expectAccessible(page);
  const links = await exportedLines(page, 'creator-sign-in-links.csv');
  expect(links[1]).toMatch(/^"20\d\d-[^"]+","Not used yet",/);

  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByText('Created a sign-in link').first()).toBeVisible();
  await expectAccessible(page);
  const history = await exportedLines(page, 'history-creator.csv');
  expect(history.join('\n')).toContain('"Created a sign-in link"');
});
