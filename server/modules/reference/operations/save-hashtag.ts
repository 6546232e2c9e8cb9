import { countGraphemes } from '#domain/language/graphemes.ts';
import { limits } from '#domain/limits.ts';
import { normaliseHashtag } from '#domain/post/hashtag.ts';
import type { Handler } from '#server/http/handler.ts';
import { requireOwnUserId, requirePerson } from '#server/modules/people/index.ts';
import { newId } from '#server/platform/database/ids.ts';
import { invalidRequest } from '#server/platform/errors/problem.ts';
import { countDhTags, maxDhTags, upsertHashtag } from '../repository.ts';

/** Sets what it says, so that a repeated call changes nothing and needs no key. */
export const saveHashtag: Handler<'saveHashtag'> = async (call) => {
  const { body, deps } = call;
  requireOwnUserId(requirePerson(call, 'INTERNAL'), body.userId);
  const title = normaliseHashtag(body.title);
  if (title === '') throw invalidRequest({ title: 'malformed' });
  if (countGraphemes(title) > limits.hashtagMax) throw invalidRequest({ title: 'too-long' });
  const flags = { is_hidden: body.isHidden, is_dh_tag: body.isDhTag };
  const savedHashtag = await deps.db.transaction().execute(async (trx) => {
    const row = await upsertHashtag(trx, { id: newId(deps.clock.now()), title, ...flags });
    if (row.is_dh_tag && (await countDhTags(trx)) > maxDhTags)
      throw invalidRequest({ isDhTag: 'too-many' });
    return row;
  });
  return {
    id: savedHashtag.id,
    title: savedHashtag.title,
    isHidden: savedHashtag.is_hidden,
    isDhTag: savedHashtag.is_dh_tag,
  };
};
