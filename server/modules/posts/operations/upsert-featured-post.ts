import { isDeepStrictEqual } from 'node:util';
import { recordAudit } from '#server/http/audit-trail.ts';
import type { BodyOf, Handler } from '#server/http/handler.ts';
import { requireUnchanged } from '#server/http/idempotency.ts';
import { requireOwnUserId, requirePerson } from '#server/modules/people/index.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { invalidRequest, Problem } from '#server/platform/errors/problem.ts';
import { listFeaturedPosts } from '../featured/featured-posts.ts';
import {
  listFeaturedIds,
  lockFeaturedPosts,
  replaceFeaturedPosts,
} from '../repository/featured-posts.ts';
import { filterLivePostIds } from '../repository/posts.ts';

/** Sets the whole choice, so that a repeated call changes nothing and needs no key. */
export const upsertFeaturedPost: Handler<'upsertFeaturedPost'> = async (call) => {
  const { body, deps } = call;
  const staff = requirePerson(call, 'INTERNAL');
  requireOwnUserId(staff, body.userId);
  const now = deps.clock.now();
  return deps.db.transaction().execute(async (trx) => {
    await lockFeaturedPosts(trx);
    await requireKnownSelection(trx, body);
    await requireLivePosts(trx, body.postIds);
    const earlierIds = await listFeaturedIds(trx);
    await replaceFeaturedPosts(trx, body.postIds, now);
    await recordAudit(
      trx,
      { operationId: call.operationId, person: staff, now },
      {
        subject: { kind: 'featured-posts', id: 'wall-of-fame' },
        before: { postIds: earlierIds },
        after: { postIds: body.postIds },
      },
    );
    await requireUnchanged(trx, staff);
    return listFeaturedPosts(trx);
  });
};

/**
 * A repeated call finds its own selection.
 * @throws {Problem} `revision-conflict` when somebody else has saved another one
 */
async function requireKnownSelection(
  trx: Db,
  { before, postIds }: BodyOf<'upsertFeaturedPost'>,
): Promise<void> {
  if (!before) return;
  const { rows } = await listFeaturedPosts(trx);
  const current = rows.map(({ postUID }) => postUID);
  if (!isDeepStrictEqual(current, before) && !isDeepStrictEqual(current, postIds))
    throw new Problem('revision-conflict');
}

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
