import type { Handler } from '#server/http/handler.ts';
import {
  findUnmergedPerson,
  requireOwnUserId,
  requirePerson,
} from '#server/modules/people/index.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { countCrawledPosts } from '../repository/crawled-posts.ts';
import { countSources } from '../repository/sources.ts';

export const getConversion: Handler<'getConversion'> = async ({ body, deps, ...call }) => {
  requireOwnUserId(requirePerson(call, 'APPROVE_CREATOR'), body.userId);
  const creator = await findUnmergedPerson(deps.db, body.creatorUserId);
  if (creator?.role !== 'creator') throw new Problem('not-found');
  const { id, name, handle, creator_type } = creator;
  const sources = await countSources(deps.db, id);
  return {
    creator: { creatorUserId: id, name, handle, creatorType: creator_type ?? 'UGC' },
    pending: { sources: sources.pending, posts: await countCrawledPosts(deps.db, id, false) },
    converted: { sources: sources.converted, posts: await countCrawledPosts(deps.db, id, true) },
  };
};
