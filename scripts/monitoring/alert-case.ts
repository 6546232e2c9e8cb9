/**
 * What an alert has to tell apart. Values are constant, `_` for none, or `start+step` for one
 * that grows by `step` a minute and `start-step` for one that shrinks; series are scraped once a
 * minute.
 */
export type AlertCase = {
  alert: string;
  /** The value of each series with which it stays silent, and with which it fires. */
  series: Record<string, [quiet: string, firing: string]>;
  /** After so many minutes of the second values it fires. */
  minutes: number;
};
