import type { Handler } from '#server/http/handler.ts';
import { requireOwnUserId, requirePerson } from '#server/modules/people/index.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { invalidRequest } from '#server/platform/errors/problem.ts';
import { listFeaturedPosts } from '../featured/featured-posts.ts';
import { lockFeaturedPosts, replaceFeaturedPosts } from '../repository/featured-posts.ts';
import { filterLivePostIds } from '../repository/posts.ts';

/** Sets the whole choice, so that a repeated call changes nothing and needs no key. */
export const upsertFeaturedPost: Handler<'upsertFeaturedPost'> = async (call) => {
  const { body, deps } = call;
  requireOwnUserId(requirePerson(call, 'INTERNAL'), body.userId);
  const now = deps.clock.now();
  return deps.db.transaction().execute(async (trx) => {
    await lockFeaturedPosts(trx);
    await requireLivePosts(trx, body.postIds);
    await replaceFeaturedPosts(trx, body.postIds, now);
    return listFeaturedPosts(trx);
  });
};

/**
 * @throws {Problem} `invalid-request`, naming each post that readers do not see by its place in the
 * list
 */
async function requireLivePosts(trx: Db, postIds: string[]): Promise<void> {
  const live = await filterLivePostIds(trx, postIds);
  const wrong = postIds.flatMap((id, place) =>
    live.has(id) ? [] : [[`postIds.${place}`, 'not-allowed'] as const],
  );
  if (wrong.length > 0) throw invalidRequest(Object.fromEntries(wrong));
}
