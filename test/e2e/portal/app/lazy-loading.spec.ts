import type { Page, Request } from '@playwright/test';
import { passMinute } from '#test/support/api/account-choice.ts';
import { call } from '#test/support/api/people.ts';
import { signInAgain } from '#test/support/api/reauthentication.ts';
import { builtScript } from '#test/support/browser/built-scripts.ts';
import { fetchPost, saveLine } from '#test/support/browser/editor-form.ts';
import { expect, test } from '#test/support/fixtures.ts';

/*
 * What comes behind the page of a new article: there without a network, and asked for again when it
 * did not come.
 */

/**
 * Notes what scripts a page asks for. The returned function waits for all that were asked
 * for until it is called.
 */
function watchScripts(page: Page): () => Promise<unknown> {
  const asked: Request[] = [];
  page.on('request', (request) => {
    if (/\/assets\/[^/]+\.js$/.test(request.url())) asked.push(request);
  });
  return () => Promise.all(asked.map(async (request) => (await request.response())?.finished()));
}

test.describe('next to a new article', () => {
  test.beforeEach(async ({ signInAsPendingCreator }) => {
    await signInAsPendingCreator();
  });

  test('the publish step works offline without having been opened', async ({ page, network }) => {
    const scriptsAreHere = watchScripts(page);
    const parts = page.waitForResponse(builtScript('panels'));
    await page.goto('/app/post/create');
    await expect(page.getByRole('toolbar')).toBeVisible();
    await parts;
    // Asked for with it: what it imports, and the words that it says.
    await scriptsAreHere();
    await network.cut();
    await page.getByRole('textbox', { name: 'Title' }).fill('बाज़ार');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByLabel('Language', { exact: true })).toBeVisible();
  });

  test('a chunk that fails to load can be retried or left', async ({ page }) => {
    await page.route(builtScript('panels'), (route) => route.abort());
    await page.goto('/app/post/create');
    const title = page.getByRole('textbox', { name: 'Title' });
    await title.fill('बाज़ार');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText("This part of the page didn't load.")).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(title).toHaveValue('बाज़ार');
    // A return loads it again.
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText("This part of the page didn't load.")).toBeVisible();
    await page.unroute(builtScript('panels'));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByLabel('Language', { exact: true })).toBeVisible();
  });

  test('a page without a network says what it waits for, then renders', async ({
    page,
    network,
  }) => {
    await page.route(builtScript('panels'), (route) => route.abort());
    await page.goto('/app/post/create');
    // On the first page one can write too, and on it the portal is still on its way.
    await expect(page.getByRole('toolbar')).toBeVisible();
    await page.getByRole('textbox', { name: 'Title' }).fill('बाज़ार');
    await network.cut();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(
      page.getByText("This part of the page will load when you're back online."),
    ).toBeVisible();
    await page.unroute(builtScript('panels'));
    await network.restore();
    await expect(page.getByLabel('Language', { exact: true })).toBeVisible();
  });
});

test.describe('a dialog that does not load', () => {
  test('can be retried, and is optional', async ({ page, network }) => {
    await page.goto('/login/mobile');
    const button = page.getByRole('button', { name: 'English: change language' });
    await page.route(builtScript('language-panel'), (route) => route.abort());
    await button.click();
    const notice = page.getByText("This part of the page didn't load.");
    await expect(notice).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(notice).toBeHidden();
    await network.cut();
    await button.click();
    await expect(
      page.getByText("This part of the page will load when you're back online."),
    ).toBeVisible();
    await network.restore();
    await expect(notice).toBeVisible();
    await page.unroute(builtScript('language-panel'));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'हिन्दी' })).toBeVisible();
  });

  test('says what it is about', async ({ page, portal, signInAsPendingCreator }) => {
    await signInAsPendingCreator();
    await page.route(builtScript('panels'), (route) => route.abort());
    await page.goto('/app/post/create');
    const title = page.getByRole('textbox', { name: 'Title' });
    const save = page.getByRole('button', { name: 'Save draft' });
    await expect(page.getByRole('toolbar')).toBeVisible();
    await title.fill('मेरा शीर्षक');
    await save.click();
    await expect(saveLine(page, /^Saved$/)).toBeAttached();
    const { clientId, revision } = await fetchPost(page, portal.url);
    const post = { action: 'save', clientId, revision, title: 'दूसरा शीर्षक' };
    await call(page.request, portal.url, '/api/post/upsert/update', { post });
    await title.fill('मेरा नया शीर्षक');
    await save.click();
    const notice = page
      .getByRole('alert')
      .filter({ hasText: 'This post was also changed somewhere else' });
    await expect(notice).toBeVisible();
    await page.unroute(builtScript('panels'));
    await notice.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('dialog').getByText('दूसरा शीर्षक')).toBeVisible();
    await expect(notice).toBeHidden();
  });

  test('to sign in again, leaves the page as it is', async ({
    page,
    context,
    portal,
    signInAsApprovedCreator,
  }) => {
    const { phone } = await signInAsApprovedCreator();
    await page.goto('/app/post/create');
    const title = page.getByRole('textbox', { name: 'Title' });
    await title.fill('बाज़ार');
    await page.route(builtScript('reauth-dialog'), (route) => route.abort());
    await context.clearCookies({ name: 'auth-user' });
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Please sign in again' })).toBeVisible();
    await title.fill('बाज़ार में');
    await page.unroute(builtScript('reauth-dialog'));
    await page.getByRole('button', { name: 'Try again' }).click();
    await passMinute(context, portal.url);
    await signInAgain(page, portal.url, phone);
    await expect(title).toHaveValue('बाज़ार में');
    await expect(saveLine(page, /^Saved$/)).toBeAttached();
  });
});

