import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Handler } from '../../handler.ts';
import { actingPerson, refuseForeignHint } from '../../people/acting-person.ts';
import { invalid } from '../../problem.ts';
import { featuredPosts } from './featured-posts.ts';

/** Sets the whole choice, so that a repeated call changes nothing and needs no key. */
export const upsertFeaturedPost: Handler<'upsertFeaturedPost'> = async (call) => {
  const { body, deps } = call;
  refuseForeignHint(actingPerson(call, 'INTERNAL'), body.userId);
  const now = deps.clock.now();
  return deps.db.transaction().execute(async (trx) => {
    // Two who choose at once follow each other, so that no choice is mixed of both.
    await sql`lock table featured_posts in share row exclusive mode`.execute(trx);
    await requireLive(trx, body.postIds);
    await trx.deleteFrom('featured_posts').execute();
    if (body.postIds.length > 0) {
      const chosen = body.postIds.map((post_id, place) => ({ post_id, place, featured_at: now }));
      await trx.insertInto('featured_posts').values(chosen).execute();
    }
    return featuredPosts(trx);
  });
};

/** @throws {Problem} `invalid-request`, naming each post that readers do not see by its place in the list */
async function requireLive(trx: Db, postIds: string[]): Promise<void> {
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
  if (wrong.length > 0) throw invalid(Object.fromEntries(wrong));
}
