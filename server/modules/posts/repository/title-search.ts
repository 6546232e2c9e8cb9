import type { PostFormat } from '#domain/post/post-formats.ts';
import type { PostState } from '#domain/post/post-states.ts';
import { likePattern, normaliseForSearch } from '#server/platform/database/like-pattern.ts';

/** How many of the newest posts are scanned before the index of titles is used. */
const scannedPosts = 500;
/** What ends a word of a title, as the index of titles has it (migration 0015). */
const wordSeparator = /[ .,:;!?|"()[\]{}<>&*/\\']+/;
const maxWords = 8;
/** Characters of a word that the index keeps. */
const maxWordLength = 200;

export const titleWords = (title: string): string[] =>
  normaliseForSearch(title)
    .split(wordSeparator)
    .filter((word) => word !== '');

/** The query for the index of titles: all words of this creator; the last one may be incomplete. */
function titleTsQuery(creatorId: string, title: string): string {
  const mark = creatorId.slice(-8);
  const words = titleWords(title).map(
    (word, nth, { length }) =>
      `'${mark}/${[...word].slice(0, maxWordLength).join('')}'${nth === length - 1 ? ':*' : ''}`,
  );
  return words.slice(-maxWords).join(' & ');
}

type TitleQuery = {
  creatorId: string;
  archived: boolean;
  states?: readonly PostState[] | undefined;
  formats?: readonly PostFormat[] | undefined;
  title: string;
  after?: string | undefined;
  /** Stands in the text of the statement (paging.ts, `rowsFor`). */
  limit: number;
};

/**
 * The statement that finds a creator's posts by a part of their title, newest first. A frequent
 * part fills a page from the newest posts, and no others are read. A rare one has few entries in
 * the index of titles, which the same statement then asks. The index knows words by their prefix,
 * so in older posts the text has to start at a word.
 * @param addParameter adds a parameter and returns its placeholder
 */
export function titleSearchStatement(
  query: TitleQuery,
  columns: string,
  addParameter: (value: unknown) => string,
): string {
  const { states, formats, title, after, limit } = query;
  const [creator, archived] = [addParameter(query.creatorId), addParameter(query.archived)];
  const like = `title_search like ${addParameter(`%${likePattern(title)}%`)}`;
  const behind = after ? ` and id < ${addParameter(after)}` : '';
  const own = `creator_id = ${creator} and archived = ${archived}${behind}`;
  const wanted = [
    like,
    ...(states ? [`state in (${states.map(addParameter).join(', ')})`] : []),
    ...(formats ? [`format in (${formats.map(addParameter).join(', ')})`] : []),
  ].join(' and ');
  const newest = (what: string) =>
    `(select ${what} from posts where ${own} order by id desc limit ${scannedPosts}) as newest`;
  const words = addParameter(titleTsQuery(query.creatorId, title));
  return `select ${columns} from posts where id = any(array(
      with near as materialized (
        select id from ${newest('id, title_search, state, format')} where ${wanted}
        order by id desc limit ${limit}
      ), worded as materialized (
        select id, creator_id, archived, title_search, state, format from posts
        where title_words(creator_id, title_search) @@ ${words}::tsquery
          and (select count(*) from near) < ${limit}
          and (select count(*) from ${newest('id')}) = ${scannedPosts}
      ), far as (
        select id from worded where ${own} and ${wanted} order by id desc limit ${limit}
      )
      select id from near union select id from far
    )) order by id desc limit ${limit}`;
}
