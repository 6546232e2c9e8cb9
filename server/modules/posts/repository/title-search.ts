import type { PostFormat } from '#domain/post/post-formats.ts';
import type { PostState } from '#domain/post/post-states.ts';
import { titleForSearch, titlePattern } from '#server/platform/database/like-pattern.ts';

/** How many of the newest posts are scanned before the index of titles is used. */
const scannedPosts = 500;
/** What ends a word of a title, as the index of titles has it (migration 0015). */
const wordSeparator = /[ .,:;!?|"()[\]{}<>&*/\\']+/;
const maxWords = 8;
/** Characters of a word that the index keeps. */
const maxWordLength = 200;

export const titleWords = (title: string): string[] =>
  titleForSearch(title)
    .split(wordSeparator)
    .filter((word) => word !== '');

/** How words are compared: as they are, or with one wrong letter in each longer one. */
export type TitleMatch = 'exact' | 'tolerant';

/**
 * Whether a word is long enough for one wrong letter, and short enough for a small pattern. Of a
 * number, another one is not meant.
 */
const isTolerant = (word: string) => {
  const { length } = [...word];
  return length >= minTolerant && length <= maxTolerant && !/\p{Nd}/u.test(word);
};
const [minTolerant, maxTolerant] = [4, 20];

/** Whether a search with wrong letters can find more than an exact one. */
export const hasTolerantWord = (title: string): boolean =>
  titleWords(title).slice(-maxWords).some(isTolerant);

/**
 * The query for the index of titles: all words of this creator. The last one may be incomplete;
 * where a letter may be wrong, the index is asked for the first half of the word.
 */
function titleTsQuery(creatorId: string, title: string, match: TitleMatch): string {
  const mark = creatorId.slice(-8);
  const words = titleWords(title).slice(-maxWords);
  return words
    .map((word, nth) => {
      const letters = [...word].slice(0, maxWordLength);
      const isHalf = match === 'tolerant' && isTolerant(word);
      const asked = isHalf ? letters.slice(0, Math.ceil(letters.length / 2)) : letters;
      return `'${mark}/${asked.join('')}'${isHalf || nth === words.length - 1 ? ':*' : ''}`;
    })
    .join(' & ');
}

/** A pattern for a word in which one letter is another one, missing, added or exchanged. */
export function tolerantPattern(word: string): string {
  const letters = [...word].map((letter) => letter.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const variants = letters.flatMap((letter, at) => {
    const [before, after] = [letters.slice(0, at), letters.slice(at + 1)];
    const [next = '', ...rest] = after;
    return [
      [...before, '.', ...after],
      [...before, ...after],
      ...(at > 0 ? [[...before, '.', letter, ...after]] : []),
      ...(next ? [[...before, next, letter, ...rest]] : []),
    ].map((variant) => variant.join(''));
  });
  return `(?:${[...new Set(variants)].join('|')})`;
}

type TitleQuery = {
  creatorId: string;
  archived: boolean;
  states?: readonly PostState[] | undefined;
  formats?: readonly PostFormat[] | undefined;
  title: string;
  after?: string | undefined;
  /** Part of the text of the statement (paging.ts, `rowsFor`). */
  limit: number;
};

/**
 * The statement that finds a creator's posts by a part of their title, newest first. A frequent
 * part fills a page from the newest posts, and no others are read. A rare one has few entries in
 * the index of titles, which the same statement then asks. Words may be in any order. The index
 * knows them by their prefix, so in older posts each has to be whole, the last one a beginning, and
 * a wrong letter has to be in the second half of its word.
 * @param addParameter adds a parameter and returns its placeholder
 */
export function titleSearchStatement(
  query: TitleQuery,
  columns: string,
  addParameter: (value: unknown) => string,
  match: TitleMatch,
): string {
  const { states, formats, title, after, limit } = query;
  const [creator, archived] = [addParameter(query.creatorId), addParameter(query.archived)];
  const holds = titleWords(title)
    .slice(-maxWords)
    .map((word) =>
      match === 'tolerant' && isTolerant(word)
        ? `title_search ~ ${addParameter(tolerantPattern(word))}`
        : `title_search like ${addParameter(`%${titlePattern(word)}%`)}`,
    );
  const behind = after ? ` and id < ${addParameter(after)}` : '';
  const own = `creator_id = ${creator} and archived = ${archived}${behind}`;
  const wanted = [
    ...holds,
    ...(states ? [`state in (${states.map(addParameter).join(', ')})`] : []),
    ...(formats ? [`format in (${formats.map(addParameter).join(', ')})`] : []),
  ].join(' and ');
  const newest = (what: string) =>
    `(select ${what} from posts where ${own} order by id desc limit ${scannedPosts}) as newest`;
  const words = addParameter(titleTsQuery(query.creatorId, title, match));
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
