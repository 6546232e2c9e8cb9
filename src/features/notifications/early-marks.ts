import type { Mark } from '#machines/flow/notifications/notification-marks.ts';

/** What was read before the chart that tells the server had loaded; it takes them at its start. */
export const earlyMarks: Mark[] = [];
