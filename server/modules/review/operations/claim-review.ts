import { allowedPostActions } from '#machines/lifecycle/post-decisions.ts';
import type { Handler } from '#server/http/handler.ts';
import { requireOwnUserId, requirePerson } from '#server/modules/people/index.ts';
import { loadAuthor, lockPostKey, postPosition, postRole } from '#server/modules/posts/index.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { findFirstOpinion } from '../repository/second-opinions.ts';
import { claimPost, presentClaim } from '../review-claims.ts';

export const claimReview: Handler<'claimReview'> = async (call) => {
  const person = requirePerson(call, 'INTERNAL');
  const { postUID, takeOver = false, userId } = call.body;
  requireOwnUserId(person, userId);
  const now = call.deps.clock.now();
  const held = await call.deps.db.transaction().execute(async (trx) => {
    // Locked, so that a running decision or deletion comes first.
    const post = await lockPostKey(trx, postUID);
    if (!post) throw new Problem('not-found');
    const actions = allowedPostActions(
      postPosition(post),
      postRole(person, await loadAuthor(trx, person, post)),
    );
    if (!actions.includes('publish') && !actions.includes('reject')) {
      throw new Problem('transition-not-allowed');
    }
    // A claim would keep those out whose opinion was requested.
    const firstOpinion = await findFirstOpinion(trx, postUID);
    if (firstOpinion?.moderator_id === person.id) throw new Problem('transition-not-allowed');
    return claimPost(trx, { postId: postUID, personId: person.id, now }, takeOver);
  });
  return presentClaim(held, person.id);
};
