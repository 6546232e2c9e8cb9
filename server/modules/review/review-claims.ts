import { limits } from '#domain/limits.ts';
import type { PostAction } from '#domain/post/post-states.ts';
import type { DataOf } from '#server/http/handler.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import {
  type Claim,
  deleteClaimsOnPost,
  findClaim,
  upsertClaim,
} from './repository/review-claims.ts';

/** Actions that need the claim. Taking a post down does not, because it may be urgent. */
const guardedActions: readonly PostAction[] = ['publish', 'reject', 'update-advance-meta'];
const decidingActions: readonly PostAction[] = ['publish', 'reject'];

type ClaimKey = { postId: string; personId: string; now: Date };

/** The holder of a claim, as shown to a moderator. */
export function presentClaim(claim: Claim, viewerId: string): DataOf<'claimReview'> {
  const { person_id, name, since, until } = claim;
  return {
    userId: person_id,
    name,
    isMine: person_id === viewerId,
    since: since.toISOString(),
    until: until.toISOString(),
  };
}

/**
 * Assigns a post to a moderator, or extends their claim.
 * @throws {Problem} `claimed-by-other` with the holder, unless it is a takeover
 */
export async function claimPost(
  db: Db,
  { postId, personId, now }: ClaimKey,
  takeOver: boolean,
): Promise<Claim> {
  const until = new Date(now.getTime() + limits.reviewClaimSeconds * 1000);
  await upsertClaim(db, { postId, personId, until, now, takeOver });
  const held = await findClaim(db, postId, now);
  if (!held) throw new Problem('not-found');
  if (held.person_id !== personId) throw claimedByOtherProblem(held, personId);
  return held;
}

/**
 * Allows an action unless another moderator holds the claim; a decision ends the claim. Without a
 * claim everybody may act, and of two decisions the chart accepts the first.
 * @throws {Problem} `claimed-by-other` with the holder
 */
export async function requireNoForeignClaim(
  db: Db,
  action: PostAction,
  { postId, personId, now }: ClaimKey,
): Promise<void> {
  if (!guardedActions.includes(action)) return;
  const held = await findClaim(db, postId, now);
  if (held && held.person_id !== personId) throw claimedByOtherProblem(held, personId);
  if (decidingActions.includes(action)) await deleteClaimsOnPost(db, postId);
}

const claimedByOtherProblem = (held: Claim, viewerId: string) =>
  new Problem('claimed-by-other', { claim: presentClaim(held, viewerId) });
