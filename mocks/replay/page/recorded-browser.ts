import type { Recording } from '#domain/problem-reports/recording.ts';

/** The portal treats some browsers in ways of their own, such as those inside of other apps. */
export function restoreBrowser({ userAgent }: Recording): void {
  Object.defineProperty(navigator, 'userAgent', { get: () => userAgent, configurable: true });
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
