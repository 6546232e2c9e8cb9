import type { Recording } from '#domain/problem-reports/recording.ts';
import { workerPath } from '#src/device/service-worker-registration.ts';

/** The portal treats some browsers in ways of their own, such as those inside of other apps. */
export function restoreBrowser({ userAgent }: Recording): void {
  Object.defineProperty(navigator, 'userAgent', { get: () => userAgent, configurable: true });
}

/**
 * The mock has no service worker of the portal. Registering it succeeds or fails as it did in the
 * recording.
 */
export function replayServiceWorker({ entries }: Recording): void {
  const hasFailed = entries.some(
    (entry) =>
      entry.kind === 'chart' && entry.chart === 'service-worker' && entry.state === 'failed',
  );
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const register = serviceWorker.register.bind(serviceWorker);
  serviceWorker.register = async (url, options) => {
    if (!String(url).startsWith(workerPath)) return register(url, options);
    if (hasFailed) throw new DOMException('It failed in the recording.', 'AbortError');
    // The portal asks for its registration when it needs it.
    return {} as ServiceWorkerRegistration;
  };
}

/**
 * Keeps the page until the replay has ended, whatever leads away from it, such as Google's page:
 * a recording is of one page. Who replays may still load the page again.
 */
export function stayOnPage(isReplaying: () => boolean): void {
  globalThis.navigation?.addEventListener('navigate', (event) => {
    const { destination, userInitiated, downloadRequest } = event;
    const isLeaving = !destination.sameDocument && downloadRequest === null;
    if (isLeaving && !userInitiated && isReplaying()) event.preventDefault();
  });
}
