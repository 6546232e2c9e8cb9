import type { Page } from '@playwright/test';
import { builtScript } from '#test/support/browser/built-scripts.ts';
import { fetchPost } from '#test/support/browser/editor-form.ts';
import { expect, test } from '#test/support/fixtures.ts';

/*
 * People can write before the portal has loaded (src/features/editor/prerendered); the editor then
 * takes over the text.
 */

const titleOf = (page: Page) => page.getByRole('textbox', { name: 'Title' });
const bodyOf = (page: Page) => page.getByRole('textbox', { name: 'Your article' });
const toolbarOf = (page: Page) => page.getByRole('toolbar', { name: 'Formatting' });
const loading = (page: Page) => page.getByRole('status').filter({ hasText: 'Loading…' });

/** Holds the portal's script back; returns the function that lets it come. */
async function holdPortal(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(builtScript('index'), async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test.beforeEach(async ({ signInAsPendingCreator }) => {
  await signInAsPendingCreator();
});

test('text written before the portal has loaded stays, with caret and undo, and is saved', async ({
  page,
  portal,
}) => {
  const release = await holdPortal(page);
  await page.goto('/app/post/create');
  // From then on Enter leads from the title into the text.
  await expect(bodyOf(page)).toBeEditable();
  await titleOf(page).click();
  await page.keyboard.insertText('बारिश के बाद');
  await page.keyboard.press('Enter');
  await page.keyboard.insertText('विदर्भ के किसानों');
  await expect(loading(page)).toBeVisible();
  await expect(toolbarOf(page)).toBeHidden();
  release();
  await expect(toolbarOf(page)).toBeVisible();
  await expect(bodyOf(page)).toBeFocused();
  await page.keyboard.insertText(' के चेहरे');
  await expect(titleOf(page)).toHaveValue('बारिश के बाद');
  await expect(bodyOf(page)).toHaveText('विदर्भ के किसानों के चेहरे');
  await expect(page.locator('#first-page')).toHaveCount(0);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeAttached();
  expect(await fetchPost(page, portal.url)).toMatchObject({
    title: 'बारिश के बाद',
    textContent: '<p>विदर्भ के किसानों के चेहरे</p>',
  });
  await page.keyboard.press('Shift+Tab');
  // Two steps, or one where the words after followed within half a second.
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.click();
  await expect(async () => {
    if (await undo.isEnabled()) await undo.click({ timeout: 1000 });
    await expect(bodyOf(page)).toHaveText('', { timeout: 1000 });
  }).toPass();
});

test('the caret stays where it was in the title', async ({ page }) => {
  const release = await holdPortal(page);
  await page.goto('/app/post/create');
  await titleOf(page).click();
  await page.keyboard.insertText('मानसून 2026');
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowLeft');
  release();
  await expect(toolbarOf(page)).toBeVisible();
  await expect(titleOf(page)).toBeFocused();
  await page.keyboard.insertText('का साल ');
  await expect(titleOf(page)).toHaveValue('मानसून का साल 2026');
});

test('a word that a keyboard is composing is neither split nor duplicated', async ({
  page,
  context,
}) => {
  const release = await holdPortal(page);
  // A word counts as ended after a second without a key: it passes here when the test says so.
  const begin = new Date('2026-11-21T06:00:00.000Z');
  await page.clock.install({ time: begin });
  await page.goto('/app/post/create');
  await bodyOf(page).click();
  const session = await context.newCDPSession(page);
  const compose = (text: string) =>
    session.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await compose('मो');
  await page.clock.pauseAt(begin.getTime() + 60_000);
  release();
  await expect(async () => {
    await page.clock.runFor(10);
    expect(page.url()).toContain('draft=');
  }).toPass();
  for (const grown of ['मोह', 'मोहन']) {
    await compose(grown);
    await page.clock.runFor(900);
    await expect(toolbarOf(page)).toBeHidden();
  }
  // The keyboard never ends the word.
  await page.clock.resume();
  await expect(toolbarOf(page)).toBeVisible();
  await expect(bodyOf(page)).toBeFocused();
  await page.keyboard.insertText(' आया');
  await expect(bodyOf(page)).toHaveText('मोहन आया');
});

test('a page that is left before the portal has loaded restores its text', async ({ page }) => {
  const release = await holdPortal(page);
  await page.goto('/app/post/create');
  await titleOf(page).fill('Rain');
  await bodyOf(page).click();
  await page.keyboard.insertText('After the rain');
  await page.reload();
  await expect(titleOf(page)).toHaveValue('Rain');
  await expect(bodyOf(page)).toHaveText('After the rain');
  release();
  await expect(toolbarOf(page)).toBeVisible();
  await expect(bodyOf(page)).toHaveText('After the rain');
});

test('requests of the prerendered page are not repeated by the portal', async ({ page }) => {
  const asked: string[] = [];
  await page.route(/\/api\/(config|auth\/getCurrentUser)$/, (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.continue();
  });
  await page.goto('/app/post/create');
  await expect(toolbarOf(page)).toBeVisible();
  expect(asked.toSorted()).toEqual(['/api/auth/getCurrentUser', '/api/config']);
});

test('a signed-out person gets the landing page, not the prerendered editor', async ({
  page,
  context,
  portal,
}) => {
  const url = portal.url;
  await context.addCookies([{ name: 'auth-user', value: 'gone'.repeat(11), url }]);
  const answer = await page.goto('/app/post/create');
  expect(await answer?.text()).toContain('id="first-page"');
  await expect(page).toHaveURL(/\/login/);
  await expect(page.locator('#first-page')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
