import { alternately } from '../support/alternating-runs.ts';
import { signedInNewcomer } from '../support/creator-sessions.ts';
import { type Figure, median, milliseconds } from '../support/measurements.ts';
import { startBrowser, type Usable, type Visit, visit } from '../support/phone-profile.ts';
import { startPortal } from '../support/portal-process.ts';
import { serveStillLanding, stillUsable } from '../support/static-landing-page.ts';

/**
 * The page on which a new person verifies their number, signed in, compared with the static landing
 * page: when a number can be typed, and when the portal has taken the page over.
 */
export async function verifyPhone(): Promise<Figure[]> {
  let session = '';
  const portal = await startPortal(undefined, async (db) => {
    session = await signedInNewcomer(db);
  });
  const staticPage = await serveStillLanding();
  const browser = await startBrowser();
  try {
    const url = `${portal.url}/verify-phone`;
    const open = (usable: Usable) =>
      visit(browser, { url, session, nextScreen: 'phone-submission', usable });
    const [ours, still] = await alternately(
      async () => [
        await open({ element: 'input[name=phone]', how: 'shown' }),
        await open({ element: '#root input[name=phone]', how: 'taken' }),
      ],
      async () => [await visit(browser, { url: staticPage.url, usable: stillUsable })],
    );
    const times = (visits: Visit[][], index: number) =>
      visits.flatMap((each) => each[index]?.usable ?? []);
    const [typed, taken, bare] = [times(ours, 0), times(ours, 1), times(still, 0)];
    const ratio = (measured: number[]) => median(measured) / median(bare);
    return [
      {
        what: 'field for the number usable',
        figure: milliseconds(typed),
        limit: milliseconds(bare),
        ratio: ratio(typed).toFixed(2),
        target: '≤ 1.6 ×',
        holds: ratio(typed) <= 1.6,
      },
      {
        what: 'page taken over by the portal',
        figure: milliseconds(taken),
        limit: milliseconds(bare),
        ratio: ratio(taken).toFixed(2),
        target: '≤ 3000 ms',
        holds: median(taken) <= 3000,
      },
    ];
  } finally {
    await browser.close();
    staticPage.stop();
    await portal.stop();
  }
}
