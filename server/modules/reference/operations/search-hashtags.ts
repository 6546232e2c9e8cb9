import { normaliseHashtag } from '#domain/post/hashtag.ts';
import type { Handler } from '#server/http/handler.ts';
import { isStaff, requirePerson } from '#server/modules/people/index.ts';
import { findHashtagsByPrefix } from '../repository.ts';

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

/** A Latin word is looked for as it was typed, small, and with a capital; each on the index. */
function spellingVariants(typed: string): [string, string, string] {
  const small = typed.toLowerCase();
  return [typed, small, small.charAt(0).toUpperCase() + small.slice(1)];
}
