/** Limits of the counts that pages report; the contract has the first three. */
export const chartUsageLimits = {
  rowsMax: 200,
  countMax: 500,
  millisecondsMax: 600_000,
  /** Counts of one batch together; rows beyond are ignored. */
  batchCountMax: 2000,
  /** Batches that one network may send in a minute to one process; others are ignored. */
  batchesPerMinute: 30,
  /** How long the sums of a day stay. */
  keptDays: 400,
  /** The period that is shown first. */
  defaultDays: 30,
} as const;
