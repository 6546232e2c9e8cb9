import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { sandboxEngagementKey } from '#server/platform/config/config.ts';
import { call } from '#test/support/api/people.ts';
import { saveDraft } from '#test/support/api/post-requests.ts';
import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { expect, test } from '#test/support/fixtures.ts';
import { wordsOf } from '#test/support/message-formatter.ts';

/* What readers did, as the reader app reports it, on the pages behind Analytics and Leaderboard. */

/** Reports as the reader app does that a post was seen and liked. */
async function report(
  request: APIRequestContext,
  url: string,
  postUID: string,
  daysAgo = 0,
): Promise<void> {
  const at = new Date(Date.now() - daysAgo * 24 * 3_600_000).toISOString();
  const event = (kind: string, count: number) => ({ postUID, kind, at, count });
  const answer = await request.post(`${url}/api/engagement/events`, {
    headers: { 'x-service-key': sandboxEngagementKey },
    data: { batchId: crypto.randomUUID(), events: [event('views', 420), event('likes', 31)] },
  });
  expect(answer.ok()).toBe(true);
}

const trend = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a creator reads how often posts were seen, day by day, by finger and by keyboard', async ({
  portal,
  page,
  signInAsApprovedCreator,
}) => {
  await signInAsApprovedCreator();
  await report(
    page.request,
    portal.url,
    await saveDraft(page.request, portal.url, 'तालाब की सफ़ाई'),
  );
  await page.goto('/app/analytics');
  await expect(trend(page, 'Views')).toContainText('420 in 28 days');
  await expect(page.getByRole('row', { name: 'Article 420' })).toBeVisible();
  await expect(page.getByRole('row', { name: 'हिन्दी 420' })).toBeVisible();
  await expectAccessible(page);

  await page.getByText('Likes', { exact: true }).first().click();
  await expect(trend(page, 'Likes')).toContainText('31 in 28 days');

  await page.getByText('7 days', { exact: true }).click();
  await expect(page).toHaveURL('/app/analytics?days=7');
  await expect(trend(page, 'Likes')).toContainText('31 in 7 days');
  const days = page.getByRole('slider', { name: 'Day' });
  await days.focus();
  await page.keyboard.press('Home');
  await expect(days).toHaveAttribute('aria-valuetext', /: 0 Likes$/);

  await page.getByText('Show as a table').click();
  await expect(page.getByRole('table', { name: 'Show as a table' }).getByRole('row')).toHaveCount(
    8,
  );
  await expectAccessible(page);

  await page.goBack();
  await expect(trend(page, 'Likes')).toContainText('31 in 28 days');
});

test('a creator without readers this month sees the last ones, and exports them offline', async ({
  portal,
  page,
  network,
  signInAsApprovedCreator,
}) => {
  await signInAsApprovedCreator();
  const postUID = await saveDraft(page.request, portal.url, 'तालाब की सफ़ाई');
  await report(page.request, portal.url, postUID, 40);
  await page.goto('/app/analytics');
  await expect(trend(page, 'Views')).toContainText('420 in 90 days');
  await expect(page.getByRole('radio', { name: '90 days' })).toBeChecked();
  await expect(page).toHaveURL('/app/analytics');

  await network.cut();
  const download = page.waitForEvent('download');
  await trend(page, 'Views').getByRole('link', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('analytics-90-days.csv');
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(91);
  expect(lines.filter((line) => line.includes('"420"'))).toHaveLength(1);
  await network.restore();

  await page.getByText('28 days', { exact: true }).click();
  await expect(page.getByText('No readers in this period')).toBeVisible();
  await expect(page).toHaveURL('/app/analytics?days=28');
});

test('analytics that failed to load are reported and can be retried', async ({
  page,
  consoleWatch,
  signInAsPendingCreator,
}) => {
  consoleWatch.allow(/503/);
  await signInAsPendingCreator();
  await page.route('**/api/analytics/getEngagementTrend*', (route) =>
    route.fulfill({
      status: 503,
      json: { error: { code: 'unavailable', message: 'Something went wrong !!' } },
    }),
  );
  await page.goto('/app/analytics');
  await expect(page.getByRole('alert')).toContainText('Stats not available');
  await page.unroute('**/api/analytics/getEngagementTrend*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No readers in this period')).toBeVisible();
});

