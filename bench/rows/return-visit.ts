import type { Browser, BrowserContext, Page } from 'playwright';
import { writeBulkPosts } from '#server/seed/large-dataset/bulk-posts.ts';
import { untilWorkerReady } from '#test/support/browser/service-worker.ts';
import { type AlteringProxy, startAlteringProxy } from '#test/support/process/altering-proxy.ts';
import { signInBrowser } from '../support/browser-session.ts';
import { signedInCreator } from '../support/creator-sessions.ts';
import { type Figure, median, milliseconds } from '../support/measurements.ts';
import { arrive, startBrowser, type Usable } from '../support/phone-profile.ts';
import { startPortal } from '../support/portal-process.ts';

const runs = 5;
const serverDelay = 2000;
const limit = 500;

const list: Usable = { element: 'article button', how: 'taken' };
const editor: Usable = { element: 'main [contenteditable=true]', how: 'caret' };

/**
 * Visits of a creator who was here before, at the speed of this machine: the list of posts on a
 * server that answers late, and list and editor without a network. The floor is the delay alone.
 */
export async function returnVisit(): Promise<Figure[]> {
  let session = '';
  const portal = await startPortal(undefined, async (db) => {
    const creator = await signedInCreator(db);
    session = creator.session;
    await writeBulkPosts(db, { creatorId: creator.userId, count: 100, until: new Date() });
  });
  const proxy = await startAlteringProxy(portal.url);
  const browser = await startBrowser();
  try {
    const [slow, offlineList, offlineEditor]: number[][] = [[], [], []];
    for (let run = 0; run < runs; run += 1) {
      const context = await openReturning(browser, proxy, session);
      proxy.slowDown(serverDelay);
      slow?.push(await usableIn(context, `${proxy.url}/app/post/list`, list));
      proxy.slowDown(0);
      await context.setOffline(true);
      offlineList?.push(await usableIn(context, `${proxy.url}/app/post/list`, list));
      offlineEditor?.push(await usableIn(context, `${proxy.url}/app/post/create`, editor));
      await context.close();
    }
    return [
      figure(`list on a return visit, server ${serverDelay} ms late`, slow ?? []),
      figure('list without a network', offlineList ?? []),
      figure('editor without a network', offlineEditor ?? []),
    ];
  } finally {
    await browser.close();
    await proxy.stop();
    await portal.stop();
  }
}

/** A browser that has been here once, with the files of the portal. */
async function openReturning(
  browser: Browser,
  proxy: AlteringProxy,
  session: string,
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  await signInBrowser(context, proxy.url, session);
  const page: Page = await context.newPage();
  await arrive(page, { url: `${proxy.url}/app/post/list`, usable: list });
  await untilWorkerReady(page);
  await page.close();
  return context;
}

async function usableIn(context: BrowserContext, url: string, usable: Usable): Promise<number> {
  const page = await context.newPage();
  try {
    return (await arrive(page, { url, usable })).usable;
  } finally {
    await page.close();
  }
}

function figure(what: string, times: number[]): Figure {
  return {
    what,
    figure: milliseconds(times),
    limit: `${serverDelay} ms`,
    ratio: (median(times) / serverDelay).toFixed(2),
    target: `≤ ${limit} ms`,
    holds: median(times) <= limit,
  };
}
