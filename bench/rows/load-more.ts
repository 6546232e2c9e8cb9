import type { APIRequestContext, Browser, Page } from 'playwright';
import type { components } from '#generated/contract.ts';
import { writeBulkPosts } from '#server/seed/large-dataset/bulk-posts.ts';
import { signedInCreator } from '../support/creator-sessions.ts';
import { type Figure, median, milliseconds } from '../support/measurements.ts';
import { arrive, openPhone, startBrowser } from '../support/phone-profile.ts';
import { startPortal } from '../support/portal-process.ts';

type PostPage = components['schemas']['PostPage'];

const count = 10_000;
const pageSize = 20;
const runs = 3;
const target = 1.3;
const call = '/api/post/getPostByFilter';

/** Load More on a phone: the first one, and the one that makes ten thousand cards of 9,980. */
export async function loadMore(): Promise<Figure[]> {
  let session = '';
  const portal = await startPortal(undefined, async (db) => {
    const creator = await signedInCreator(db);
    session = creator.session;
    await writeBulkPosts(db, { creatorId: creator.userId, count, until: new Date() });
  });
  const browser = await startBrowser();
  try {
    const first: number[] = [];
    const last: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const times = await measure(browser, `${portal.url}/app/post/list`, session);
      first.push(times.first);
      last.push(times.last);
    }
    const ratio = median(last) / median(first);
    return [
      {
        what: `Load More at ${count.toLocaleString('en')} cards`,
        figure: milliseconds(last),
        limit: `${milliseconds(first)}, the first Load More`,
        ratio: ratio.toFixed(2),
        target: `≤ ${target.toFixed(1)} times`,
        holds: ratio <= target,
      },
    ];
  } finally {
    await browser.close();
    await portal.stop();
  }
}

async function measure(browser: Browser, url: string, session: string) {
  const usable = { element: 'article button', how: 'taken' } as const;
  const phone = await openPhone(browser, { url, session, usable });
  const { page } = phone;
  try {
    await arrive(page, { url, usable });
    await page.waitForFunction(
      (size) => document.getElementsByTagName('article').length === size,
      pageSize,
    );
    await page.waitForLoadState('networkidle');
    const first = await timeOfMore(page);
    await fill(page, url);
    const last = await timeOfMore(page);
    const shown = await page.evaluate(() => document.getElementsByTagName('article').length);
    if (shown !== count) throw new Error(`There are ${shown} cards and not ${count}.`);
    return { first, last };
  } finally {
    await phone.close();
  }
}

/** From the press until the new cards are painted, in ms. */
function timeOfMore(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const cards = document.getElementsByTagName('article');
    const button = [...document.querySelectorAll('main button')].findLast(
      (one) => one.textContent === 'Load More',
    );
    const before = cards.length;
    const startedAt = performance.now();
    (button as HTMLElement).click();
    await new Promise<void>((painted) => {
      const look = () => {
        if (cards.length === before) requestAnimationFrame(look);
        else requestAnimationFrame(() => setTimeout(painted));
      };
      look();
    });
    return performance.now() - startedAt;
  });
}

/**
 * Loads all cards but the last page in one reply, at full speed: the measurement starts after it.
 */
async function fill(page: Page, url: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const whole = await firstPosts(page.request, new URL(url).origin, count - pageSize);
  await page.route(`**${call}*`, (route) => route.fulfill({ json: { data: whole } }), { times: 1 });
  await timeOfMore(page);
  await page.waitForFunction(
    (size) => document.getElementsByTagName('article').length === size,
    count - pageSize,
  );
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await devtools.detach();
}

/** So many posts as one page, and the address of what follows. */
async function firstPosts(
  request: APIRequestContext,
  origin: string,
  wanted: number,
): Promise<PostPage['data']> {
  const whole: PostPage['data'] = { rows: [], nextPageUrl: null };
  let next: string | null = call;
  while (whole.rows.length < wanted && next !== null) {
    const answer = await request.post(`${origin}${next}`, {
      data: { filters: {}, pageSize },
      headers: { origin },
    });
    const { data } = (await answer.json()) as PostPage;
    whole.rows.push(...data.rows);
    next = data.nextPageUrl;
  }
  return { rows: whole.rows, nextPageUrl: next };
}
