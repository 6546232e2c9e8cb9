import { recordingLimits } from './recording-limits.ts';

/** The limits of problem reports and their recordings. */
export const problemReportLimits = {
  /** Graphemes of what a person writes. */
  whatHappenedMax: 1000,
  entriesMax: recordingLimits.entries,
  /** Of the recording as JSON, in UTF-8. */
  recordingBytes: recordingLimits.bytes,
  /** Objects and lists inside each other, from the recording on. */
  depthMax: 12,
  perDay: 5,
  /** Of one person; the oldest is deleted when another one comes. */
  perPersonMax: 20,
  /** Of all people; at 200 kB each they take 1 GB. */
  totalMax: 5000,
  keptDays: 90,
} as const;
