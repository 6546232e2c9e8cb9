import { type RawBuilder, sql } from 'kysely';
import { latinDigits } from '#domain/language/digits.ts';
import { normalisePhone } from '#domain/person/phone.ts';

/** Fewer would find half of everybody. */
const minDigits = 4;
const maxWords = 8;

/**
 * The table `people`, narrowed to those whom a typed text means: each of its words begins a word of
 * their name or handle, or its digits begin or end their phone number. Everybody where nothing is
 * typed.
 */
export function peopleMatching(text: string | undefined): RawBuilder<unknown> {
  if (!text) return sql`people`;
  const isNamed = matchesWordPrefixes(sql`name_words(name, handle)`, text);
  const byWords = sql`from people where merged_into is null and ${isNamed}`;
  const digits = phoneDigits(text);
  // With an offset of nothing: or the planner walks through everybody in the order of the list.
  if (!digits) return sql`(select * ${byWords} offset 0) as people`;
  return sql`(select * from people where id = any(array(
      select id ${byWords} union ${phonePrefixQuery(sql`subject`, digits)}
        union ${phonePrefixQuery(sql`reverse(subject)`, [...digits].reverse().join(''))}
    )) offset 0) as people`;
}

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

/** As a range, which an index serves under every plan. A colon comes after the digits. */
const phonePrefixQuery = (text: RawBuilder<unknown>, digits: string) =>
  sql`select person_id from identities where kind = 'MOBILE'
    and ${text} collate "C" >= ${digits} and ${text} collate "C" < ${`${digits}:`}`;

function phoneDigits(text: string): string | null {
  const whole = normalisePhone(text);
  if (whole) return whole;
  const digits = latinDigits(text).replace(/[\s().+•-]/g, '');
  return digits.length >= minDigits && /^\d+$/.test(digits) ? digits : null;
}
