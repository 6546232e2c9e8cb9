import { parseUtm, type Utm } from '#domain/analytics/utm.ts';
import type { Config } from '#machines/flow/app/app.ts';

/*
 * Tracks page views and where visitors come from. Sends nothing that identifies a person: no query,
 * no id, no cookie.
 */

const key = 'utm';

/** Stores the campaign of a followed link, if the address has one; the latest link counts. */
export function saveUtm(search: string): void {
  const utm = parseUtm(search);
  if (!utm) return;
  try {
    localStorage.setItem(key, JSON.stringify(utm));
  } catch {
    // Storage may be forbidden or full, which must not stop anybody.
  }
}

function savedUtm(): Utm {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Utm;
  } catch {
    return {};
  }
}

/** An opened page, by its path. */
type PageView = { path: string; language: string };

/**
 * Reports a page view, if the installation wants it, on its production host only. Off by default,
 * and with the browser's do-not-track setting.
 */
export function trackPageView({ tracking }: Pick<Config, 'tracking'>, view: PageView): void {
  const asksForPrivacy =
    (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
  if (!tracking || location.host !== tracking.host || asksForPrivacy) return;
  // As plain text it needs no question beforehand, which a slow line would pay for.
  navigator.sendBeacon(tracking.url, JSON.stringify({ event: 'page', ...view, utm: savedUtm() }));
}
