import { householdNetwork } from './network-address.ts';

const window = 60_000;
/** Those counted longest ago are forgotten beyond this. */
const networksMax = 20_000;

/**
 * Counts visits by network, in windows of a minute. Each process counts by itself: the limit keeps
 * one visitor from taking a server, it is not a quota. Whole households and customers of a carrier
 * share an address, so it has to be generous.
 */
export function createVisitLimit() {
  const counts = new Map<string, { since: number; visits: number }>();
  return {
    /** @returns the seconds until the next visit is taken; null when this one is */
    count(address: string, perMinute: number, now: Date): number | null {
      const network = householdNetwork(address);
      const time = now.getTime();
      const known = counts.get(network);
      const isCurrent = known && time >= known.since && time < known.since + window;
      const entry = isCurrent ? known : { since: time, visits: 0 };
      if (!isCurrent) {
        counts.delete(network);
        counts.set(network, entry);
        const [oldest] = counts.keys();
        if (counts.size > networksMax && oldest !== undefined) counts.delete(oldest);
      }
      if (entry.visits >= perMinute) return Math.ceil((entry.since + window - time) / 1000);
      entry.visits += 1;
      return null;
    },
  };
}
