import type { Page } from '@playwright/test';
import { interfaceLanguages } from '#domain/language/languages.ts';
import { call } from '#test/support/api/people.ts';
import { saveDraft } from '#test/support/api/post-requests.ts';
import { answerAnnouncementsFirst } from '#test/support/browser/announcement-order.ts';
import { expect, test } from '#test/support/fixtures.ts';

/* The dashboard shows the newest post without scrolling, below everything above the list. */

const title = 'बारिश के बाद';
const firstPost = (page: Page) => page.getByRole('article').getByRole('link', { name: title });
const overview = (page: Page) => page.locator('section[aria-labelledby=quick-analytics] dd');

test('the first post is in view on a phone in every language, with a step to do', async ({
  page,
  context,
  portal,
  signInAsNewCreator,
}) => {
  await signInAsNewCreator();
  await call(page.request, portal.url, '/api/auth/resetNewUserCookie');
  await saveDraft(page.request, portal.url, title);
  for (const language of interfaceLanguages) {
    await context.addCookies([{ name: 'language', value: language, url: portal.url }]);
    await page.goto('/app/post/list');
    await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
    await expect(page.locator('summary').first()).toBeVisible();
    await expect(overview(page).nth(1)).toHaveText('1');
    await expect(firstPost(page), language).toBeInViewport({ ratio: 1 });
  }
});

test('the time of the overview has 24 hours in Urdu, where "AM" would read wrongly', async ({
  page,
  context,
  portal,
  signInAsPendingCreator,
}) => {
  await signInAsPendingCreator();
  await context.addCookies([{ name: 'language', value: 'ur', url: portal.url }]);
  await page.goto('/app/post/list');
  const time = page.locator('section[aria-labelledby=quick-analytics] time');
  await expect(time).toHaveText(/\b([01]\d|2[0-3]):[0-5]\d\b/);
  await expect(time).not.toContainText(/am|pm|قبل|بعد/i);
});

test('the first post is in view below an announcement', async ({
  page,
  portal,
  staffContext,
  signInAsApprovedCreator,
}) => {
  const { userId } = await signInAsApprovedCreator();
  await saveDraft(page.request, portal.url, title);
  const text = {
    language: 'en',
    title: 'New campaign: monsoon stories',
    text: 'Write about the rain in your district until Friday.',
    linkLabel: 'See the campaign',
  };
  await call(staffContext.request, portal.url, '/api/commConfig/upsert', {
    card: { texts: [text], link: '/app/campaigns-for-you', dhUserId: userId, isOn: true },
  });
  await answerAnnouncementsFirst(page);
  await page.goto('/app/post/list');
  await expect(page.getByRole('article', { name: text.title })).toBeVisible();
  await expect(overview(page).nth(1)).toHaveText('1');
  await expect(firstPost(page)).toBeInViewport({ ratio: 1 });
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

  test('the first post is in view beside the overview', async ({
    page,
    portal,
    signInAsPendingCreator,
  }) => {
    await signInAsPendingCreator();
    await saveDraft(page.request, portal.url, title);
    await page.goto('/app/post/list');
    await expect(overview(page).nth(1)).toHaveText('1');
    await expect(firstPost(page)).toBeInViewport({ ratio: 1 });
    const [card, numbers] = [
      await page.getByRole('article').boundingBox(),
      await overview(page).first().boundingBox(),
    ];
    expect((card?.x ?? 0) + (card?.width ?? 0)).toBeLessThan(numbers?.x ?? 0);
  });
});
