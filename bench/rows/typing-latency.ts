import type { Browser, Page } from 'playwright';
import { alternately } from '../support/alternating-runs.ts';
import { signedInCreator } from '../support/creator-sessions.ts';
import { type Figure, median, milliseconds, percentile95 } from '../support/measurements.ts';
import { arrive, openPhone, startBrowser } from '../support/phone-profile.ts';
import { startPortal } from '../support/portal-process.ts';
import { articleHtml, saveArticle } from '../support/sample-article.ts';
import { serveBareTiptap } from '../support/tiptap-baseline.ts';

const words = 10_000;
const keys = [...'गाँव में आज '.repeat(17)].slice(0, 200);
/** The time between two keys of a fast typist. */
const pace = 120;

/**
 * Typing in the middle of a long article, compared with plain Tiptap and the same article: from key
 * to paint.
 */
export async function typing(): Promise<Figure[]> {
  let session = '';
  const portal = await startPortal(undefined, async (db) => {
    session = (await signedInCreator(db)).session;
  });
  const html = articleHtml(words);
  const bare = await serveBareTiptap(html);
  const browser = await startBrowser();
  try {
    const postUID = await saveArticle(portal.url, session, html);
    const [ours, limit] = await alternately(
      () => typeInto(browser, `${portal.url}/app/post/edit?postUID=${postUID}`, session),
      () => typeInto(browser, `${bare.url}?article`),
    );
    const ratio = median(ours) / median(limit);
    return [
      {
        what: `key to paint in an article of ${words.toLocaleString('en')} words, 95th percentile`,
        figure: milliseconds(ours),
        limit: milliseconds(limit),
        ratio: ratio.toFixed(2),
        target: '≤ 1.2 ×',
        holds: ratio <= 1.2,
      },
    ];
  } finally {
    await browser.close();
    await bare.stop();
    await portal.stop();
  }
}

/** The 95th percentile of the times from key to paint. */
async function typeInto(browser: Browser, url: string, session?: string): Promise<number> {
  const place = {
    url,
    usable: { element: '.ProseMirror[contenteditable=true] p', how: 'shown' } as const,
  };
  const phone = await openPhone(browser, session ? { ...place, session } : place);
  try {
    await arrive(phone.page, place);
    await phone.page.evaluate(standInTheMiddle);
    await typeKeys(phone.page);
    const times = await phone.page.evaluate(
      () => (window as unknown as { benchTimes: number[] }).benchTimes,
    );
    return percentile95(times);
  } finally {
    await phone.close();
  }
}

async function typeKeys(page: Page): Promise<void> {
  const keyboard = await page.context().newCDPSession(page);
  for (const key of keys) {
    const next = new Promise((resolve) => setTimeout(resolve, pace));
    await keyboard.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key });
    await keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', key });
    await next;
  }
  await page.waitForFunction(
    (count) => (window as unknown as { benchTimes: number[] }).benchTimes.length === count,
    keys.length,
  );
}

/**
 * Runs inside the page: puts the caret at the end of the middle paragraph, and notes when each key
 * was painted.
 */
function standInTheMiddle(): void {
  const surface = document.querySelector<HTMLElement>('.ProseMirror');
  const paragraphs = surface?.querySelectorAll('p') ?? [];
  const middle = paragraphs[Math.floor(paragraphs.length / 2)];
  if (!surface || !middle) throw new Error('There is no paragraph to type in.');
  surface.focus();
  getSelection()?.selectAllChildren(middle);
  getSelection()?.collapseToEnd();
  middle.scrollIntoView({ block: 'center' });
  const times: number[] = [];
  (window as unknown as { benchTimes: number[] }).benchTimes = times;
  addEventListener(
    'keydown',
    ({ timeStamp }) =>
      requestAnimationFrame(() => {
        // A message posted in a frame is received once that frame is painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => times.push(performance.now() - timeStamp);
        port2.postMessage(null);
      }),
    { capture: true },
  );
}
