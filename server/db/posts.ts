import { CompiledQuery, type Selectable, sql } from 'kysely';
import type { PostFormat, PostState } from '#domain/post-states.ts';
import type { Db } from './database.ts';
import type { PostsTable, Schema } from './schema.ts';
import { likeText, titleStatement, titleWords } from './title-search.ts';

/** Everything a card shows; the body stays where it is. */
const cardColumns = [
  'id',
  'creator_id',
  'client_id',
  'revision',
  'format',
  'state',
  'live',
  'archived',
  'title',
  'excerpt',
  'language',
  'cover',
  'made_with_ai',
  'created_at',
  'updated_at',
  'submitted_at',
  'published_at',
  'rejection',
  'restriction',
  'views',
  'impressions',
  'likes',
  'shares',
  'comments',
  'stats_as_of',
] as const satisfies readonly (keyof Schema['posts'])[];

export type PostQuery = {
  creatorId: string;
  archived: boolean;
  states?: readonly PostState[] | undefined;
  formats?: readonly PostFormat[] | undefined;
  title?: string | undefined;
  /** The id of the last row of the page before. */
  after?: string | undefined;
  limit: number;
};

const times = ['created_at', 'updated_at', 'submitted_at', 'published_at', 'stats_as_of'] as const;

type Column = (typeof cardColumns)[number];
type Time = (typeof times)[number];
type Row = Selectable<PostsTable>;

/** A row of a list; its times come as text where a page of them is read (stored-time.ts). */
export type CardRow = Pick<Row, Exclude<Column, Time>> & { [Name in Time]: Row[Name] | string };

const isTime = (name: Column) => (times as readonly Column[]).includes(name);
const columns = cardColumns.map((name) => (isTime(name) ? `${name}::text` : name)).join(', ');

/** Written as text: for the most frequent query of all, building it piece by piece takes longer than sending it. */
function pageOf(query: PostQuery, given: (value: unknown) => string, state?: PostState): string {
  const { creatorId, archived, formats, title, after, limit } = query;
  const conditions = [
    `creator_id = ${given(creatorId)} and archived = ${given(archived)}`,
    ...(state ? [`state = ${given(state)}`] : []),
    ...(formats ? [`format in (${formats.map(given).join(', ')})`] : []),
    ...(title ? [`title_search like ${given(`%${likeText(title)}%`)}`] : []),
    ...(after ? [`id < ${given(after)}`] : []),
  ];
  return `select ${columns} from posts where ${conditions.join(' and ')} order by id desc limit ${given(limit)}`;
}

/**
 * A person's posts, newest first. Each state is read on its own index and the few rows are merged, so that a page costs the
 * same among a hundred posts and among a million.
 */
export async function listPosts(db: Db, query: PostQuery): Promise<CardRow[]> {
  const parameters: unknown[] = [];
  const given = (value: unknown) => `$${parameters.push(value)}`;
  const { title } = query;
  if (title && titleWords(title).length > 0) {
    const text = titleStatement({ ...query, title }, columns, given);
    return (await db.executeQuery<CardRow>(CompiledQuery.raw(text, parameters))).rows;
  }
  const pages = (query.states ?? [undefined]).map((state) => pageOf(query, given, state));
  const whole =
    pages.length === 1
      ? pages.join()
      : `select * from (${pages.map((page) => `(${page})`).join(' union all ')}) as pages
          order by id desc limit ${given(query.limit)}`;
  return (await db.executeQuery<CardRow>(CompiledQuery.raw(whole, parameters))).rows;
}

export type QueueQuery = {
  formats?: readonly PostFormat[] | undefined;
  language?: string | undefined;
  after?: readonly [string, string] | undefined;
  limit: number;
  now: Date;
};

/** Posts in review with their authors and with who has them in hand, the longest waiting first. */
export async function listReviewQueue(db: Db, query: QueueQuery) {
  let rows = db
    .selectFrom('posts')
    .innerJoin('people', 'people.id', 'posts.creator_id')
    .leftJoin('review_claims', (join) =>
      join.onRef('review_claims.post_id', '=', 'posts.id').on('review_claims.until', '>', query.now),
    )
    .leftJoin('people as holders', 'holders.id', 'review_claims.person_id')
    .where('posts.state', '=', sql.lit('SUBMITTED_FOR_DHPUBLISH_REVIEW' as const))
    .where(sql<boolean>`not posts.archived`);
  if (query.formats) rows = rows.where('posts.format', 'in', query.formats);
  if (query.language) rows = rows.where('posts.language', '=', query.language as 'hi');
  if (query.after) {
    const [time, id] = query.after;
    rows = rows.where(sql<boolean>`(posts.submitted_at, posts.id) > (${time}::timestamptz, ${id}::uuid)`);
  }
  return rows
    .orderBy('posts.submitted_at')
    .orderBy('posts.id')
    .limit(query.limit)
    .select(cardColumns.map((column) => `posts.${column}` as const))
    .select([
      'people.name as author_name',
      'people.handle as author_handle',
      'people.picture_id as author_picture_id',
      'people.position as author_position',
      'people.agency_id as author_agency_id',
      'holders.id as holder_id',
      'holders.name as holder_name',
      'review_claims.since as claimed_since',
      'review_claims.until as claimed_until',
    ])
    .execute();
}
