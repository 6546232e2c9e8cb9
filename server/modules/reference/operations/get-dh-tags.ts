import type { Handler } from '#server/http/handler.ts';
import { requirePerson } from '#server/modules/people/index.ts';
import { listDhTags, maxDhTags } from '../repository.ts';

export const getDhTags: Handler<'getDhTags'> = async (call) => {
  requirePerson(call);
  return listDhTags(call.deps.db, maxDhTags);
};
