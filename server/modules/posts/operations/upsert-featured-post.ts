import { sql } from 'kysely';
import type { Handler } from '#server/http/handler.ts';
import { requireOwnUserId, requirePerson } from '#server/modules/people/index.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { invalidRequest } from '#server/platform/errors/problem.ts';
import { listFeaturedPosts } from '../featured/featured-posts.ts';

/** Sets the whole choice, so that a repeated call changes nothing and needs no key. */
export const upsertFeaturedPost: Handler<'upsertFeaturedPost'> = async (call) => {
  const { body, deps } = call;
  requireOwnUserId(requirePerson(call, 'INTERNAL'), body.userId);
  const now = deps.clock.now();
  return deps.db.transaction().execute(async (trx) => {
    // Two who choose at once follow each other, so that no choice is mixed of both.
    await sql`lock table featured_posts in share row exclusive mode`.execute(trx);
    await requireLivePosts(trx, body.postIds);
    await trx.deleteFrom('featured_posts').execute();
    if (body.postIds.length > 0) {
      const chosen = body.postIds.map((post_id, place) => ({ post_id, place, featured_at: now }));
      await trx.insertInto('featured_posts').values(chosen).execute();
    }
    return listFeaturedPosts(trx);
  });
};

/**
 * @throws {Problem} `invalid-request`, naming each post that readers do not see by its place in the
 * list
 */
async function requireLivePosts(trx: Db, postIds: string[]): Promise<void> {
  const rows = await trx
    .selectFrom('posts')
    .where(({ eb, val }) => eb('id', '=', eb.fn.any(val(postIds))))
    .where('live', '=', 'PUBLISHED')
    .select('id')
    .execute();
  const live = new Set(rows.map(({ id }) => id));
  const wrong = postIds.flatMap((id, place) =>
    live.has(id) ? [] : [[`postIds.${place}`, 'not-allowed'] as const],
  );
  if (wrong.length > 0) throw invalidRequest(Object.fromEntries(wrong));
}
