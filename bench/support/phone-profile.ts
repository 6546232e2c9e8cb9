import { type Browser, chromium, type Page } from 'playwright';
import type { ContentLanguage } from '#domain/language/languages.ts';
import { ensureBrowser, launchArguments } from '../../scripts/chromium.ts';
import { signInBrowser } from './browser-session.ts';

/**
 * The figures of one cold visit; times in ms from navigation, bytes as transferred, without
 * pictures.
 */
export type Visit = { paint: number; usable: number; scriptBytes: number; bytes: number };

/**
 * When a page counts as usable: an element is painted (`shown`), React has hydrated it (`taken`),
 * or it has a caret (`caret`), and then a new task has run.
 */
export type Usable = { element: string; how: 'shown' | 'taken' | 'caret' };

/** A slow phone with an empty cache, and what it has downloaded so far. */
export type Phone = {
  page: Page;
  received: () => Pick<Visit, 'scriptBytes' | 'bytes'>;
  close: () => Promise<void>;
};

/** A page, who visits it, and when it counts as usable. */
export type Place = {
  url: string;
  usable: Usable;
  /** The token of a signed-in person. */
  session?: string;
  /** The step at which they are; the dashboard where it is left out. */
  nextScreen?: string;
  /** Of the interface; English where it is left out. */
  language?: ContentLanguage;
};

/** @throws with what to do, when there is no Chromium and none can be installed. */
export const startBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: ensureBrowser(), args: launchArguments });

/** 360×740, CPU slowed six times, 1.6 Mbit/s down, 0.75 up, 150 ms. */
export async function openPhone(
  browser: Browser,
  { url, session, nextScreen, language = 'en' }: Place,
): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
    // What a service worker fetches after a first visit is not part of that visit.
    serviceWorkers: 'block',
  });
  if (session) await signInBrowser(context, url, session, nextScreen);
  await context.addCookies([{ name: 'language', value: language, url: new URL(url).origin }]);
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
  const kinds = new Map<string, string>();
  const sizes = new Map<string, number>();
  devtools.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    sizes.set(requestId, encodedDataLength),
  );
  const sum = (isCounted: (kind: string | undefined) => boolean) =>
    [...sizes].reduce((total, [id, size]) => total + (isCounted(kinds.get(id)) ? size : 0), 0);
  return {
    page,
    received: () => ({
      scriptBytes: sum((kind) => kind === 'Script'),
      bytes: sum((kind) => kind !== 'Image' && kind !== 'Media'),
    }),
    close: () => context.close(),
  };
}

/** Visits a page on a slow phone with an empty cache. */
export async function visit(browser: Browser, place: Place): Promise<Visit> {
  const phone = await openPhone(browser, place);
  try {
    const { usable, paint } = await arrive(phone.page, place);
    await phone.page.waitForLoadState('networkidle');
    return { paint, usable, ...phone.received() };
  } finally {
    await phone.close();
  }
}

/**
 * Opens the page and waits until it is usable; returns when that was and when the largest paint
 * before it.
 */
export async function arrive(
  page: Page,
  { url, usable }: Place,
): Promise<{ usable: number; paint: number }> {
  await page.addInitScript(watch, usable);
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  await page.waitForFunction(() => 'benchUsable' in window, undefined, { timeout: 60_000 });
  return page.evaluate(() => {
    const { benchUsable, benchPaint } = window as unknown as {
      benchUsable: number;
      benchPaint: number;
    };
    return { usable: benchUsable, paint: benchPaint };
  });
}

/** Runs inside the page, before anything of its own. */
function watch({ element, how }: Usable): void {
  const times = window as unknown as { benchUsable?: number; benchPaint?: number };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) times.benchPaint = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  const isUsable = (found: HTMLElement): boolean => {
    if (how === 'shown') return true;
    if (how === 'taken') return Object.keys(found).some((key) => key.startsWith('__reactProps'));
    found.focus();
    return document.activeElement === found && found.contains(getSelection()?.anchorNode ?? null);
  };
  const look = () => {
    const found = document.querySelector<HTMLElement>(element);
    const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0;
    if (found && isPainted && isUsable(found))
      setTimeout(() => {
        times.benchUsable = performance.now();
      });
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
