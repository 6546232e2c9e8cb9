import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test';

/**
 * Gathers what a page complains about. Chromium also logs every answer over 399 as a console error;
 * those are checked by the test that expects them, not here.
 */
export class ConsoleWatch {
  readonly complaints: string[] = [];
  readonly #allowed: RegExp[] = [
    /^Failed to load resource:/,
    /Service Worker registration blocked by Playwright/,
    // Playwright's trace fetches the pictures of a page again, which the portal's policy
    // (`connect-src`) forbids for local ones. The portal itself only shows them (`img-src`).
    /Connecting to 'blob:/,
    // Chromium warns after some seconds, used or not: on a slow machine the portal uses it later.
    // `prerendered-editor.spec.ts` verifies that preloads are used.
    /was preloaded using link preload but not used within a few seconds/,
    // The mock clears the site's data between scenarios; the page before may be reading it.
    /^uncaught: Connection is closing because of: Force close delete origin/,
  ];

  /** Lets pass a complaint that a test provokes on purpose. */
  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  watch(context: BrowserContext): void {
    const watchPage = (page: Page) => {
      page.on('console', (message) => this.#note(message));
      page.on('pageerror', (error) => this.#add(`uncaught: ${error.stack || error.message}`));
    };
    context.pages().forEach(watchPage);
    context.on('page', watchPage);
  }

  #note(message: ConsoleMessage): void {
    const type = message.type();
    if (type === 'error' || type === 'warning') this.#add(`${type}: ${message.text()}`);
  }

  #add(complaint: string): void {
    const text = complaint.replace(/^(error|warning): /, '');
    if (!this.#allowed.some((pattern) => pattern.test(text))) this.complaints.push(complaint);
  }
}

/**
 * Blocks a page's writes to the addresses `calls`; reads, including pages and scripts, still work.
 * Returns a function that restores them.
 */
export async function unplug(page: Page, calls: string): Promise<() => Promise<void>> {
  const context = page.context();
  await context.route(calls, (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.abort('internetdisconnected'),
  );
  await page.evaluate(setOnline, false);
  return async () => {
    await context.unroute(calls);
    await page.evaluate(setOnline, true);
  };
}

/** Runs in the page. */
function setOnline(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

/** The network of one browser, which a test can cut and restore. */
export class Network {
  readonly #context: BrowserContext;

  constructor(context: BrowserContext) {
    this.#context = context;
  }

  cut(): Promise<void> {
    return this.#context.setOffline(true);
  }

  restore(): Promise<void> {
    return this.#context.setOffline(false);
  }
}
