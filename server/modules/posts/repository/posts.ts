import type { Insertable, Selectable, UpdateObject } from 'kysely';
import type { Db } from '#server/platform/database/database-types.ts';
import type { PostsTable } from '#server/platform/database/schema/posts-table.ts';
import type { Schema } from '#server/platform/database/schema/schema.ts';

export type PostRow = Selectable<PostsTable>;
type PostChanges = UpdateObject<Schema, 'posts'>;

const postQuery = (db: Db, id: string) => db.selectFrom('posts').where('id', '=', id).selectAll();

/** A post by its id. */
export const findPost = (db: Db, id: string): Promise<PostRow | undefined> =>
  postQuery(db, id).executeTakeFirst();

/** Posts by their ids, in no order. */
export const listPostsById = (db: Db, ids: readonly string[]): Promise<PostRow[]> =>
  db
    .selectFrom('posts')
    .where(({ eb, val }) => eb('id', '=', eb.fn.any(val([...ids]))))
    .selectAll()
    .execute();

/** A post by its id, or by the id that a creator's own device gave it. */
export function findPostByAnyId(
  db: Db,
  postId: string,
  creatorId: string,
): Promise<PostRow | undefined> {
  return db
    .selectFrom('posts')
    .where((eb) =>
      eb.or([
        eb('id', '=', postId),
        eb.and([eb('client_id', '=', postId), eb('creator_id', '=', creatorId)]),
      ]),
    )
    .selectAll()
    .executeTakeFirst();
}

/** Locks a post until the end of the transaction. */
export const lockPostById = (trx: Db, id: string): Promise<PostRow | undefined> =>
  postQuery(trx, id).forUpdate().executeTakeFirst();

/** Locks the post that a creator's own device has given this id. */
export function lockPostByClientId(
  trx: Db,
  creatorId: string,
  clientId: string,
): Promise<PostRow | undefined> {
  return trx
    .selectFrom('posts')
    .selectAll()
    .forUpdate()
    .where('client_id', '=', clientId)
    .where('creator_id', '=', creatorId)
    .executeTakeFirst();
}

/**
 * Waits for a running decision or deletion, and holds back later ones until the end of
 * the transaction.
 */
export const lockPostKey = (trx: Db, id: string): Promise<PostRow | undefined> =>
  postQuery(trx, id).forKeyShare().executeTakeFirst();

/** Returns nothing where the creator has a post with this client id already. */
export function insertPost(db: Db, values: Insertable<PostsTable>): Promise<PostRow | undefined> {
  return db
    .insertInto('posts')
    .values(values)
    .onConflict((conflict) => conflict.columns(['creator_id', 'client_id']).doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Returns the post as it is afterwards. */
export function updatePost(db: Db, id: string, changes: PostChanges): Promise<PostRow> {
  return db
    .updateTable('posts')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Removes a post with all that belongs to it. */
export async function deletePostById(db: Db, id: string): Promise<void> {
  await db.deleteFrom('posts').where('id', '=', id).execute();
}

/** Those of the posts that readers see. */
export async function filterLivePostIds(db: Db, ids: string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('posts')
    .where(({ eb, val }) => eb('id', '=', eb.fn.any(val(ids))))
    .where('live', '=', 'PUBLISHED')
    .select('id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}
