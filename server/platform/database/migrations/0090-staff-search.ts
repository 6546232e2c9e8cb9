import { type Kysely, sql } from 'kysely';

/*
 * Staff find hashtags by any part of the title, announcements by beginnings of words of their texts
 * in all languages, and invoices by the beginning of their number.
 */
const statements = [
  // On a large table an index takes longer than a statement may.
  `set local statement_timeout = 0`,
  // A title is one word: with its endings of three characters or more, as name_parts has them. The
  // cost keeps the planner from calling it for each row in the order of the list.
  `create function title_parts(title text) returns tsvector immutable parallel safe cost 1000
    return array_to_tsvector(array(
      select '^' || lower(title)
      union
      select right(lower(title), length)
      from generate_series(3, char_length(lower(title))) as length
    ))`,
  `create index hashtags_by_parts on hashtags using gin (title_parts(title))
    with (fastupdate = off)`,
  // search_words reads 300 characters; a text has more. PostgreSQL keeps words of up to 2 kB.
  `create function card_words(texts jsonb) returns tsvector immutable parallel safe cost 1000
    return array_to_tsvector(array(
      select distinct left(word, 300)
      from jsonb_array_elements(texts) as card,
        regexp_split_to_table(
          translate(
            lower(normalize(concat_ws(' ', card->>'title', card->>'text'), NFC)),
            chr(8204) || chr(8205), ''
          ),
          '[[:space:]._,:&|!*<>''"\\\\()@-]+'
        ) as word
      where word <> ''
    ))`,
  `create index comm_cards_by_words on comm_cards using gin (card_words(texts))`,
  `create index invoices_by_number on invoices (number collate "C")`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
