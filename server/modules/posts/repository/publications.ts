import { sql, type UpdateObject } from 'kysely';
import type { Db } from '#server/platform/database/database-types.ts';
import type { Schema } from '#server/platform/database/schema/schema.ts';

/** Changes a post that is still on its way to the publisher. Returns whether it was. */
export async function updatePendingPost(
  trx: Db,
  id: string,
  changes: UpdateObject<Schema, 'posts'>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('posts')
    .set(changes)
    .where('id', '=', id)
    .where('state', '=', 'PENDING')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Posts on their way to the publisher. */
export const listPendingPosts = (db: Db): Promise<{ id: string; revision: number }[]> =>
  db.selectFrom('posts').where('state', '=', 'PENDING').select(['id', 'revision']).execute();

/** What the publisher shows of a post; `isShown` is false of those whose author has left. */
export const findPublishedVersion = (db: Db, id: string) =>
  db
    .selectFrom('posts')
    .where('posts.id', '=', id)
    .select(['id', 'live', 'format', 'language', 'published', isShown.as('isShown')])
    .executeTakeFirst();

/** Posts of a closed account are hidden, whatever becomes of them. */
const isShown = sql<boolean>`(posts.live = 'PUBLISHED' and not exists (
  select from people where people.id = posts.creator_id
    and people.position->>'accountStatus' in ('closing', 'erased')
))`;

/** Whether readers see a version of a post. */
export async function isPostLive(db: Db, id: string): Promise<boolean> {
  const row = await findPublishedVersion(db, id);
  return row?.isShown ?? false;
}

/** Notes that the publisher has confirmed a withdrawal, unless the post is up again. */
export async function recordWithdrawal(db: Db, id: string, at: Date): Promise<void> {
  await db
    .updateTable('posts')
    .set({ withdrawn_at: at })
    .where('id', '=', id)
    .where('live', '=', 'TAKEN_DOWN')
    .execute();
}

/** Posts whose withdrawal the publisher has not confirmed. */
export const listUnconfirmedWithdrawals = (db: Db): Promise<{ id: string }[]> =>
  db
    .selectFrom('posts')
    .where('live', '=', 'TAKEN_DOWN')
    .where('withdrawn_at', 'is', null)
    .select('id')
    .execute();
