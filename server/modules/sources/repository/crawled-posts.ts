import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { ContentLanguage } from '#domain/language/languages.ts';
import type { PostFormat } from '#domain/post/post-formats.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { titlePattern } from '#server/platform/database/like-pattern.ts';
import type { Schema } from '#server/platform/database/schema/schema.ts';

export type CrawledQuery = {
  creatorId?: string | undefined;
  sourceId?: string | undefined;
  formats?: readonly PostFormat[] | undefined;
  language?: ContentLanguage | undefined;
  title?: string | undefined;
  /** Time of publication and id of the last row of the page before. */
  after?: { time: Date; id: string } | undefined;
  limit: number;
};

/** A place in the order of the list. */
export type CrawledPosition = { published_at: Date; id: string };

/** Everything but the text. */
const cardColumns = [
  'crawled_posts.id',
  'crawled_posts.creator_id',
  'crawled_posts.source_id',
  'crawled_posts.url',
  'crawled_posts.format',
  'crawled_posts.title',
  'crawled_posts.excerpt',
  'crawled_posts.language',
  'crawled_posts.image_url',
  'crawled_posts.published_at',
  'crawled_posts.created_at',
  'sources.key as source_key',
  'sources.name as source_name',
] as const;

/** How many of the newest crawled posts one call reads. */
export const scannedPosts = 2500;

/** What was crawled and is not converted, with the source of each. */
const unconvertedPosts = (db: Db) =>
  db
    .selectFrom('crawled_posts')
    .innerJoin('sources', 'sources.id', 'crawled_posts.source_id')
    .where(sql<boolean>`not crawled_posts.converted`)
    .select(cardColumns);

/** The newest crawled posts of a creator or a source; no more than the limit is read. */
function scan({ creatorId, sourceId, after }: CrawledQuery): RawBuilder<unknown> {
  const conditions = [
    sql`not converted`,
    ...(creatorId ? [sql`creator_id = ${creatorId}::uuid`] : []),
    ...(sourceId ? [sql`source_id = ${sourceId}::uuid`] : []),
    ...(after ? [sql`(published_at, id) < (${after.time}::timestamptz, ${after.id}::uuid)`] : []),
  ];
  return sql`(select id, published_at, title_search, language, format from crawled_posts
    where ${sql.join(conditions, sql` and `)}
    order by published_at desc, id desc limit ${sql.lit(scannedPosts)})`;
}

export type CrawledCardRow = Awaited<ReturnType<typeof listCrawledPosts>>[number];

/** The posts of a scan that match, those that their sites published last first. */
export function listCrawledPosts(db: Db, query: CrawledQuery) {
  const { formats, language, title, limit } = query;
  const conditions = [
    sql`true`,
    ...(formats ? [sql`format in (${sql.join([...formats])})`] : []),
    ...(language ? [sql`language = ${language}`] : []),
    ...(title ? [sql`title_search like ${`%${titlePattern(title)}%`}`] : []),
  ];
  const found = sql<boolean>`crawled_posts.id = any(array(
    select id from ${scan(query)} as scanned where ${sql.join(conditions, sql` and `)}
    order by published_at desc, id desc limit ${limit}))`;
  return unconvertedPosts(db)
    .where(found)
    .orderBy('crawled_posts.published_at', 'desc')
    .orderBy('crawled_posts.id', 'desc')
    .execute();
}

/** Where a scan stops before the oldest post; undefined when it reads them all. */
export async function findCrawledScanEnd(
  db: Db,
  query: CrawledQuery,
): Promise<CrawledPosition | undefined> {
  const { rows } = await sql<CrawledPosition>`
    select published_at, id from ${scan(query)} as scanned
    offset ${sql.lit(scannedPosts - 1)} limit 1`.execute(db);
  return rows[0];
}

/** One crawled post whole; undefined for what is not there or is converted. */
export const findCrawledPost = (db: Db, id: string) =>
  unconvertedPosts(db)
    .where('crawled_posts.id', '=', id)
    .select('crawled_posts.html')
    .executeTakeFirst();

/**
 * Keeps what was crawled; of an address that is known already, over what was there.
 * @param rows in one order for everybody, so that two batches never wait for each other
 */
export async function upsertCrawledPosts(
  trx: Db,
  rows: Insertable<Schema['crawled_posts']>[],
): Promise<void> {
  await trx
    .insertInto('crawled_posts')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['source_id', 'url']).doUpdateSet((eb) => ({
        title: eb.ref('excluded.title'),
        title_search: eb.ref('excluded.title_search'),
        html: eb.ref('excluded.html'),
        excerpt: eb.ref('excluded.excerpt'),
        format: eb.ref('excluded.format'),
        image_url: eb.ref('excluded.image_url'),
        published_at: eb.ref('excluded.published_at'),
      })),
    )
    .execute();
}

/** Assigns what was crawled from a source to another creator. */
export async function transferCrawledPosts(
  trx: Db,
  sourceId: string,
  creatorId: string,
): Promise<void> {
  await trx
    .updateTable('crawled_posts')
    .set({ creator_id: creatorId })
    .where('source_id', '=', sourceId)
    .execute();
}

/**
 * Makes posts of a creator's crawled posts. Readers see them already, under the same ids: nothing
 * is handed over.
 */
export async function convertCrawledPosts(trx: Db, creatorId: string, now: Date): Promise<void> {
  await sql`insert into posts (id, creator_id, client_id, revision, format, state, live, title,
      title_search, html, excerpt, language, created_at, updated_at, submitted_at, published_at,
      published)
    select id, creator_id, id, 1, format, 'PUBLISHED', 'PUBLISHED', title,
      title_search, html, excerpt, language, created_at, ${now}::timestamptz, published_at,
      published_at,
      jsonb_build_object('title', title, 'html', html, 'revision', 1, 'excerpt', excerpt,
        'cover', null, 'sensitive', false)
    from crawled_posts where creator_id = ${creatorId} and not converted`.execute(trx);
  await trx
    .updateTable('crawled_posts')
    .set({ converted: true })
    .where('creator_id', '=', creatorId)
    .where('converted', '=', false)
    .execute();
}

/** How many of a creator's crawled posts are converted, or are not; each has an index. */
export async function countCrawledPosts(
  db: Db,
  creatorId: string,
  isConverted: boolean,
): Promise<number> {
  const { posts } = await db
    .selectFrom('crawled_posts')
    .where('creator_id', '=', creatorId)
    .where('converted', '=', sql.lit(isConverted))
    .select(sql<number>`count(*)::int`.as('posts'))
    .executeTakeFirstOrThrow();
  return posts;
}
