import type { Locator, Page } from '@playwright/test';
import { saveDraft } from '#test/support/api/post-requests.ts';
import { expectAccessible } from '#test/support/browser/accessibility.ts';
import { expect, test } from '#test/support/fixtures.ts';

/*
 * The list of the dashboard: actions are undone, more is loaded, and it is restored on return.
 */

const cardOf = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });
const titles = (page: Page) => page.getByRole('article').getByRole('heading');
const linkOf = (page: Page, title: string) => page.getByRole('link', { name: title, exact: true });
const top = async (card: Locator) => Math.round((await card.boundingBox())?.y ?? Number.NaN);

/** The scroll position once the layout is stable: skipped content now has its height. */
async function settledScroll(page: Page): Promise<number> {
  let last = Number.NaN;
  await expect(async () => {
    const now = await page.evaluate(
      () => new Promise<number>((done) => requestAnimationFrame(() => done(scrollY))),
    );
    const isStill = now === last;
    last = now;
    expect(isStill).toBe(true);
  }).toPass({ intervals: [50] });
  return last;
}

async function archive(page: Page, title: string): Promise<void> {
  await cardOf(page, title)
    .getByRole('button', { name: /^More options for/ })
    .press('Enter');
  await page.getByRole('menuitem', { name: 'Move to archive' }).press('Enter');
  await expect(cardOf(page, title)).toHaveCount(0);
}

test('an archived post is back in its place after Undo, and on the server', async ({
  portal,
  page,
  signInAsPendingCreator,
}) => {
  await signInAsPendingCreator();
  for (const title of ['पहला', 'दूसरा', 'तीसरा']) await saveDraft(page.request, portal.url, title);
  await page.goto('/app/post/list');
  await archive(page, 'दूसरा');
  await expect(linkOf(page, 'पहला')).toBeFocused();
  await expect(page.getByText('Moved to the archive')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(titles(page)).toHaveText(['तीसरा', 'दूसरा', 'पहला']);
  await expect(linkOf(page, 'दूसरा')).toBeFocused();
  await page.reload();
  await expect(titles(page)).toHaveText(['तीसरा', 'दूसरा', 'पहला']);
});

test('Ctrl+Z undoes it too, also for the last card of the archive', async ({
  portal,
  page,
  signInAsPendingCreator,
}) => {
  await signInAsPendingCreator();
  await saveDraft(page.request, portal.url, 'अकेला');
  await page.goto('/app/post/list');
  await archive(page, 'अकेला');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(linkOf(page, 'अकेला')).toBeFocused();
});

test('an undo that fails says so, and can be retried', async ({
  portal,
  page,
  context,
  consoleWatch,
  signInAsPendingCreator,
}) => {
  await signInAsPendingCreator();
  await saveDraft(page.request, portal.url, 'अकेला');
  // The dialog is fetched with the first action at the latest, for a failure such as this.
  const dialogs = page.waitForResponse(/\/dialogs-[^/]+\.js$/);
  await page.goto('/app/post/list');
  await archive(page, 'अकेला');
  await dialogs;
  consoleWatch.allow(/Failed to load resource/);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Undo' }).click();
  const dialog = page.getByRole('dialog', { name: "That didn't work" });
  await expect(dialog).toContainText('No connection');
  await context.setOffline(false);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(cardOf(page, 'अकेला')).toBeVisible();
});

// spec 2.60
test('Load More focuses the first new card, and a return restores the list', async ({
  portal,
  page,
  signInAsPendingCreator,
}) => {
  await signInAsPendingCreator();
  for (let number = 1; number <= 45; number += 1)
    await saveDraft(page.request, portal.url, `खबर ${number}`);
  await page.goto('/app/post/list');
  await expect(titles(page)).toHaveCount(20);
  const more = page.getByRole('button', { name: 'Load More' });
  await more.focus();
  await settledScroll(page);
  const lastCard = linkOf(page, 'खबर 26');
  const before = await top(lastCard);
  await more.press('Enter');
  await expect(titles(page)).toHaveCount(40);
  await expect(linkOf(page, 'खबर 25')).toBeFocused();
  // The position within less than a card: hidden cards above have an estimated height.
  await expect(lastCard).toBeInViewport();
  expect(Math.abs((await top(lastCard)) - before)).toBeLessThan(200);
  await more.press('Enter');
  await expect(titles(page)).toHaveCount(45);
  await expect(more).toHaveCount(0);
  await expect(linkOf(page, 'खबर 5')).toBeFocused();

  const deep = linkOf(page, 'खबर 12');
  await deep.scrollIntoViewIfNeeded();
  await settledScroll(page);
  const stood = await top(deep);
  await saveDraft(page.request, portal.url, 'नई खबर');
  await deep.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('खबर 12');
  await page.goBack();
  await expect(deep).toBeFocused();
  await expect.poll(() => top(deep)).toBeGreaterThan(0);
  await expect(titles(page)).toHaveCount(46);
  await expect(titles(page).first()).toHaveText('नई खबर');
  await expect.poll(async () => Math.abs((await top(deep)) - stood)).toBeLessThan(300);
});
