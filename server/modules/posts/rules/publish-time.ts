import type { Db } from '#server/platform/database/database-types.ts';
import { invalidRequest } from '#server/platform/errors/problem.ts';
import { comparePublishTime } from '../repository/scheduled-posts.ts';

/** The first moment, and the first after the last, that a draft can have as its time. */
const firstTime = Date.UTC(2000);
const endOfTimes = Date.UTC(2200);

/**
 * The moment of a time of the contract.
 * @throws {Problem} `invalid-request` for no moment, and for one before 2000 or after 2199
 */
export function parsePublishTime(time: string): Date {
  const at = new Date(time);
  // A leap second is a time for the contract, and none for JavaScript.
  const isKnown = at.getTime() >= firstTime && at.getTime() < endOfTimes;
  if (!isKnown) throw invalidRequest({ publishAt: 'malformed' });
  return at;
}

/**
 * The time of a submission. One that has passed on the way is not kept: the post is then published
 * once it is approved.
 * @throws {Problem} `invalid-request` for a time that is too far ahead
 */
export async function submittedTime(
  db: Db,
  at: Date | null,
): Promise<{ kept: Date | null; passed: Date | null }> {
  if (!at) return { kept: null, passed: null };
  const { isPast, isTooLate } = await comparePublishTime(db, at);
  if (isTooLate) throw invalidRequest({ publishAt: 'too-late' });
  return isPast ? { kept: null, passed: at } : { kept: at, passed: null };
}

/** A time that somebody chooses now. @throws {Problem} `invalid-request` */
export async function requireChosenTime(db: Db, time: string | null | undefined): Promise<Date> {
  if (!time) throw invalidRequest({ publishAt: 'required' });
  const at = parsePublishTime(time);
  const { isTooEarly, isTooLate } = await comparePublishTime(db, at);
  if (isTooEarly) throw invalidRequest({ publishAt: 'too-early' });
  if (isTooLate) throw invalidRequest({ publishAt: 'too-late' });
  return at;
}
