import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely';
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

/** Creates the hashtag; undefined where its title exists. */
export function insertHashtag(
  trx: Db,
  hashtag: Pick<HashtagRow, 'id' | 'title'> & Partial<HashtagRow>,
): Promise<HashtagRow | undefined> {
  return trx
    .insertInto('hashtags')
    .values(hashtag)
    .onConflict((conflict) => conflict.column('title').doNothing())
    .returning(hashtagColumns)
    .executeTakeFirst();
}

/** Sets the given flags of a hashtag. */
export function updateHashtag(
  trx: Db,
  { id, title, ...flags }: Pick<HashtagRow, 'id' | 'title'> & Partial<HashtagRow>,
): Promise<HashtagRow> {
  return trx
    .updateTable('hashtags')
    .set({ title, ...flags })
    .where('id', '=', id)
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

type ListedHashtag = HashtagRow & {
  uses: number;
  /** Of a search, how many hashtags match, counted up to a limit: it has read them all. */
  total: number | null;
};

/** Hashtags with what staff decided about them, the most used first. */
export async function listHashtagRows(
  db: Db,
  { after, limit, ...filters }: HashtagQuery,
): Promise<ListedHashtag[]> {
  const isBehind = after ? sql`(uses, id) < (${after.uses}::int, ${after.id}::uuid)` : sql`true`;
  const order = sql`order by uses desc, id desc`;
  const columns = sql`id, title, uses, is_hidden, is_dh_tag`;
  const found = matchingHashtags(sql`id, uses`, filters);
  const query =
    filters.part === undefined
      ? sql<ListedHashtag>`${matchingHashtags(sql`${columns}, null as total`, filters)}
          and ${isBehind} ${order} limit ${limit}`
      : // Finds all that match, with nothing but their order, which the count needs anyway.
        sql<ListedHashtag>`with matching as materialized (${found})
          select ${columns},
            (select least(count(*), ${sql.lit(countLimit)})::int from matching) as total
          from hashtags where id in (
            select id from matching where ${isBehind} ${order} limit ${limit}
          ) ${order}`;
  return (await query.execute(db)).rows;
}

/** How many hashtags match, counted up to a limit. */
export const countHashtags = (db: Db, filters: HashtagFilters): Promise<number> =>
  countRows(db, sql`${matchingHashtags(sql`id`, filters)} limit ${sql.lit(countLimit)}`);

/** The ids of hashtags, the most used first. */
export async function listHashtagIds(
  db: Db,
  { limit, ...filters }: HashtagFilters & { limit: number },
): Promise<string[]> {
  const rows = await listHashtagRows(db, { ...filters, limit });
  return rows.map(({ id }) => id);
}

/** A query that further conditions may follow. */
function matchingHashtags(
  columns: RawBuilder<unknown>,
  { id, title, part, isHidden, isDhTag }: HashtagFilters,
) {
  const conditions = [
    sql`true`,
    ...(part === undefined ? [] : [hasPart(part)]),
    ...(id ? [sql`id = ${id}::uuid`] : []),
    ...(title === undefined ? [] : [sql`title = ${title}`]),
    // As literals, because few are hidden or of the app: the plan depends on the value.
    ...(isHidden === undefined ? [] : [sql`is_hidden = ${sql.lit(isHidden)}`]),
    ...(isDhTag === undefined ? [] : [sql`is_dh_tag = ${sql.lit(isDhTag)}`]),
  ];
  return sql`select ${columns} from hashtags where ${sql.join(conditions, sql` and `)}`;
}

/** In the middle of a title, shorter parts would match most of them. */
const minPartLength = 3;

/** Whether a title has a part, as the index has it (migration 0090). */
const hasPart = (part: string) =>
  sql`title_parts(title) @@ (
    select ('''' || replace(replace(part, '\\', '\\\\'), '''', '''''') || ''':*')::tsquery
    from (select case when char_length(${part}) < ${sql.lit(minPartLength)}
      then '^' else '' end || lower(${part}) as part) as typed)`;

const beginsWith = (prefixes: readonly string[]) => (eb: ExpressionBuilder<Schema, 'hashtags'>) =>
  eb.or(prefixes.map((prefix) => eb('title', 'like', `${escapeLikePattern(prefix)}%`)));
