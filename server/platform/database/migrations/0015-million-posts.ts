import { type Kysely, sql } from 'kysely';

/** The posts that wait for a moderator. */
const waiting = `where state = 'SUBMITTED_FOR_DHPUBLISH_REVIEW' and not archived`;

/** The characters that end a word of a title. */
const ends = ` .,:;!?|"()[]{}<>&*/\\''`;

/** Characters of a word; a tsvector takes 2046 bytes, and emoji of one letter have dozens. */
const longest = 200;

/*
 * Titles are searched within the posts of one creator (title-search.ts). The index prefixes each
 * word with a mark of the creator, so that each of its lists holds posts of one creator. One
 * expression of plain functions in standard form, for the reason given in 0009, and because
 * statements can inline it: with a query inside it takes a hundred times as long.
 */
const statements = [
  // On a large table an index takes longer than a statement may.
  `set local statement_timeout = 0`,
  `set local maintenance_work_mem = '256MB'`,
  `create function title_words(creator uuid, title text) returns tsvector immutable parallel safe
    return array_to_tsvector(array_remove(
      string_to_array(
        right(creator::text, 8) || '/'
          || replace(
            regexp_replace(
              translate(title, '${ends}', repeat(' ', ${ends.length})),
              '([^ ]{${longest}})[^ ]+', '\\1', 'g'
            ),
            ' ', ' ' || right(creator::text, 8) || '/'
          ),
        ' '
      ),
      right(creator::text, 8) || '/'
    ))`,
  `create index posts_by_title on posts using gin (title_words(creator_id, title_search)) with (fastupdate = off)`,
  `create index posts_in_review_by_language on posts (language, submitted_at, id) ${waiting}`,
  `create index posts_in_review_by_format on posts (format, submitted_at, id) ${waiting}`,
  // For the number next to each name in a list, which would otherwise be searched among all
  // numbers.
  `create index identities_with_phone on identities (person_id) where kind = 'MOBILE'`,
  // Leaves room for an updated row on the same page, so that a counter update touches no index.
  `alter table posts set (fillfactor = 90)`,
  `alter table engagement_days set (fillfactor = 90)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
