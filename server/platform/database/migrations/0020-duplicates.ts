import { type Kysely, sql } from 'kysely';

/**
 * Characters between letters, including signs of Indian scripts and Arabic: danda, Urdu full stop
 * and comma.
 */
const signs = ` \t\n\r\u00a0\u200b\u200c\u200d\u2060\ufeff.,:;!?…'"\`´‘’‚“”„«»‹›()[]{}<>-‐‑‒–—―_/\\\\|*#&@%+=~^•·।॥؛،؟۔٪`;
const between = signs.replaceAll("'", "''");

/*
 * Duplicates are found by title and text without blanks, signs and formatting. The keys are
 * columns: an index on the expression would be updated whenever a counter changes on a full page.
 * One expression of plain functions in standard form, for the reason given in 0009.
 */
const statements = [
  // The rows are rewritten, which takes longer than a statement may.
  `set local statement_timeout = 0`,
  `create function letters_key(html text) returns uuid immutable parallel safe
    return md5(translate(
      lower(normalize(regexp_replace(html, '<[^>]*>|&[a-z]+;', '', 'g'))), '${between}', ''
    ))::uuid`,
  `alter table posts
    add column title_key uuid not null generated always as (letters_key(title)) stored,
    add column text_key uuid not null generated always as (letters_key(html)) stored`,
  `create index posts_by_title_key on posts (creator_id, title_key, id)`,
  `create index posts_by_text_key on posts (creator_id, text_key, id)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
