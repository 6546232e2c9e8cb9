import type { Mark } from '#machines/flow/notifications/notification-marks.ts';

/** What was read before the chart that saves it had loaded; the chart takes it at its start. */
export const earlyMarks: Mark[] = [];
