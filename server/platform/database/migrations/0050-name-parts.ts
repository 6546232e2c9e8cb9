import { type Kysely, sql } from 'kysely';

/*
 * People are found by any part of a word of their name or handle. The index has every word, marked
 * with `^`, and its endings of three characters or more: what a word begins with is found among the
 * words, and what it contains is the beginning of an ending. It needs no extension and knows every
 * script, whatever the locale of the database.
 */
const statements = [
  // On a large table an index takes longer than a statement may.
  `set local statement_timeout = 0`,
  `create function name_parts(name text, handle text) returns tsvector immutable parallel safe
    return array_to_tsvector(coalesce((
      select array_agg(distinct part)
      from unnest(search_words(coalesce(name, '') || ' ' || coalesce(handle, ''))) as word,
        lateral (
          select '^' || word as part
          union all
          select right(word, length) from generate_series(3, char_length(word)) as length
        ) as parts
    ), '{}'))`,
  `create index people_by_name_parts on people using gin (name_parts(name, handle))
    with (fastupdate = off) where merged_into is null`,
  // Processes of the version before search without it until they stop.
  `drop index people_by_words`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
