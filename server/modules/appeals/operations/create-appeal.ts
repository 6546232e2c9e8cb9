import type { Handler } from '#server/http/handler.ts';
import { withIdempotency } from '#server/http/idempotency.ts';
import { requirePerson, requireRepresentedCreator } from '#server/modules/people/index.ts';
import { lockPostById } from '#server/modules/posts/index.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { createAppealOf } from '../create-appeal.ts';
import { loadPostAppeal } from '../post-appeal.ts';

export const createAppeal: Handler<'createAppeal'> = async (call) => {
  const by = requirePerson(call, 'UPDATE_POST');
  const { body, deps } = call;
  const { config } = deps;
  const person = await requireRepresentedCreator(deps.db, by, body.userId);
  return withIdempotency(call, by, async (trx, now, audit) => {
    const post = await lockPostById(trx, body.postUID);
    if (post?.creator_id !== person.id) throw new Problem('not-found');
    await createAppealOf(trx, { post, sentBy: by.id, input: body, config, now });
    audit({ subject: { kind: 'post', id: post.id }, after: { appeal: 'open' } });
    return loadPostAppeal(trx, post, { decisionId: body.decisionId, config, now });
  });
};
