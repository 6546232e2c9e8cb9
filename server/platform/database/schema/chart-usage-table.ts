/** Sums of one day of India; an empty text stands for none. */
export type ChartUsageTable = {
  /** YYYY-MM-DD. */
  day: string;
  chart: string;
  /** Keys joined by dots; empty for the chart itself. */
  state: string;
  event: string;
  target: string;
  /** Comes as text: an int8. */
  count: string | number;
  milliseconds: string | number;
};
