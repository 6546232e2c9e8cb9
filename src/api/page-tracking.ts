import { parseUtm, type Utm } from '#domain/analytics/utm.ts';
import type { Config } from '#machines/flow/app/app.ts';

/*
 * Which pages are looked at, and what brought people here. Nothing that names a person is told: no
 * query, no id, no cookie.
 */

const key = 'utm';

/**
 * Keeps what the address says of the link that was followed, if it says anything; the latest link
 * counts.
 */
export function saveUtm(search: string): void {
  const utm = parseUtm(search);
  if (!utm) return;
  try {
    localStorage.setItem(key, JSON.stringify(utm));
  } catch {
    // Storage may be forbidden or full; nobody is kept from anything by it.
  }
}

function savedUtm(): Utm {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Utm;
  } catch {
    return {};
  }
}

/** A page that somebody has opened, by its path. */
type PageView = { path: string; language: string };

/**
 * Tells of a page that was opened, where the installation wants to know and on its own production
 * host only. Off by default, and for everybody whose browser asks not to be tracked.
 */
export function trackPageView({ tracking }: Config, view: PageView): void {
  const asksForPrivacy =
    (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
  if (!tracking || location.host !== tracking.host || asksForPrivacy) return;
  // As plain text it needs no question beforehand, which a slow line would pay for.
  navigator.sendBeacon(tracking.url, JSON.stringify({ event: 'page', ...view, utm: savedUtm() }));
}
