import type { Browser } from 'playwright';
import type { ContentLanguage } from '#domain/language/languages.ts';
import { writeBulkPosts } from '#server/seed/large-dataset/bulk-posts.ts';
import { alternately } from '../support/alternating-runs.ts';
import { signedInCreator } from '../support/creator-sessions.ts';
import { type Figure, median, milliseconds } from '../support/measurements.ts';
import { type Place, startBrowser, visit } from '../support/phone-profile.ts';
import { startPortal } from '../support/portal-process.ts';

const count = 10_000;
/** The longest texts, and scripts with many marks. */
const compared = ['ta', 'ml'] as const;
const largestRatio = 1.1;

/** The landing page and the post list in Tamil and Malayalam, compared with English. */
export async function languages(): Promise<Figure[]> {
  let session = '';
  const portal = await startPortal(undefined, async (db) => {
    const creator = await signedInCreator(db);
    session = creator.session;
    await writeBulkPosts(db, { creatorId: creator.userId, count, until: new Date() });
  });
  const browser = await startBrowser();
  const places: Record<string, Place> = {
    'landing page': {
      url: `${portal.url}/login`,
      usable: { element: '#sign-in button', how: 'taken' },
    },
    [`list of ${count.toLocaleString('en')} posts`]: {
      url: `${portal.url}/app/post/list`,
      session,
      usable: { element: 'article button', how: 'taken' },
    },
  };
  const figures: Figure[] = [];
  try {
    for (const [what, place] of Object.entries(places))
      for (const language of compared)
        figures.push(await comparison(browser, what, place, language));
  } finally {
    await browser.close();
    await portal.stop();
  }
  return figures;
}

async function comparison(
  browser: Browser,
  what: string,
  place: Place,
  language: ContentLanguage,
): Promise<Figure> {
  const [theirs, english] = await alternately(
    () => visit(browser, { ...place, language }),
    () => visit(browser, { ...place, language: 'en' }),
  );
  const [usable, limit] = [theirs.map((one) => one.usable), english.map((one) => one.usable)];
  const ratio = median(usable) / median(limit);
  return {
    what: `${what} usable in ${language}, compared with English`,
    figure: milliseconds(usable),
    limit: milliseconds(limit),
    ratio: ratio.toFixed(2),
    target: `≤ ${largestRatio} ×`,
    holds: ratio <= largestRatio,
  };
}
