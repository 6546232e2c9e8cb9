import { sandboxCrawlerKey } from '#server/platform/config/config.ts';
import { call } from '#test/support/api/people.ts';
import { saveDraft } from '#test/support/api/post-requests.ts';
import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { builtScript } from '#test/support/browser/built-scripts.ts';
import { expect, test } from '#test/support/fixtures.ts';

/* Posts crawled from a creator's sources, next to those created here. */

// spec 2.54, 4.22
test('a creator with crawled posts switches to them, searches and loads more', async ({
  portal,
  page,
  staffContext,
  signInAsPendingCreator,
}) => {
  const { userId } = await signInAsPendingCreator();
  await saveDraft(page.request, portal.url, 'अपनी खबर');
  await page.goto('/app/post/list');
  const choice = page.getByRole('navigation', { name: 'Post type' });
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(choice).toHaveCount(0);

  const key = `s-${crypto.randomUUID()}`;
  await call(staffContext.request, portal.url, '/api/creator/update', {
    creatorData: { creatorUserId: userId, creatorType: 'OGC', crawlEnabled: true },
  });
  await call(staffContext.request, portal.url, '/api/source/upsert', {
    sourceData: {
      key,
      name: 'विदर्भ समाचार',
      creatorUserId: userId,
      language: 'hi',
      homeUrl: 'https://vidarbha.example/',
      ownerEmails: [],
    },
  });
  await page.reload();
  await page.route(builtScript('crawled-route'), (route) => route.abort());
  await choice.getByRole('link', { name: 'Crawled' }).click();
  await expect(page.getByText("This part of the page didn't load.")).toBeVisible();
  await choice.getByRole('link', { name: 'Created' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.unroute(builtScript('crawled-route'));
  await choice.getByRole('link', { name: 'Crawled' }).click();
  await expect(page).toHaveURL('/app/post/list?type=OGC');
  await expect(page.getByRole('heading', { name: 'No crawled posts yet' })).toBeVisible();
  await expectAccessible(page);

  const posts = Array.from({ length: 25 }, (_, number) => ({
    url: `https://vidarbha.example/${key}/${number}`,
    title: `संतरे की फसल ${number}`,
    textContent: '<p>मंडियों में भाव गिरे।</p>',
    format: 'FORMAT_ARTICLE',
    publishedAt: new Date(Date.UTC(2026, 10, 20, 5, number)).toISOString(),
  }));
  for (const batch of [posts.slice(0, 10), posts.slice(10, 20), posts.slice(20)]) {
    const brought = await page.request.post(`${portal.url}/api/source/crawledPosts`, {
      data: { source: key, posts: batch },
      headers: { 'x-service-key': sandboxCrawlerKey },
    });
    expect(brought.ok(), await brought.text()).toBe(true);
  }
  await page.reload();
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(20);
  await expect(cards.first()).toContainText('From विदर्भ समाचार');
  await expect(cards.first()).toContainText('Stats not available');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Load More' }).click();
  await expect(cards).toHaveCount(25);
  await expect(cards.last().getByRole('link')).toHaveAttribute('href', posts[0]?.url ?? '');

  await page.getByLabel('Search by title').fill('फसल 7');
  await expect(cards).toHaveCount(1);
  await expect(page).toHaveURL(/type=OGC/);
  await choice.getByRole('link', { name: 'Created' }).click();
  await expect(page.getByRole('link', { name: 'अपनी खबर' })).toBeVisible();
});

// spec 2.54, 6.4
test('a creator without crawled posts sees the created ones at any address', async ({
  page,
  signInAsPendingCreator,
}) => {
  await signInAsPendingCreator();
  await page.goto('/app/post/list?type=OGC');
  await expect(page.getByRole('heading', { level: 1, name: 'Your posts' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Post type' })).toHaveCount(0);
});
