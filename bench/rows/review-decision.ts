import type { Page } from 'playwright';
import { openSession } from '#server/modules/auth/sessions/sessions.ts';
import { findOrCreatePerson } from '#server/modules/people/repository/people.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { writeBulkPosts } from '#server/seed/large-dataset/bulk-posts.ts';
import { signInBrowser } from '../support/browser-session.ts';
import { signedInCreator } from '../support/creator-sessions.ts';
import { type Figure, median, milliseconds, percentile95 } from '../support/measurements.ts';
import { startBrowser } from '../support/phone-profile.ts';
import { startPortal } from '../support/portal-process.ts';

/** One in ten is in review. */
const posts = 400;
const decisions = 30;
const targetMilliseconds = 200;

/**
 * From the key that publishes a post until the next one of the queue can be decided on, with the
 * reply of the server between them. Each post is read for a moment, in which the next ones load.
 */
export async function review(): Promise<Figure[]> {
  let session = '';
  const portal = await startPortal(undefined, async (db) => {
    const creator = await signedInCreator(db);
    await writeBulkPosts(db, { creatorId: creator.userId, count: posts, until: new Date() });
    session = await signedInStaff(db);
  });
  const browser = await startBrowser();
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    await signInBrowser(context, portal.url, session);
    const page = await context.newPage();
    await page.goto(`${portal.url}/app/review`);
    await page.locator('main article a').first().click();
    const times: number[] = [];
    for (let decision = 0; decision < decisions; decision += 1) {
      await page.locator('[aria-keyshortcuts="A"]').waitFor();
      await page.waitForLoadState('networkidle');
      times.push(await timeToNext(page));
    }
    const slowest = percentile95(times);
    return [
      {
        what: `next post usable after a decision, 95th percentile of ${decisions}`,
        figure: `${Math.round(slowest)} ms`,
        limit: `median ${milliseconds(times)}`,
        ratio: (slowest / median(times)).toFixed(2),
        target: `≤ ${targetMilliseconds} ms`,
        holds: slowest <= targetMilliseconds,
      },
    ];
  } finally {
    await browser.close();
    await portal.stop();
  }
}

async function signedInStaff(db: Db): Promise<string> {
  const now = new Date();
  const { person } = await findOrCreatePerson(db, now, {
    role: 'staff',
    name: 'Anita Rao',
    identity: { kind: 'INTERNAL', subject: 'bench@creator.example' },
  });
  return openSession(db, person.id, now);
}

/** Presses the key, and waits until another post is painted with a button that publishes it. */
function timeToNext(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const title = () => document.querySelector('main article h2')?.textContent;
    const publish = () => document.querySelector<HTMLButtonElement>('[aria-keyshortcuts="A"]');
    const before = title();
    const startedAt = performance.now();
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'a', code: 'KeyA', bubbles: true, cancelable: true }),
    );
    await new Promise<void>((usable) => {
      const look = () => {
        const isNext = title() !== before && publish()?.ariaBusy !== 'true' && publish() !== null;
        if (isNext) requestAnimationFrame(() => setTimeout(usable));
        else requestAnimationFrame(look);
      };
      look();
    });
    return performance.now() - startedAt;
  });
}
