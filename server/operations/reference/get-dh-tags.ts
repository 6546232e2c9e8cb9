import type { Handler } from '../../handler.ts';
import { actingPerson } from '../../people/acting-person.ts';
import { mostDhTags } from './save-hashtag.ts';

export const getDhTags: Handler<'getDhTags'> = async (call) => {
  actingPerson(call);
  return call.deps.db
    .selectFrom('hashtags')
    .where('is_dh_tag', '=', true)
    .where('is_hidden', '=', false)
    .orderBy('title')
    .limit(mostDhTags)
    .select(['id', 'title'])
    .execute();
};
