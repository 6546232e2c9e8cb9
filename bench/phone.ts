import { type Browser, chromium } from 'playwright';
import { launchOptions } from '../scripts/browser.ts';

/** What one cold visit on the phone profile showed; times in ms from navigation, bytes as sent. */
export type Visit = { paint: number; usable: number; scriptBytes: number };

export const startBrowser = (): Promise<Browser> => chromium.launch(launchOptions());

/**
 * Visits a page with an empty cache on a slow phone: 360×740, CPU slowed six times, 1.6 Mbit/s down, 0.75 up, 150 ms.
 * `usable` is when the element is painted, React has taken it over (where the page has React) and a new task has run.
 */
export async function visit(
  browser: Browser,
  url: string,
  target: string,
  hasReact: boolean,
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 1_600_000 / 8,
      uploadThroughput: 750_000 / 8,
    });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    const scripts = new Set<string>();
    let scriptBytes = 0;
    devtools.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Script') scripts.add(requestId);
    });
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) scriptBytes += encodedDataLength;
    });
    await page.addInitScript(watch, { target, hasReact });
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    await page.waitForFunction(() => 'benchUsable' in window, undefined, { timeout: 60_000 });
    await page.waitForLoadState('networkidle');
    const times = await page.evaluate(() => {
      const { benchUsable, benchPaint } = window as unknown as { benchUsable: number; benchPaint: number };
      return { benchUsable, benchPaint };
    });
    return { paint: times.benchPaint, usable: times.benchUsable, scriptBytes };
  } finally {
    await context.close();
  }
}

/** Runs inside the page, before anything of its own. */
function watch({ target, hasReact }: { target: string; hasReact: boolean }): void {
  const times = window as unknown as { benchUsable?: number; benchPaint?: number };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) times.benchPaint = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  const look = () => {
    const found = document.querySelector(target);
    const isTaken = found && (!hasReact || Object.keys(found).some((key) => key.startsWith('__reactProps')));
    if (isTaken && performance.getEntriesByName('first-contentful-paint').length > 0)
      setTimeout(() => {
        times.benchUsable = performance.now();
      });
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
