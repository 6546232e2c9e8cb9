import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { saveDraft } from '#test/support/api/post-requests.ts';
import { untilStill } from '#test/support/browser/accessibility.ts';
import { cachedPaths, untilWorkerReady } from '#test/support/browser/service-worker.ts';
import { test as base, expect } from '#test/support/fixtures.ts';
import { type AlteringProxy, startAlteringProxy } from '#test/support/process/altering-proxy.ts';

/* Return visits on a slow server, updates of the worker, and switching it off. */

const test = base.extend<{ server: AlteringProxy }>({
  server: async ({ portal }, use) => {
    const server = await startAlteringProxy(portal.url);
    await use(server);
    await server.stop();
  },
});
test.slow();
test.use({ serviceWorkers: 'allow' });

const built = (name: string) =>
  readFileSync(new URL(`../../../../dist/${name}`, import.meta.url), 'utf8');
const script = (body: string) => ({ status: 200, type: 'text/javascript', body });
/** The worker of another build with the same files. */
const nextWorker = () =>
  script(built('service-worker.js').replace(/(version:.)[0-9a-f]{12}/, '$1ffffffffffff'));

const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });
const titleOf = (page: Page) => page.getByRole('textbox', { name: 'Title' });

/** Looks for a new worker, as the browser does at each visit. */
const update = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
const isWaiting = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
const buildCaches = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('build-')));

async function visitList(page: Page, url: string, title: string): Promise<void> {
  await page.goto(`${url}/app/post/list`);
  await expect(card(page, title)).toBeVisible();
  await untilWorkerReady(page);
}

test('the list of the last visit is there before the server has answered', async ({
  page,
  portal,
  server,
  signInAsApprovedCreator,
}) => {
  await signInAsApprovedCreator();
  for (const title of ['पहली', 'दूसरी', 'पिछली बार'])
    await saveDraft(page.request, portal.url, title);
  await visitList(page, server.url, 'पिछली बार');
  await saveDraft(page.request, portal.url, 'नई पोस्ट');
  server.hold();
  await page.goto(`${server.url}/app/post/list`, { waitUntil: 'commit' });
  await expect(card(page, 'पिछली बार')).toBeVisible();
  await expect(page.getByText('Updating…', { exact: true })).toBeVisible();
  await expect(card(page, 'नई पोस्ट')).toHaveCount(0);
  await untilStill(page);
  const top = async () => (await card(page, 'पिछली बार').boundingBox())?.y ?? 0;
  const before = await top();
  server.release();
  await expect(page.getByText('Up to date')).toBeAttached();
  await expect(card(page, 'नई पोस्ट')).toBeAttached();
  // The new card is 170 px high; a line above the list may become a little higher.
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(5);
});

test('an update waits for unsaved words and keeps the files before it', async ({
  page,
  server,
  signInAsApprovedCreator,
}) => {
  await signInAsApprovedCreator();
  await page.goto(`${server.url}/app/post/create`);
  await untilWorkerReady(page);
  const [before] = await buildCaches(page);
  const save = '/api/post/upsert/update';
  server.answer(save, { status: 503, type: 'text/plain', body: 'Busy' });
  await titleOf(page).fill('अभी लिख रहे हैं');
  await expect
    .poll(() => page.evaluate(async () => (await navigator.locks.query()).held?.length))
    .toBeGreaterThan(1);
  server.answer('/service-worker.js', nextWorker());
  await update(page);
  await expect.poll(() => isWaiting(page)).toBe(true);
  const pendingLocks = () =>
    page.evaluate(async () => (await navigator.locks.query()).pending?.map(({ name }) => name));
  await expect.poll(pendingLocks).toContain('unsaved-words');
  expect(await isWaiting(page)).toBe(true);

  server.answer(save, undefined);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect.poll(() => isWaiting(page)).toBe(false);
  await expect(titleOf(page)).toHaveValue('अभी लिख रहे हैं');
  await expect.poll(() => buildCaches(page)).toEqual([before, 'build-ffffffffffff']);
});

test('a worker that is switched off deletes its files and answers nothing', async ({
  page,
  portal,
  server,
  network,
  signInAsApprovedCreator,
}) => {
  await signInAsApprovedCreator();
  await saveDraft(page.request, portal.url, 'पोस्ट');
  await visitList(page, server.url, 'पोस्ट');
  expect((await cachedPaths(page)).length).toBeGreaterThan(0);
  server.answer('/service-worker.js', script(built('service-worker-off.js')));
  await update(page);
  await expect.poll(() => buildCaches(page)).toEqual([]);
  await page.reload();
  await expect(card(page, 'पोस्ट')).toBeVisible();
  await network.cut();
  await expect(page.goto(`${server.url}/app/post/list`)).rejects.toThrow(
    'ERR_INTERNET_DISCONNECTED',
  );
});

test('nobody who is signed out gets a worker', async ({ page, server }) => {
  await page.goto(`${server.url}/login`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const registrations = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  expect(await registrations()).toBe(0);
});
