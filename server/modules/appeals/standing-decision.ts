import { effectTime, findUndoDeadline } from '#server/modules/review/index.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { PostRow } from '../posts/index.ts';
import {
  hasOnlyCorrectionsSince,
  listLastDecisions,
  type PostDecisionRow,
} from './repository/decisions.ts';

type Decided = Pick<PostRow, 'id' | 'rejection' | 'restriction'>;

/**
 * The decisions of staff against a post that still apply to it, the newest first: at most a
 * rejection of its working version and a take-down of what readers saw.
 */
export async function listStandingDecisions(db: Db, post: Decided): Promise<PostDecisionRow[]> {
  return (await listLastDecisions(db, post.id)).filter((decision) => isStanding(post, decision));
}

/** One of them: the named one, or the newest. */
export async function findStandingDecision(
  db: Db,
  post: Decided,
  decisionId?: string,
): Promise<PostDecisionRow | undefined> {
  const standing = await listStandingDecisions(db, post);
  return decisionId ? standing.find(({ id }) => id === decisionId) : standing[0];
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
 * Whether a post differs from the version that was decided on. Corrections of its details by staff
 * do not count: staff have read them.
 */
export async function isEditedSince(
  db: Db,
  post: Pick<PostRow, 'id' | 'revision'>,
  revision: number | null,
): Promise<boolean> {
  return revision === null || !(await hasOnlyCorrectionsSince(db, post, revision));
}

/**
 * From when the last decision on a post can no longer be undone, not even by a running call;
 * undefined when that is over.
 */
export async function findUndoEnd(db: Db, postId: string, now: Date): Promise<Date | undefined> {
  const grace = effectTime(now).getTime() - now.getTime();
  const until = await findUndoDeadline(db, postId, new Date(now.getTime() - grace));
  return until && effectTime(until);
}
