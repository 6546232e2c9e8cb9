import { type ExpressionBuilder, sql } from 'kysely';
import { countLimit, countRows } from '#server/platform/database/count-rows.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { newId } from '#server/platform/database/ids.ts';
import { escapeLikePattern } from '#server/platform/database/like-pattern.ts';
import type { Schema } from '#server/platform/database/schema/schema.ts';

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

const hashtagColumns = ['id', 'title', 'is_hidden', 'is_dh_tag'] as const;

export type HashtagRow = { id: string; title: string; is_hidden: boolean; is_dh_tag: boolean };

/** A hashtag, locked until the end of the transaction. */
export function lockHashtag(
  trx: Db,
  by: { id: string } | { title: string },
): Promise<HashtagRow | undefined> {
  const query = trx.selectFrom('hashtags').select(hashtagColumns).forUpdate();
  return (
    'id' in by ? query.where('id', '=', by.id) : query.where('title', '=', by.title)
  ).executeTakeFirst();
}

/** Creates the hashtag of this title, or sets the given flags of the existing one. */
export async function upsertHashtag(
  db: Db,
  { id, title, ...flags }: Pick<HashtagRow, 'id' | 'title'> & Partial<HashtagRow>,
): Promise<HashtagRow> {
  return db
    .insertInto('hashtags')
    .values({ id, title, ...flags })
    .onConflict((conflict) => conflict.column('title').doUpdateSet({ title, ...flags }))
    .returning(hashtagColumns)
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
    .where(beginsWith(prefixes))
    .orderBy('uses', 'desc')
    .orderBy('title')
    .limit(limit)
    .select(['id', 'title'])
    .execute();
}

type HashtagFilters = {
  id?: string | undefined;
  title?: string | undefined;
  /** A part of the title. */
  part?: string | undefined;
  isHidden?: boolean | undefined;
  isDhTag?: boolean | undefined;
};

type HashtagQuery = HashtagFilters & {
  /** The last row of the page before. */
  after?: { uses: number; id: string } | undefined;
  limit: number;
};

/** Hashtags with what staff decided about them, the most used first. */
export async function listHashtagRows(db: Db, { after, limit, ...filters }: HashtagQuery) {
  let query = matchingHashtags(db, filters);
  if (after)
    query = query.where((eb) => eb(eb.refTuple('uses', 'id'), '<', eb.tuple(after.uses, after.id)));
  return query
    .orderBy('uses', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .select(['id', 'title', 'uses', 'is_hidden', 'is_dh_tag'])
    .execute();
}

/** How many hashtags match, counted up to a limit. */
export const countHashtags = (db: Db, filters: HashtagFilters): Promise<number> =>
  countRows(db, matchingHashtags(db, filters).select('id').limit(countLimit));

/** The ids of hashtags, the most used first. */
export async function listHashtagIds(
  db: Db,
  { limit, ...filters }: HashtagFilters & { limit: number },
): Promise<string[]> {
  const rows = await matchingHashtags(db, filters)
    .orderBy('uses', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}

function matchingHashtags(db: Db, { id, title, part, isHidden, isDhTag }: HashtagFilters) {
  let query = part === undefined ? db.selectFrom('hashtags') : hashtagsWithPart(db, part);
  if (id) query = query.where('id', '=', id);
  if (title !== undefined) query = query.where('title', '=', title);
  if (isHidden !== undefined) query = query.where('is_hidden', '=', isHidden);
  if (isDhTag !== undefined) query = query.where('is_dh_tag', '=', isDhTag);
  return query;
}

/** In the middle of a title, shorter parts would match most of them. */
const minPartLength = 3;

/** Hashtags with a part of their title as the index has it (migration 0090). */
const hashtagsWithPart = (db: Db, part: string) =>
  db.selectFrom((eb) =>
    eb
      .selectFrom('hashtags')
      .selectAll()
      .where(
        sql<boolean>`title_parts(title) @@ (
          select ('''' || replace(replace(part, '\\', '\\\\'), '''', '''''') || ''':*')::tsquery
          from (select case when char_length(${part}) < ${sql.lit(minPartLength)}
            then '^' else '' end || lower(${part}) as part) as typed)`,
      )
      // Keeps the planner from walking through all rows in the order of the list.
      .offset(0)
      .as('hashtags'),
  );

const beginsWith = (prefixes: readonly string[]) => (eb: ExpressionBuilder<Schema, 'hashtags'>) =>
  eb.or(prefixes.map((prefix) => eb('title', 'like', `${escapeLikePattern(prefix)}%`)));
