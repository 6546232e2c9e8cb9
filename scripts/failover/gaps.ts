/**
 * The longest time without an event between two moments, in the unit of the times.
 * @param times of events, ascending
 */
export function longestGap(times: readonly number[], from: number, to: number): number {
  const inside = times.filter((time) => time > from && time < to);
  let longest = 0;
  let last = from;
  for (const time of [...inside, to]) {
    longest = Math.max(longest, time - last);
    last = time;
  }
  return longest;
}

/** The middle value; of an even number of values the upper one. NaN without values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
