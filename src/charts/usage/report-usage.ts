import { sendOperationBeacon } from '#src/api/operation-beacon.ts';
import { addChartObserver } from '../observed-actors.ts';
import { UsageCounter } from './usage-counter.ts';

const intervalMilliseconds = 5 * 60_000;

/**
 * Counts transitions from now on and reports them every five minutes, and when the page is hidden.
 * Without a network they wait for the next report. A report that is lost stays lost: nothing is
 * repeated, and nobody sees a failure. @returns what ends it
 */
export function reportChartUsage(): () => void {
  const counter = new UsageCounter(() => performance.now());
  const remove = addChartObserver(counter.observer);
  const report = () => {
    if (!navigator.onLine) return;
    const rows = counter.take();
    if (rows.length > 0) sendOperationBeacon('recordChartUsage', { body: { rows } });
  };
  const followVisibility = () => {
    const isHidden = document.visibilityState === 'hidden';
    counter.setSeen(!isHidden);
    if (isHidden) report();
  };
  const timer = setInterval(report, intervalMilliseconds);
  document.addEventListener('visibilitychange', followVisibility);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', followVisibility);
    remove();
  };
}
