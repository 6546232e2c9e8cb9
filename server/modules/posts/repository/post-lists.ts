import { CompiledQuery, type Selectable } from 'kysely';
import type { PostFormat } from '#domain/post/post-formats.ts';
import type { PostState } from '#domain/post/post-states.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { titlePattern } from '#server/platform/database/like-pattern.ts';
import type { PostsTable } from '#server/platform/database/schema/posts-table.ts';
import type { Schema } from '#server/platform/database/schema/schema.ts';
import {
  hasTolerantWord,
  type TitleMatch,
  titleSearchStatement,
  titleWords,
} from './title-search.ts';

/** Everything a card shows; the body stays where it is. */
export const cardColumns = [
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
  'publish_at',
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
  /** Part of the text of the statement (paging.ts, `rowsFor`). */
  limit: number;
};

const timestampColumns = [
  'created_at',
  'updated_at',
  'submitted_at',
  'publish_at',
  'published_at',
  'stats_as_of',
] as const;

type Column = (typeof cardColumns)[number];
type Time = (typeof timestampColumns)[number];
type Row = Selectable<PostsTable>;

/** A row of a list; its times come as text where a page of them is read (stored-time.ts). */
export type PostCardRow = Pick<Row, Exclude<Column, Time>> & { [Name in Time]: Row[Name] | string };

export const isTimestamp = (name: Column) => (timestampColumns as readonly Column[]).includes(name);
const columns = cardColumns.map((name) => (isTimestamp(name) ? `${name}::text` : name)).join(', ');

/**
 * Written as text: for the most frequent query of all, building it piece by piece takes longer than
 * sending it.
 */
function pageQuery(
  query: PostQuery,
  addParameter: (value: unknown) => string,
  state?: PostState,
): string {
  const { creatorId, archived, formats, title, after, limit } = query;
  const conditions = [
    `creator_id = ${addParameter(creatorId)} and archived = ${addParameter(archived)}`,
    ...(state ? [`state = ${addParameter(state)}`] : []),
    ...(formats ? [`format in (${formats.map(addParameter).join(', ')})`] : []),
    ...(title ? [`title_search like ${addParameter(`%${titlePattern(title)}%`)}`] : []),
    ...(after ? [`id < ${addParameter(after)}`] : []),
  ];
  return `select ${columns} from posts where ${conditions.join(' and ')}
    order by id desc limit ${limit}`;
}

/**
 * A creator's posts that wait for their time, the next first.
 * @param after time and id of the last row of the page before
 */
export async function listScheduledPosts(
  db: Db,
  { creatorId, archived, formats, title, limit }: Omit<PostQuery, 'states' | 'after'>,
  after: string[] | null,
): Promise<PostCardRow[]> {
  const parameters: unknown[] = [];
  const addParameter = (value: unknown) => `$${parameters.push(value)}`;
  const conditions = [
    `state = 'SCHEDULED'`,
    `creator_id = ${addParameter(creatorId)} and archived = ${addParameter(archived)}`,
    ...(formats ? [`format in (${formats.map(addParameter).join(', ')})`] : []),
    ...(title ? [`title_search like ${addParameter(`%${titlePattern(title)}%`)}`] : []),
    ...(after
      ? [`(posts.publish_at, posts.id) > (${addParameter(after[0])}, ${addParameter(after[1])})`]
      : []),
  ];
  const text = `select ${columns} from posts where ${conditions.join(' and ')}
    order by posts.publish_at, posts.id limit ${limit}`;
  return (await db.executeQuery<PostCardRow>(CompiledQuery.raw(text, parameters))).rows;
}

/**
 * A person's posts, newest first. Each state is read on its own index and the few rows are merged,
 * so that a page costs the same among a hundred posts and among a million. A title that no post has
 * is searched with wrong letters.
 */
export async function listPosts(db: Db, query: PostQuery): Promise<PostCardRow[]> {
  const { title } = query;
  if (title && titleWords(title).length > 0) {
    const found = await listByTitle(db, { ...query, title }, 'exact');
    if (found.length > 0 || !hasTolerantWord(title)) return found;
    return listByTitle(db, { ...query, title }, 'tolerant');
  }
  const parameters: unknown[] = [];
  const addParameter = (value: unknown) => `$${parameters.push(value)}`;
  const pages = (query.states ?? [undefined]).map((state) => pageQuery(query, addParameter, state));
  const whole =
    pages.length === 1
      ? pages.join()
      : `select * from (${pages.map((page) => `(${page})`).join(' union all ')}) as pages
          order by id desc limit ${query.limit}`;
  return (await db.executeQuery<PostCardRow>(CompiledQuery.raw(whole, parameters))).rows;
}

async function listByTitle(
  db: Db,
  query: PostQuery & { title: string },
  match: TitleMatch,
): Promise<PostCardRow[]> {
  const parameters: unknown[] = [];
  const addParameter = (value: unknown) => `$${parameters.push(value)}`;
  const text = titleSearchStatement(query, columns, addParameter, match);
  return (await db.executeQuery<PostCardRow>(CompiledQuery.raw(text, parameters))).rows;
}
