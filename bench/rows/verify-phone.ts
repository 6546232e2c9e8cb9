import { alternately } from '../support/alternating-runs.ts';
import { signedInNewcomer } from '../support/creator-sessions.ts';
import { type Figure, median, milliseconds } from '../support/measurements.ts';
import { startBrowser, visit } from '../support/phone-profile.ts';
import { startPortal } from '../support/portal-process.ts';
import { serveStillLanding, stillUsable } from '../support/static-landing-page.ts';

/**
 * The page on which a new person verifies their number, signed in, compared with the static landing
 * page.
 */
export async function verifyPhone(): Promise<Figure[]> {
  let session = '';
  const portal = await startPortal(undefined, async (db) => {
    session = await signedInNewcomer(db);
  });
  const still = await serveStillLanding();
  const browser = await startBrowser();
  try {
    const url = `${portal.url}/verify-phone`;
    const usable = { element: 'input[name=phone]', how: 'taken' } as const;
    const [ours, bare] = await alternately(
      () => visit(browser, { url, session, nextScreen: 'phone-submission', usable }),
      () => visit(browser, { url: still.url, usable: stillUsable }),
    );
    const [times, bareTimes] = [ours.map((one) => one.usable), bare.map((one) => one.usable)];
    return [
      {
        what: 'field for the number usable',
        figure: milliseconds(times),
        limit: milliseconds(bareTimes),
        ratio: (median(times) / median(bareTimes)).toFixed(2),
        target: '≤ 3000 ms',
        holds: median(times) <= 3000,
      },
    ];
  } finally {
    await browser.close();
    still.stop();
    await portal.stop();
  }
}
