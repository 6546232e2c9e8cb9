import { limits } from '#domain/limits.ts';
import type { PostAction } from '#domain/post/post-states.ts';
import type { DataOf } from '#server/http/handler.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { type Claim, deleteClaimsOnPost, findClaim, upsertClaim } from './repository.ts';

/** What waits for whoever has the post. Taking down does not: it may be urgent. */
const guardedActions: readonly PostAction[] = ['publish', 'reject', 'update-advance-meta'];
const decidingActions: readonly PostAction[] = ['publish', 'reject'];

type ClaimKey = { postId: string; personId: string; now: Date };

/** Who has a post, as a moderator is told. */
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
 * Gives a post to a moderator, or more time to the one who has it.
 * @throws {Problem} `claimed-by-other` with who has it, unless it is to be taken over
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
 * Lets an action pass unless somebody else has the post; a decision ends every claim on it. Nobody
 * needs a claim where nobody has one: of two decisions the chart takes the first.
 * @throws {Problem} `claimed-by-other` with who has it
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