test('the form of a video can be loaded again after a failure', async ({
  page,
  signInAsApprovedCreator,
}) => {
  await signInAsApprovedCreator();
  await page.route(builtScript('video-form'), (route) => route.abort());
  await page.goto('/app/post/create?format=FORMAT_VIDEO');
  await expect(page.getByText("This part of the page didn't load.")).toBeVisible();
  await page.unroute(builtScript('video-form'));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Choose a video' })).toBeVisible();
});

test('where trying again does not help, the page can be loaded again', async ({
  page,
  signInAsApprovedCreator,
}) => {
  await signInAsApprovedCreator();
  await page.route(builtScript('media-editor'), (route) => route.abort());
  await page.goto('/app/post/create?format=FORMAT_GALLERY');
  const again = page.getByRole('button', { name: 'Try again' });
  const reload = page.getByRole('button', { name: 'Reload page' });
  await expect(again).toBeVisible();
  await expect(reload).toHaveCount(0);
  const asked = page.waitForRequest(builtScript('media-editor'));
  await again.click();
  await asked;
  await expect(reload).toBeVisible();
  await expect(again).toBeVisible();
  await page.unroute(builtScript('media-editor'));
  await reload.click();
  await expect(page.getByRole('button', { name: 'Choose photos' })).toBeVisible();
});

test('the layout of every page can be loaded again after a failure', async ({
  page,
  signInAsApprovedCreator,
}) => {
  await signInAsApprovedCreator();
  await page.route(builtScript('signed-in-layout'), (route) => route.abort());
  await page.goto('/app/post/list');
  await expect(page.getByText("This part of the page didn't load.")).toBeVisible();
  await page.unroute(builtScript('signed-in-layout'));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Your posts' })).toBeVisible();
});

test('messages that fail to load are requested until they arrive', async ({
  page,
  signInAsApprovedCreator,
}) => {
  await signInAsApprovedCreator();
  let asked = 0;
  await page.route(/\/assets\/messages-0\.en-[^/]+\.js$/, (route) => {
    asked += 1;
    // The page itself names them, then the portal asks.
    return asked > 2 ? route.continue() : route.abort();
  });
  await page.goto('/app/post/list');
  await expect(page.getByRole('heading', { name: 'Your posts' })).toBeVisible();
  expect(asked).toBeGreaterThan(2);
});

test('a page that fails to load can be retried in its place', async ({
  page,
  signInAsApprovedCreator,
}) => {
  await signInAsApprovedCreator();
  await page.goto('/app/post/create');
  await expect(page.getByRole('toolbar')).toBeVisible();
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('link', { name: 'Leaderboard' }).click();
  await expect(page.getByText("This part of the page didn't load.")).toBeVisible();
  await page.unroute('**/assets/*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Leaderboard', level: 1 })).toBeVisible();
});

test('a menu that was opened while a page loads stays open when the page appears', async ({
  page,
  signInAsApprovedCreator,
}) => {
  await signInAsApprovedCreator();
  await page.goto('/app/post/create');
  await expect(page.getByRole('toolbar')).toBeVisible();
  const held = Promise.withResolvers<void>();
  await page.route(builtScript('leaderboard-route'), async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('link', { name: 'Leaderboard' }).click();
  await page.getByRole('button', { name: /^Profile menu/ }).click();
  const entry = page.getByRole('menuitem', { name: 'Sign out' });
  await expect(entry).toBeVisible();
  held.resolve();
  await expect(page.getByRole('heading', { name: 'Leaderboard', level: 1 })).toBeVisible();
  // Focus moves after the next frame has been painted.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  await expect(entry).toBeVisible();
});
