import type { Db } from '#server/platform/database/database-types.ts';
import { findMedianReviewTime } from './repository/profile-events.ts';

const secondsOfHour = 3600;
/** The number of decisions for the median, and the minimum for it to be meaningful. */
const maxDecisions = 50;
const minDecisions = 5;

/**
 * Within how many hours half of the last profiles were decided on, at least one; null where too few
 * were.
 */
export async function medianReviewHours(db: Db): Promise<number | null> {
  const found = await findMedianReviewTime(db, maxDecisions);
  if (!found || found.seconds === null || found.decided < minDecisions) return null;
  return Math.max(1, Math.ceil(found.seconds / secondsOfHour));
}
