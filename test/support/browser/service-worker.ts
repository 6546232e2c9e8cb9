import { expect, type Page } from '@playwright/test';

/** Waits until the worker of the portal has all its files and answers this page. */
export async function untilWorkerReady(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state ?? 'none'), {
      timeout: 60_000,
    })
    .toBe('activated');
}

/** What the caches of the portal's builds hold, by their paths. */
export const cachedPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('build-'));
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
