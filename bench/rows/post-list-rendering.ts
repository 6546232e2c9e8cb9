import { writeBulkPosts } from '#server/seed/large-dataset/bulk-posts.ts';
import { alternately } from '../support/alternating-runs.ts';
import { signedInCreator } from '../support/creator-sessions.ts';
import { type Figure, median, milliseconds } from '../support/measurements.ts';
import { startBrowser, visit } from '../support/phone-profile.ts';
import { startPortal } from '../support/portal-process.ts';
import { serveStillLanding, stillUsable } from '../support/static-landing-page.ts';

const count = 10_000;

/**
 * The post list of a creator with ten thousand posts, signed in, compared with the static landing
 * page.
 */
export async function dashboard(): Promise<Figure[]> {
  let session = '';
  const portal = await startPortal(undefined, async (db) => {
    const creator = await signedInCreator(db);
    session = creator.session;
    await writeBulkPosts(db, { creatorId: creator.userId, count, until: new Date() });
  });
  const still = await serveStillLanding();
  const browser = await startBrowser();
  try {
    const url = `${portal.url}/app/post/list`;
    const [ours, bare] = await alternately(
      () => visit(browser, { url, session, usable: { element: 'article button', how: 'taken' } }),
      () => visit(browser, { url: still.url, usable: stillUsable }),
    );
    const [usable, bareUsable] = [ours.map((one) => one.usable), bare.map((one) => one.usable)];
    const sent = median(ours.map(({ bytes }) => bytes)) / 1000;
    return [
      {
        what: `list of ${count.toLocaleString('en')} posts usable`,
        figure: `${milliseconds(usable)}, ${sent.toFixed(0)} kB without pictures`,
        limit: milliseconds(bareUsable),
        ratio: (median(usable) / median(bareUsable)).toFixed(2),
        target: '≤ 4000 ms, ≤ 300 kB',
        holds: median(usable) <= 4000 && sent <= 300,
      },
    ];
  } finally {
    await browser.close();
    still.stop();
    await portal.stop();
  }
}
