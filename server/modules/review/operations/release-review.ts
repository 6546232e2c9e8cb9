import type { Handler } from '#server/http/handler.ts';
import { requireOwnUserId, requirePerson } from '#server/modules/people/index.ts';
import { deleteClaim } from '../repository/review-claims.ts';

export const releaseReview: Handler<'releaseReview'> = async (call) => {
  const person = requirePerson(call, 'INTERNAL');
  const { postUID, userId } = call.body;
  requireOwnUserId(person, userId);
  return { released: await deleteClaim(call.deps.db, { postId: postUID, personId: person.id }) };
};
