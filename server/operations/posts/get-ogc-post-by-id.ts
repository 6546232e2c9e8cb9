import { findCrawledPost } from '../../db/crawled-posts.ts';
import type { Handler } from '../../handler.ts';
import { actedFor } from '../../people/acting-for.ts';
import { actingPerson } from '../../people/acting-person.ts';
import { isStaff } from '../../people/person.ts';
import { Problem } from '../../problem.ts';
import { presentOgcCard } from './present-ogc-post.ts';

export const getOgcPostById: Handler<'getOgcPostById'> = async ({ body, deps, path, ...call }) => {
  const viewer = actingPerson(call, 'VIEW_POST');
  const creator = await actedFor(deps.db, viewer, body.userId);
  const row = await findCrawledPost(deps.db, path.postId);
  if (!row || (row.creator_id !== creator.id && !isStaff(viewer))) throw new Problem('not-found');
  return { ...presentOgcCard(row), textContent: row.html };
};
