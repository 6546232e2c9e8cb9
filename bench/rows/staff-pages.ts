import type { Browser, Page } from 'playwright';
import { signInBrowser } from '../support/browser-session.ts';
import { type Figure, median, milliseconds, percentile95 } from '../support/measurements.ts';
import { millionPosts } from '../support/million-posts-database.ts';
import { startBrowser } from '../support/phone-profile.ts';
import { startPortal } from '../support/portal-process.ts';

const visits = 8;
const [mostUsableMilliseconds, mostFrameMilliseconds] = [1000, 34];
const pagesBeforeScrolling = 5;
/** How many frames while scrolling may be late: garbage collection takes one or two. */
const mostLateFrames = 2;

/** The address of each list, and of one search. */
const pages = {
  creators: '/app/creator',
  'creators by a part of a name': '/app/creator?search=homas',
  agencies: '/app/agency',
  sources: '/app/source',
  invoices: '/app/invoice',
  hashtags: '/app/hashtags',
  'audit trail': '/app/audit',
  'review queue': '/app/review',
};

/**
 * The lists of staff in a desktop browser, on a million posts and a hundred thousand creators: from
 * navigation until the first row is painted, with the scripts in the browser's cache; and the time
 * between frames while a hundred rows are scrolled by.
 */
export async function staffPages(): Promise<Figure[]> {
  const million = await millionPosts();
  const portal = await startPortal(million.url);
  const browser = await startBrowser();
  try {
    const page = await openDesktop(browser, portal.url, million.staffSession);
    const figures: Figure[] = [];
    for (const [what, path] of Object.entries(pages))
      figures.push(await usability(page, what, portal.url + path));
    figures.push(await scrolling(page, portal.url + pages.creators));
    return figures;
  } finally {
    await browser.close();
    await portal.stop();
  }
}

async function openDesktop(browser: Browser, portalUrl: string, staffSession: string) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await signInBrowser(context, portalUrl, staffSession);
  return context.newPage();
}

async function usability(page: Page, what: string, url: string): Promise<Figure> {
  await timeToFirstRow(page, url);
  const times: number[] = [];
  for (let visit = 0; visit < visits; visit += 1) times.push(await timeToFirstRow(page, url));
  const slowest = percentile95(times);
  return {
    what: `${what}: first row usable, 95th percentile of ${visits}`,
    figure: `${Math.round(slowest)} ms`,
    limit: `median ${milliseconds(times)}`,
    ratio: (slowest / median(times)).toFixed(2),
    target: `≤ ${mostUsableMilliseconds} ms`,
    holds: slowest <= mostUsableMilliseconds,
  };
}

/** In ms from navigation until a row of the table, or a card of the review queue, is painted. */
async function timeToFirstRow(page: Page, url: string): Promise<number> {
  await page.goto('about:blank');
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.querySelector('main tbody tr, main article a'));
  return page.evaluate(
    () =>
      new Promise<number>((painted) => {
        requestAnimationFrame(() => setTimeout(() => painted(performance.now())));
      }),
  );
}

async function scrolling(page: Page, url: string): Promise<Figure> {
  await timeToFirstRow(page, url);
  for (let loaded = 1; loaded < pagesBeforeScrolling; loaded += 1) {
    await page.getByRole('button', { name: 'Load More' }).click();
    await page.waitForLoadState('networkidle');
  }
  const gaps = await page.evaluate(timesBetweenFrames);
  const late = gaps.filter((gap) => gap > mostFrameMilliseconds).length;
  return {
    what: `creators: frames later than ${mostFrameMilliseconds} ms while scrolling`,
    figure: `${late} of ${gaps.length}`,
    limit: `longest ${Math.round(Math.max(...gaps))} ms`,
    ratio: (late / gaps.length).toFixed(2),
    target: `≤ ${mostLateFrames}`,
    holds: late <= mostLateFrames,
  };
}

/** Scrolls the table from top to bottom and back, 40 pixels a frame; returns ms between frames. */
function timesBetweenFrames(): Promise<number[]> {
  const table = document.querySelector('main [role=region][tabindex="0"]');
  if (!table) throw new Error('The page has no table.');
  return new Promise((done) => {
    const gaps: number[] = [];
    let [before, step] = [performance.now(), 40];
    const frame = (now: number) => {
      gaps.push(now - before);
      before = now;
      const place = table.scrollTop;
      table.scrollBy({ top: step, behavior: 'instant' });
      if (table.scrollTop === place) {
        if (step < 0 || place === 0) return done(gaps.slice(1));
        step = -step;
      }
      requestAnimationFrame(frame);
    };
    table.scrollTo(0, 0);
    requestAnimationFrame(frame);
  });
}
