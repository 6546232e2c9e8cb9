import { limits } from '#domain/limits.ts';
import type { DataOf } from '#server/http/handler.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { presentAppealCard } from './presenter.ts';
import { claimNext, claimOne } from './repository/appeal-claims.ts';
import { findListedAppeal } from './repository/appeal-lists.ts';
import { type Decider, handlesBlocks } from './repository/appeals.ts';

type Moderator = Decider & { name: string | null };

/**
 * Assigns an appeal to a moderator, or the most urgent one; extends a claim that they have.
 * @throws {Problem} `not-found`, `forbidden`, `claimed-by-other`, `transition-not-allowed`
 */
export async function claimAppealFor(
  db: Db,
  moderator: Moderator,
  appealId: string | undefined,
  now: Date,
): Promise<DataOf<'claimAppeal'>> {
  const until = new Date(now.getTime() + limits.reviewClaimSeconds * 1000);
  const { id: personId, name } = moderator;
  const request = { moderator, until, now };
  const claimed = await (appealId ? claimOne(db, appealId, request) : claimNext(db, request));
  if (!claimed && appealId) throw await claimProblem(db, appealId, moderator, now);
  if (!claimed) throw new Problem('not-found');
  return {
    appealId: claimed.id,
    claim: {
      userId: personId,
      name,
      isMine: true,
      since: claimed.since.toISOString(),
      until: until.toISOString(),
    },
  };
}

/** Why a moderator cannot claim an appeal, or cannot decide on it. */
export async function claimProblem(
  db: Db,
  appealId: string,
  moderator: Decider,
  now: Date,
): Promise<Problem> {
  const row = await findListedAppeal(db, appealId);
  if (!row) return new Problem('not-found');
  const { isOwnDecision, claim } = presentAppealCard(row, moderator.id, now);
  if (isOwnDecision || (row.post_id === null && !handlesBlocks(moderator)))
    return new Problem('forbidden');
  if (row.state === 'open' && claim && !claim.isMine)
    return new Problem('claimed-by-other', { claim });
  return new Problem('transition-not-allowed');
}
