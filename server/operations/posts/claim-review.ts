import { allowedPostActions } from '#machines/lifecycle/post.ts';
import type { Handler } from '../../handler.ts';
import { actingPerson, refuseForeignHint } from '../../people/acting-person.ts';
import { Problem } from '../../problem.ts';
import { positionOf } from './decide.ts';
import { actorOf, authorOf } from './present-post.ts';
import { claim, presentClaim } from './review-claims.ts';

export const claimReview: Handler<'claimReview'> = async (call) => {
  const person = actingPerson(call, 'INTERNAL');
  const { postUID, takeOver = false, userId } = call.body;
  refuseForeignHint(person, userId);
  const now = call.deps.clock.now();
  const held = await call.deps.db.transaction().execute(async (trx) => {
    // Locked, so that a decision or a deletion that is under way comes first.
    const post = await trx
      .selectFrom('posts')
      .where('id', '=', postUID)
      .selectAll()
      .forKeyShare()
      .executeTakeFirst();
    if (!post) throw new Problem('not-found');
    const actions = allowedPostActions(positionOf(post), actorOf(person, await authorOf(trx, person, post)));
    if (!actions.includes('publish') && !actions.includes('reject')) {
      throw new Problem('transition-not-allowed');
    }
    return claim(trx, { postId: postUID, personId: person.id, now }, takeOver);
  });
  return presentClaim(held, person.id);
};
