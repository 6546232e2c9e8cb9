import { normaliseHashtag } from '#domain/hashtag.ts';
import type { Handler } from '../../handler.ts';
import { actingPerson } from '../../people/acting-person.ts';
import { isStaff } from '../../people/person.ts';

const offered = 10;

export const searchHashtags: Handler<'searchHashtags'> = async (call) => {
  const person = actingPerson(call);
  const { hashtagName, filterHidden = true } = call.body;
  const typed = normaliseHashtag(hashtagName);
  let query = call.deps.db.selectFrom('hashtags');
  if (filterHidden || !isStaff(person)) query = query.where('is_hidden', '=', false);
  return query
    .where((eb) => eb.or(writings(typed).map((prefix) => eb('title', 'like', `${likeText(prefix)}%`))))
    .orderBy('uses', 'desc')
    .orderBy('title')
    .limit(offered)
    .select(['id', 'title'])
    .execute();
};

/** A Latin word is looked for as it was typed, small, and with a capital; each on the index. */
function writings(typed: string): [string, string, string] {
  const small = typed.toLowerCase();
  return [typed, small, small.charAt(0).toUpperCase() + small.slice(1)];
}

const likeText = (text: string) => text.replace(/[\\%_]/g, '\\$&');
