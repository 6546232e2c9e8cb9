/** One line of the benchmark: a figure and its limit, both measured in the same run. */
export type Figure = {
  what: string;
  figure: string;
  limit: string;
  ratio: string;
  target: string;
  holds: boolean;
};

/** Measures one or more lines. @throws with a reason when something it needs is missing. */
export type Row = () => Promise<Figure[]>;

/** The median of some numbers; of an even count, the upper one. */
export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('There is nothing to take the median of.');
  return middle;
}

/** The value at the 95th percentile: of a hundred, five are above it. */
export const percentile95 = (values: number[]): number => percentile(values, 0.95);

/** The quantile of the values, for a part from 0 to 1. @throws when there are no values */
export function percentile(values: number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.ceil(sorted.length * part) - 1];
  if (value === undefined) throw new Error('There is nothing to take a percentile of.');
  return value;
}

/**
 * A time in whole milliseconds, and between which values it lay in the runs: `812 ms (790–940)`.
 */
export function milliseconds(values: number[]): string {
  const [least, most] = [Math.min(...values), Math.max(...values)].map(Math.round);
  return `${Math.round(median(values))} ms (${least}–${most})`;
}
