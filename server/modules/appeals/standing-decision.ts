import { effectTime, findUndoDeadline } from '#server/modules/review/index.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { PostRow } from '../posts/index.ts';
import { findLastDecision, type PostDecisionRow } from './repository/decisions.ts';

/** The decision of staff against a post that still applies to it. */
export async function findStandingDecision(
  db: Db,
  post: Pick<PostRow, 'id' | 'rejection' | 'restriction'>,
): Promise<PostDecisionRow | undefined> {
  const last = await findLastDecision(db, post.id);
  return last && isStanding(post, last) ? last : undefined;
}

/** A rejection or restriction of a post names the moment of its decision. */
function isStanding(
  { rejection, restriction }: Pick<PostRow, 'rejection' | 'restriction'>,
  { action, at }: PostDecisionRow,
): boolean {
  const record = action === 'reject' ? rejection : restriction;
  return record?.decidedAt === at.toISOString();
}

/**
 * From when the last decision on a post can no longer be undone, not even by a call that is under
 * way; undefined when that is over.
 */
export async function findUndoEnd(db: Db, postId: string, now: Date): Promise<Date | undefined> {
  const grace = effectTime(now).getTime() - now.getTime();
  const until = await findUndoDeadline(db, postId, new Date(now.getTime() - grace));
  return until && effectTime(until);
}
