/** Limits of a recording. Apart from domain/limits.ts: the first script of a page has them. */
export const recordingLimits = {
  entries: 400,
  bytes: 200_000,
  /** The largest reply that is kept. */
  replyBytes: 60_000,
  /** The longest text that is kept; a longer one is cut. */
  textMax: 4_000,
  /** The longest way to an element that is kept. */
  addressMax: 600,
} as const;
