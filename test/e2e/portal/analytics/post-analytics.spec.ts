import { readFile } from 'node:fs/promises';
import { indianDay } from '#domain/analytics/engagement.ts';
import { sandboxEngagementKey } from '#server/platform/config/config.ts';
import { demoCreators } from '#server/seed/people/news-writers.ts';
import { signInByPhone } from '#test/support/api/people.ts';
import { saveDraft } from '#test/support/api/post-requests.ts';
import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { expect, test } from '#test/support/fixtures.ts';

/* The numbers of one post, from the page of all numbers, on a phone that loses the network. */

test.use({ seed: 'demo' });
// One worker, because each one resets the demo data when it starts.
test.describe.configure({ mode: 'default' });

test('a creator reads the days of a post, also after the network was away', async ({
  portal,
  page,
  context,
  consoleWatch,
  signInAsApprovedCreator,
}) => {
  consoleWatch.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|503/);
  await signInAsApprovedCreator();
  const title = 'तालाब की सफ़ाई';
  const postUID = await saveDraft(page.request, portal.url, title);
  const at = new Date().toISOString();
  const answer = await page.request.post(`${portal.url}/api/engagement/events`, {
    headers: { 'x-service-key': sandboxEngagementKey },
    data: {
      batchId: crypto.randomUUID(),
      events: [
        { postUID, kind: 'views', at, count: 420 },
        { postUID, kind: 'likes', at, count: 31 },
      ],
    },
  });
  expect(answer.ok()).toBe(true);

  await page.goto('/app/analytics');
  await page.getByRole('region', { name: 'Top posts' }).getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(`/app/analytics/post?postUID=${postUID}`);
  await expect(page.getByRole('heading', { name: 'Post analytics' })).toBeVisible();
  const views = page.getByRole('region', { name: 'Views', exact: true });
  await expect(views).toContainText('420 in 1 day');
  await expect(page.getByRole('radio', { name: '28 days' })).toBeChecked();
  await expect(views.locator('canvas')).toBeVisible();
  await expect(page.getByText('Appears when the post is a day old')).toBeVisible();
  await expectAccessible(page);

  await page.getByText('Show as a table').click();
  await expect(page.getByRole('table', { name: 'Show as a table' }).getByRole('row')).toHaveCount(
    2,
  );

  await context.setOffline(true);
  await page.getByText('Likes', { exact: true }).first().click();
  const likes = page.getByRole('region', { name: 'Likes', exact: true });
  await expect(likes).toContainText('31 in 1 day');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`post-${postUID}-28.csv`);
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(lines).toEqual([
    '\uFEFF"Day","Views","Impressions","Likes","Shares","Comments"',
    `"${indianDay(new Date(at))}","420","0","31","0","0"`,
    '',
  ]);

  await page.getByText('7 days', { exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Stats not available');
  await context.setOffline(false);
  await expect(likes).toContainText('31 in 1 day');
  await expect(page).toHaveURL(`/app/analytics/post?postUID=${postUID}&period=7`);
  await page.goBack();
  await expect(page.getByRole('radio', { name: '28 days' })).toBeChecked();
});

test('a post that nobody has opened says so', async ({ portal, page, signInAsApprovedCreator }) => {
  await signInAsApprovedCreator();
  const postUID = await saveDraft(page.request, portal.url, 'मेले की रौनक');
  await page.goto(`/app/analytics/post?postUID=${postUID}`);
  await expect(page.getByText('No readers yet')).toBeVisible();
  await expectAccessible(page);
});

test('the menu of a published post leads to its numbers, beside a typical post', async ({
  page,
  portal,
}) => {
  await signInByPhone(page.request, portal.url, String(demoCreators[0]?.phone));
  await page.goto('/app/post/list?state=PUBLISHED');
  // The newest is of today or of yesterday, as the hour has it; the next is over a day old.
  await page
    .getByRole('button', { name: /^More options for/ })
    .nth(1)
    .press('Enter');
  await page.getByRole('menuitem', { name: 'Analytics' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Post analytics' })).toBeVisible();
  const comparison = page.getByRole('region', { name: 'Compared with your posts' });
  await expect(comparison).toContainText('your typical post of this age');
  await expect(comparison).toContainText(/Typical is the median of your last \d+ other posts/);
  await page.getByText('All', { exact: true }).click();
  await expect(page).toHaveURL(/period=all/);
  await expect(page.getByText(/^Most on /)).toBeVisible();
  await expectAccessible(page);
});
