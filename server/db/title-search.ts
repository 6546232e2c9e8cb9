import type { PostFormat, PostState } from '#domain/post-states.ts';

/** So many of the newest posts are read through before the index of titles is asked. */
const readThrough = 500;
/** What ends a word of a title, as the index of titles has it (migration 0015). */
const ends = /[ .,:;!?|"()[\]{}<>&*/\\']+/;
const mostWords = 8;
/** Characters of a word that the index keeps. */
const longestWord = 200;

/** A title as it is searched: lower case where the script has it, composed, blanks folded. */
export function searchText(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** A part of a title as `like` looks for it. */
export function likeText(text: string): string {
  return searchText(text).replace(/[\\%_]/g, '\\$&');
}

export const titleWords = (title: string): string[] =>
  searchText(title)
    .split(ends)
    .filter((word) => word !== '');

/** What the index of titles is asked: words of this creator, all of them, of which the last may have just begun. */
function wordQuery(creatorId: string, title: string): string {
  const mark = creatorId.slice(-8);
  const words = titleWords(title).map(
    (word, nth, { length }) =>
      `'${mark}/${[...word].slice(0, longestWord).join('')}'${nth === length - 1 ? ':*' : ''}`,
  );
  return words.slice(-mostWords).join(' & ');
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
 * The statement that finds a creator's posts, newest first, by a part of their title. What is frequent fills a page from
 * their newest posts, of which no more are read then. What is not is rare among all of them, so that the index of titles names few; it is asked in the same
 * statement, and only then. It knows words by their beginning: in older posts the text has to begin where a word does.
 * @param given notes a parameter and gives its place
 */
export function titleStatement(
  query: TitleQuery,
  columns: string,
  given: (value: unknown) => string,
): string {
  const { states, formats, title, after, limit } = query;
  const [creator, archived] = [given(query.creatorId), given(query.archived)];
  const like = `title_search like ${given(`%${likeText(title)}%`)}`;
  const own = `creator_id = ${creator} and archived = ${archived}${after ? ` and id < ${given(after)}` : ''}`;
  const wanted = [
    like,
    ...(states ? [`state in (${states.map(given).join(', ')})`] : []),
    ...(formats ? [`format in (${formats.map(given).join(', ')})`] : []),
  ].join(' and ');
  const newest = (what: string) =>
    `(select ${what} from posts where ${own} order by id desc limit ${readThrough}) as newest`;
  return `select ${columns} from posts where id = any(array(
      with near as materialized (
        select id from ${newest('id, title_search, state, format')} where ${wanted} order by id desc limit ${limit}
      ), worded as materialized (
        select id, creator_id, archived, title_search, state, format from posts
        where title_words(creator_id, title_search) @@ ${given(wordQuery(query.creatorId, title))}::tsquery
          and (select count(*) from near) < ${limit} and (select count(*) from ${newest('id')}) = ${readThrough}
      ), far as (
        select id from worded where ${own} and ${wanted} order by id desc limit ${limit}
      )
      select id from near union select id from far
    )) order by id desc limit ${limit}`;
}
