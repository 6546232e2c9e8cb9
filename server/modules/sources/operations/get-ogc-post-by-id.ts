import type { Handler } from '#server/http/handler.ts';
import { isStaff, requirePerson, requireRepresentedCreator } from '#server/modules/people/index.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { presentCrawledPost } from '../crawled-post-presenter.ts';
import { findCrawledPost } from '../repository/crawled-posts.ts';

export const getOgcPostById: Handler<'getOgcPostById'> = async ({ body, deps, path, ...call }) => {
  const viewer = requirePerson(call, 'VIEW_POST');
  const creator = await requireRepresentedCreator(deps.db, viewer, body.userId);
  const row = await findCrawledPost(deps.db, path.postId);
  if (!row || (row.creator_id !== creator.id && !isStaff(viewer))) throw new Problem('not-found');
  return { ...presentCrawledPost(row), textContent: row.html };
};
