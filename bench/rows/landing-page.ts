import { alternately } from '../support/alternating-runs.ts';
import { type Figure, median, milliseconds } from '../support/measurements.ts';
import { startBrowser, visit } from '../support/phone-profile.ts';
import { startPortal } from '../support/portal-process.ts';
import { serveStillLanding, stillUsable } from '../support/static-landing-page.ts';

/**
 * The landing page compared with a static page with the same text: largest paint, usable buttons,
 * script.
 */
export async function landing(): Promise<Figure[]> {
  const portal = await startPortal();
  const still = await serveStillLanding();
  const browser = await startBrowser();
  try {
    const [ours, bare] = await alternately(
      () =>
        visit(browser, {
          url: `${portal.url}/login`,
          usable: { element: '#sign-in form button', how: 'shown' },
        }),
      () => visit(browser, { url: still.url, usable: stillUsable }),
    );
    const paints = [ours, bare].map((visits) => visits.map(({ paint }) => paint)) as [
      number[],
      number[],
    ];
    const usable = [ours, bare].map((visits) => visits.map((one) => one.usable)) as [
      number[],
      number[],
    ];
    const script = median(ours.map(({ scriptBytes }) => scriptBytes)) / 1000;
    const paintRatio = median(paints[0]) / median(paints[1]);
    return [
      {
        what: 'largest contentful paint',
        figure: milliseconds(paints[0]),
        limit: milliseconds(paints[1]),
        ratio: paintRatio.toFixed(2),
        target: '≤ 1.5 ×',
        holds: paintRatio <= 1.5,
      },
      {
        what: 'sign-in buttons usable',
        figure: `${milliseconds(usable[0])}, ${script.toFixed(0)} kB of script`,
        limit: milliseconds(usable[1]),
        ratio: (median(usable[0]) / median(usable[1])).toFixed(2),
        target: '≤ 1.2 ×, ≤ 20 kB',
        holds: median(usable[0]) <= 1.2 * median(usable[1]) && script <= 20,
      },
    ];
  } finally {
    await browser.close();
    still.stop();
    await portal.stop();
  }
}
