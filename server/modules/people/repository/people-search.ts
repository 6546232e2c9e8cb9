import { type RawBuilder, sql } from 'kysely';
import { latinDigits } from '#domain/language/digits.ts';
import { normalisePhone } from '#domain/person/phone.ts';

/** With fewer characters half of all rows match. */
const minDigits = 4;
const maxWords = 8;

/**
 * The ids of people who match typed text: each of its words is a part of a word of the name or
 * handle, a short one its beginning; or its digits start or end the phone number.
 * @param columns of `people`, next to the id
 * @param condition on `people`
 */
export function matchingPeople(
  text: string,
  columns: RawBuilder<unknown>,
  condition: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const digits = phoneDigits(text);
  if (!digits) return namedPeople(text, columns, condition);
  return sql`select ${columns} from people where id = any(array(
      ${idsOfNamed(text)} union ${phonePrefixQuery(sql`subject`, digits)}
        union ${phonePrefixQuery(sql`reverse(subject)`, [...digits].reverse().join(''))}
    )) and ${condition}`;
}

/**
 * The table `people`, filtered as by {@link matchingPeople}; without text, everybody.
 */
export const peopleMatching = (text: string | undefined): RawBuilder<unknown> =>
  text
    ? // `offset 0` keeps the planner from scanning all rows in the order of the list.
      sql`(${matchingPeople(text, sql`*`, sql`true`)} offset 0) as people`
    : sql`people`;

const isNamed = (text: string) => hasNameParts(sql`name`, sql`handle`, text);

/** Whether a name and a handle have each typed word, as {@link matchingPeople} has them. */
export const hasNameParts = (
  name: RawBuilder<unknown>,
  handle: RawBuilder<unknown>,
  text: string,
): RawBuilder<boolean> => hasWordParts(sql`name_parts(${name}, ${handle})`, text);

/** Whether each typed word is a part of one of the words whose parts these are. */
export const hasWordParts = (parts: RawBuilder<unknown>, text: string): RawBuilder<boolean> =>
  sql<boolean>`${parts} @@ ${namePartsQuery(text)}`;

/**
 * People whose name or handle has each typed word, as {@link matchingPeople} has them.
 * @param columns of `people`
 * @param condition on `people`
 */
export const namedPeople = (
  text: string,
  columns: RawBuilder<unknown>,
  condition: RawBuilder<unknown>,
): RawBuilder<unknown> =>
  sql`select ${columns} from people
    where merged_into is null and ${isNamed(text)} and ${condition}`;

/** The ids of {@link namedPeople}. */
export const idsOfNamed = (text: string, condition = sql`true`): RawBuilder<unknown> =>
  namedPeople(text, sql`people.id`, condition);

/**
 * Whether each word of a typed text begins one of the words that an index has. Nothing has words
 * that are none.
 */
export const matchesWordPrefixes = (
  words: RawBuilder<unknown>,
  text: string,
): RawBuilder<boolean> =>
  // Without a word the aggregate is null, and so is the whole.
  sql<boolean>`${words} @@ (select string_agg('''' || word || ''':*', ' & ')::tsquery
    from unnest((search_words(${text}))[1:${sql.lit(maxWords)}]) as word)`;

/** Shorter words are in most names, so they are only looked for at the beginning of a word. */
const minPartLength = 3;

/** The typed words as the index of name parts has them (migration 0050). */
const namePartsQuery = (text: string) =>
  sql`(select string_agg('''' || case when char_length(word) < ${sql.lit(minPartLength)}
      then '^' else '' end || word || ''':*', ' & ')::tsquery
    from unnest((search_words(${text}))[1:${sql.lit(maxWords)}]) as word)`;

/** A range, which an index serves under every plan. A colon follows the digits. */
const phonePrefixQuery = (text: RawBuilder<unknown>, digits: string) =>
  sql`select person_id from identities where kind = 'MOBILE'
    and ${text} collate "C" >= ${digits} and ${text} collate "C" < ${`${digits}:`}`;

function phoneDigits(text: string): string | null {
  const whole = normalisePhone(text);
  if (whole) return whole;
  const digits = latinDigits(text).replace(/[\s().+•-]/g, '');
  return digits.length >= minDigits && /^\d+$/.test(digits) ? digits : null;
}
