import { type Kysely, sql } from 'kysely';
import { nasalRules, searchLetters } from '#domain/language/search-spelling.ts';

/*
 * A search takes several spellings of a word for the same (search-spelling.ts): the titles that are
 * kept for searching get the one form of them. Processes of the earlier version still write titles
 * as they are typed; such a title is found by its spelling until its post is saved again.
 */
const [from, to] = [sql.lit(searchLetters.from), sql.lit(searchLetters.to)];
const letters = sql<string>`translate(title_search, ${from}, ${to})`;
const nasals = nasalRules.reduce(
  (title, { pattern, anusvara }) =>
    sql<string>`regexp_replace(${title}, ${sql.lit(pattern)}, ${sql.lit(anusvara)}, 'g')`,
  letters,
);
const folded = sql<string>`trim(regexp_replace(${nasals}, '\\s+', ' ', 'g'))`;

export async function up(db: Kysely<unknown>): Promise<void> {
  // On a large table it takes longer than a statement may.
  await sql`set local statement_timeout = 0`.execute(db);
  for (const table of ['posts', 'crawled_posts'])
    await sql`update ${sql.table(table)} set title_search = ${folded}
      where title_search <> ${folded}`.execute(db);
}
