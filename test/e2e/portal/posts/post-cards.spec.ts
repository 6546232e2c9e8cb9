import type { Page } from '@playwright/test';
import { saveDraft } from '#test/support/api/post-requests.ts';
import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { expect, test } from '#test/support/fixtures.ts';

/* The cards of the dashboard by mouse: menus, and links that open without a page reload. */

test.use({ isMobile: false, hasTouch: false, viewport: { width: 1280, height: 800 } });

const cardOf = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });
const markPage = (page: Page) => page.evaluate(() => Object.assign(window, { isStillThere: true }));
const isStillThere = (page: Page) => page.evaluate(() => 'isStillThere' in window);

test('a menu opens and acts by mouse, and closes by a press outside', async ({
  portal,
  page,
  signInAsPendingCreator,
}) => {
  await signInAsPendingCreator();
  const title = 'कुएँ की मरम्मत';
  await saveDraft(page.request, portal.url, title);
  await page.goto('/app/post/list');
  const button = cardOf(page, title).getByRole('button', { name: `More options for “${title}”` });
  const archive = page.getByRole('menuitem', { name: 'Move to archive' });
  await button.click();
  await expect(archive).toBeVisible();
  await expect(cardOf(page, title)).not.toContainText('Stats not available');
  await expectAccessible(page);
  await page.mouse.click(5, 400);
  await expect(archive).toBeHidden();
  await button.click();
  await archive.hover();
  await archive.click();
  await expect(page.getByText('Moved to the archive')).toBeVisible();
  await expect(cardOf(page, title)).toHaveCount(0);
  await page.goto('/app/post/list?archived=true');
  await expect(cardOf(page, title)).toBeVisible();
});

test('title, menu and "Create post" open the editor without a page reload', async ({
  portal,
  page,
  signInAsPendingCreator,
}) => {
  await signInAsPendingCreator();
  const title = 'पंचायत की बैठक';
  const postUID = await saveDraft(page.request, portal.url, title);
  await page.goto('/app/post/list');
  await markPage(page);
  const editor = page.getByRole('textbox', { name: 'Title' });
  await page.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(`/app/post/edit?postUID=${postUID}`);
  await expect(editor).toHaveValue(title);
  await page.goBack();
  await cardOf(page, title)
    .getByRole('button', { name: /^More options for/ })
    .click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expect(editor).toHaveValue(title);
  await page.goBack();
  await page.getByRole('button', { name: 'Create post' }).click();
  await page.getByRole('menuitem', { name: 'Article' }).click();
  await expect(editor).toHaveValue('');
  expect(await isStillThere(page)).toBe(true);
});

test('a page starts at its top, however far down the link to it was', async ({
  portal,
  page,
  signInAsPendingCreator,
}) => {
  await signInAsPendingCreator();
  for (const number of [1, 2, 3, 4, 5, 6])
    await saveDraft(page.request, portal.url, `छठा बाज़ार ${number}`);
  await page.goto('/app/post/list');
  const last = page.getByRole('link', { name: 'छठा बाज़ार 1' });
  await last.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await last.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Write an article' })).toBeInViewport({
    ratio: 1,
  });
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
