import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database-types.ts';
import { newId } from '#server/platform/database/ids.ts';
import { escapeLikePattern } from '#server/platform/database/like-pattern.ts';

/** The most that the contract allows in the reply of getDhTags. */
export const maxDhTags = 200;

/**
 * The hashtags with their ids. New ones are made; those that the post did not have are counted once
 * more.
 */
export async function saveHashtags(
  db: Db,
  titles: string[],
  row: { hashtags: readonly { id: string; title: string }[] },
  now: Date,
): Promise<{ id: string; title: string }[]> {
  const known = new Map(row.hashtags.map((hashtag) => [hashtag.title, hashtag]));
  // In one order for everybody, so that two writers never wait for each other.
  const added = titles.filter((title) => !known.has(title)).sort();
  if (added.length > 0) {
    const rows = await db
      .insertInto('hashtags')
      .values(added.map((title) => ({ id: newId(now), title, uses: 1 })))
      .onConflict((conflict) =>
        conflict.column('title').doUpdateSet({ uses: sql`hashtags.uses + 1` }),
      )
      .returning(['id', 'title'])
      .execute();
    for (const hashtag of rows) known.set(hashtag.title, hashtag);
  }
  return titles.flatMap((title) => known.get(title) ?? []);
}

/** Creates the hashtag of this title, or sets the flags of the existing one. */
export async function upsertHashtag(
  db: Db,
  { id, title, ...flags }: { id: string; title: string; is_hidden: boolean; is_dh_tag: boolean },
) {
  return db
    .insertInto('hashtags')
    .values({ id, title, ...flags })
    .onConflict((conflict) => conflict.column('title').doUpdateSet(flags))
    .returning(['id', 'title', 'is_hidden', 'is_dh_tag'])
    .executeTakeFirstOrThrow();
}

export async function countDhTags(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('hashtags')
    .where('is_dh_tag', '=', true)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Visible DH tags in alphabetical order. */
export async function listDhTags(db: Db, limit: number) {
  return db
    .selectFrom('hashtags')
    .where('is_dh_tag', '=', true)
    .where('is_hidden', '=', false)
    .orderBy('title')
    .limit(limit)
    .select(['id', 'title'])
    .execute();
}

/** Hashtags that begin with one of the prefixes, most used first. Each prefix uses the index. */
export async function findHashtagsByPrefix(
  db: Db,
  {
    prefixes,
    includeHidden,
    limit,
  }: { prefixes: readonly string[]; includeHidden: boolean; limit: number },
) {
  let query = db.selectFrom('hashtags');
  if (!includeHidden) query = query.where('is_hidden', '=', false);
  return query
    .where((eb) =>
      eb.or(prefixes.map((prefix) => eb('title', 'like', `${escapeLikePattern(prefix)}%`))),
    )
    .orderBy('uses', 'desc')
    .orderBy('title')
    .limit(limit)
    .select(['id', 'title'])
    .execute();
}