test('the leaderboard marks the row of its visitor, in Urdu too', async ({
  portal,
  page,
  context,
  signInAsApprovedCreator,
}) => {
  const { handle } = await signInAsApprovedCreator();
  await report(page.request, portal.url, await saveDraft(page.request, portal.url, 'मेले की रौनक'));
  await page.goto('/app/leaderboard');
  const own = page.getByRole('listitem').filter({ hasText: `@${handle}` });
  await expect(own).toContainText('You');
  await expect(own).toContainText('Views420');
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('as');
  await expect(page).toHaveURL('/app/leaderboard?language=as');
  await expect(page.getByText('No readers yet')).toBeVisible();

  const inUrdu = wordsOf('ur');
  await context.addCookies([{ name: 'language', value: 'ur', url: portal.url }]);
  await page.goto('/app/leaderboard');
  await expect(
    page.getByRole('heading', { name: inUrdu('analytics.leaderboard.title') }),
  ).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(own).toContainText(inUrdu('analytics.leaderboard.you'));
});

for (const [language, words] of [
  ['hi', 'पिछले 28 दिनों में'],
  ['ur', 'پچھلے 28 دنوں میں'],
] as const)
  test(`words separate the sum from its days in the language ${language}`, async ({
    portal,
    page,
    context,
    signInAsApprovedCreator,
  }) => {
    await signInAsApprovedCreator();
    const title = 'तालाब की सफ़ाई';
    await report(page.request, portal.url, await saveDraft(page.request, portal.url, title));
    await context.addCookies([{ name: 'language', value: language, url: portal.url }]);
    await page.goto('/app/analytics');
    await expect(page.getByRole('main')).toContainText(`420 ${words}`);
  });

test('what staff choose appears on the wall of fame, for all languages and in its own', async ({
  page,
  portal,
  openInReview,
}) => {
  const title = 'बाँध के नीचे नई फ़सल';
  const { postUID, staff } = await openInReview(title);
  const { data } = await (
    await staff.request.post(`${portal.url}/api/post/${postUID}`, { data: {} })
  ).json();
  const { clientId, revision } = data;
  const asStaff = staff.context().request;
  await call(asStaff, portal.url, '/api/post/upsert/update', {
    post: { action: 'publish', postUID, clientId, revision },
  });
  // The queue hands it to the publisher, and only what readers see can be chosen.
  await expect
    .poll(() =>
      call(asStaff, portal.url, '/api/post/upsertFeaturedPost', { postIds: [postUID] }).then(
        () => 'chosen',
        () => 'not yet',
      ),
    )
    .toBe('chosen');
  await page.goto('/app/post/featured/wall');
  const post = page.getByRole('article').filter({ hasText: title });
  await expect(post).toContainText('Meera Kulkarni');
  await expect(page.getByRole('heading', { name: title })).toHaveCSS('direction', 'ltr');
  await expectAccessible(page);
  const language = page.getByRole('combobox', { name: 'Language' });
  await language.selectOption('ur');
  await expect(page.getByText('No featured posts yet')).toBeVisible();
  await language.selectOption('hi');
  await expect(post).toBeVisible();
});

test.describe('on a desktop', () => {
  test.use({ isMobile: false, hasTouch: false, viewport: { width: 1280, height: 800 } });

  // spec 2.50
  test('the top bar leads to all of them', async ({ page, signInAsPendingCreator }) => {
    await signInAsPendingCreator();
    await page.goto('/app/analytics');
    await page.getByRole('link', { name: 'Leaderboard' }).click();
    await expect(page.getByRole('heading', { name: 'Leaderboard' })).toBeVisible();
    await page.getByRole('link', { name: 'Wall of fame' }).click();
    await expect(page.getByRole('heading', { name: 'Wall of fame' })).toBeVisible();
    await page.getByRole('link', { name: 'Analytics' }).click();
    await expect(page.getByRole('heading', { name: 'Analytics' })).toBeVisible();
  });
});
