import { saveDraft } from '#test/support/api/post-requests.ts';
import { expect, test } from '#test/support/fixtures.ts';

/* A creator finds a post by words of its title, however they are spelt and ordered. */

test('a title is found in another spelling, order, and with a wrong letter', async ({
  page,
  portal,
  signInAsPendingCreator,
}) => {
  await signInAsPendingCreator();
  await saveDraft(page.request, portal.url, 'हिन्दी क़लम का मेला');
  await saveDraft(page.request, portal.url, 'کراچی سے دائرہ');
  await saveDraft(page.request, portal.url, 'बारिश के बाद');
  await page.goto('/app/post/list');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(3);
  const search = page.getByLabel('Search by title');
  for (const [typed, title] of [
    ['हिंदी', 'हिन्दी क़लम का मेला'],
    ['मेला कलम', 'हिन्दी क़लम का मेला'],
    ['كراچي', 'کراچی سے دائرہ'],
    ['बारीश', 'बारिश के बाद'],
  ] as const) {
    await search.fill(typed);
    await expect(cards, typed).toHaveCount(1);
    await expect(cards, typed).toContainText(title);
  }
  await search.fill('निरर्थक');
  await expect(cards).toHaveCount(0);
});
