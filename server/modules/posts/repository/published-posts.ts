import { type RawBuilder, sql } from 'kysely';
import type { ContentLanguage } from '#domain/language/languages.ts';
import type { PostFormat } from '#domain/post/post-formats.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { titlePattern } from '#server/platform/database/like-pattern.ts';
import { type ReaderRow, readerColumns } from './featured-posts.ts';

/** How many of the newest published posts one call reads. */
export const scannedPosts = 2500;

export type PublishedQuery = {
  /** Any part of the title. */
  title?: string | undefined;
  language?: ContentLanguage | undefined;
  formats?: readonly PostFormat[] | undefined;
  creatorId?: string | undefined;
  creatorHandle?: string | undefined;
  /** Time and id of the last post of the page before. */
  after: string[] | null;
  limit: number;
};

/** A place in the order of the search. */
export type PublishedPosition = { published_at: Date | null; id: string };

const columns = sql.raw('id, creator_id, published_at, title_search, language, format');

/** The newest published posts; no more than the limit is read. */
function scan({ creatorId, creatorHandle, after }: PublishedQuery): RawBuilder<unknown> {
  const isBefore = after
    ? sql`and (published_at, id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`
    : sql``;
  const creator = [
    ...(creatorId ? [sql`creator_id = ${creatorId}::uuid`] : []),
    ...(creatorHandle
      ? [sql`creator_id = (select people.id from people where handle = ${creatorHandle})`]
      : []),
  ];
  // `offset 0` keeps the planner from scanning everybody's posts in the order of time.
  const posts =
    creator.length > 0
      ? sql`(select ${columns}, live from posts where ${sql.join(creator, sql` and `)} offset 0)`
      : sql`posts`;
  return sql`(select ${columns}
    from ${posts} as candidates where live = 'PUBLISHED' and published_at is not null ${isBefore}
    order by published_at desc, id desc limit ${sql.lit(scannedPosts)})`;
}

/** The posts of a scan that match, newest first. */
export async function listPublishedPosts(db: Db, query: PublishedQuery): Promise<ReaderRow[]> {
  const { title, language, formats, limit } = query;
  const conditions = [
    sql`exists (select from people where people.id = scanned.creator_id
      and position->>'accountStatus' = 'active')`,
    ...(title ? [sql`title_search like ${`%${titlePattern(title)}%`}`] : []),
    ...(language ? [sql`language = ${language}`] : []),
    ...(formats ? [sql`format in (${sql.join([...formats])})`] : []),
  ];
  return db
    .with(
      'found',
      () =>
        sql<{ id: string }>`(select id from ${scan(query)} as scanned
        where ${sql.join(conditions, sql` and `)}
        order by published_at desc, id desc limit ${limit})`,
    )
    .selectFrom('found')
    .innerJoin('posts', 'posts.id', 'found.id')
    .innerJoin('people', 'people.id', 'posts.creator_id')
    .orderBy('posts.published_at', 'desc')
    .orderBy('posts.id', 'desc')
    .select(readerColumns)
    .execute();
}

/** Where a scan stops before the oldest post; undefined when it reads them all. */
export async function findScanEnd(
  db: Db,
  query: PublishedQuery,
): Promise<PublishedPosition | undefined> {
  const { rows } =
    await sql<PublishedPosition>`select published_at, id from ${scan(query)} as scanned
    offset ${sql.lit(scannedPosts - 1)} limit 1`.execute(db);
  return rows[0];
}
