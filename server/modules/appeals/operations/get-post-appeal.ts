import type { Handler } from '#server/http/handler.ts';
import { requirePerson, requireRepresentedCreator } from '#server/modules/people/index.ts';
import { findPost } from '#server/modules/posts/index.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { loadPostAppeal } from '../post-appeal.ts';

export const getPostAppeal: Handler<'getPostAppeal'> = async (call) => {
  const viewer = requirePerson(call, 'VIEW_POST');
  const { db, config, clock } = call.deps;
  const person = await requireRepresentedCreator(db, viewer, call.body.userId);
  const post = await findPost(db, call.body.postUID);
  if (post?.creator_id !== person.id) throw new Problem('not-found');
  const { decisionId } = call.body;
  return loadPostAppeal(db, post, { decisionId, config, now: clock.now() });
};
