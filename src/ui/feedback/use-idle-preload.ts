import { useEffect } from 'react';

/** Waits until the page has loaded. */
const preloadDelayMs = 1500;

/**
 * Fetches what a page needs later when the page has loaded, so that it works without a network.
 * What failed is fetched again when the network is back, and when it is drawn.
 * @param loads the same array at each call
 * @param delay in ms
 */
export function useIdlePreload(
  loads: readonly (() => Promise<unknown>)[],
  delay = preloadDelayMs,
): void {
  useEffect(() => {
    const fetchAll = () => {
      for (const load of loads) load().catch(() => {});
    };
    const timer = setTimeout(fetchAll, delay);
    addEventListener('online', fetchAll);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', fetchAll);
    };
  }, [loads, delay]);
}
