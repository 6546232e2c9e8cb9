import type { Handler } from '../../handler.ts';
import { actingPerson, refuseForeignHint } from '../../people/acting-person.ts';
import { release } from './review-claims.ts';

export const releaseReview: Handler<'releaseReview'> = async (call) => {
  const person = actingPerson(call, 'INTERNAL');
  const { postUID, userId } = call.body;
  refuseForeignHint(person, userId);
  return { released: await release(call.deps.db, { postId: postUID, personId: person.id }) };
};
