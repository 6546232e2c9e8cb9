import { normaliseHashtag } from '#domain/post/hashtag.ts';
import type { Handler } from '#server/http/handler.ts';
import { isStaff, requirePerson } from '#server/modules/people/index.ts';
import { findHashtagsByPrefix } from '../repository.ts';
import { spellingVariants } from '../spelling-variants.ts';

const maxSuggestions = 10;

export const searchHashtags: Handler<'searchHashtags'> = async (call) => {
  const person = requirePerson(call);
  const { hashtagName, filterHidden = true } = call.body;
  const typed = normaliseHashtag(hashtagName);
  return findHashtagsByPrefix(call.deps.db, {
    prefixes: spellingVariants(typed),
    includeHidden: !filterHidden && isStaff(person),
    limit: maxSuggestions,
  });
};
