import type { Handler } from '#server/http/handler.ts';
import { isStaff, requireOwnUserId, requirePerson } from '#server/modules/people/index.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { listFeaturedPosts } from '../featured/featured-posts.ts';

export const getFeaturedPosts: Handler<'getFeaturedPosts'> = async (call) => {
  const viewer = requirePerson(call);
  // Those who choose the posts need not see creators' own.
  if (!viewer.permissions.includes('INTERNAL')) requirePerson(call, 'VIEW_POST');
  const { filters, userId } = call.body;
  requireOwnUserId(viewer, userId);
  // Staff choose the posts before the wall is switched on.
  if (!call.deps.config.enableWallOfFame && !isStaff(viewer)) throw new Problem('not-available');
  return listFeaturedPosts(call.deps.db, filters?.language);
};
