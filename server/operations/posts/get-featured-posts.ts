import type { Handler } from '../../handler.ts';
import { actingPerson, refuseForeignHint } from '../../people/acting-person.ts';
import { isStaff } from '../../people/person.ts';
import { Problem } from '../../problem.ts';
import { featuredPosts } from './featured-posts.ts';

export const getFeaturedPosts: Handler<'getFeaturedPosts'> = async (call) => {
  const viewer = actingPerson(call, 'VIEW_POST');
  const { filters, userId } = call.body;
  refuseForeignHint(viewer, userId);
  // Staff choose the posts before the wall is switched on.
  if (!call.deps.config.enableWallOfFame && !isStaff(viewer)) throw new Problem('not-available');
  return featuredPosts(call.deps.db, filters?.language);
};
