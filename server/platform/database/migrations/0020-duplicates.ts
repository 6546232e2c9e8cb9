import { type Kysely, sql } from 'kysely';

/**
 * What stands between letters. Signs of the scripts of India and of Arabic among it: danda, Urdu
 * full stop and comma.
 */
const between =
  ` \t\n\r\u00a0\u200b\u200c\u200d\u2060\ufeff.,:;!?…'"\`´‘’‚“”„«»‹›()[]{}<>-‐‑‒–—―_/\\\\|*#&@%+=~^•·।॥؛،؟۔٪`.replaceAll(
    "'",
    "''",
  );

/*
 * Posts that say the same are found by what is left of title and text without blanks, signs and
 * formatting. The keys are columns: an index over the expression itself would be rebuilt whenever
 * a counter of a full page rises. One expression of plain functions in the form of the standard,
 * for the reason that stands in 0009.
 */
const statements = [
  // The rows are rewritten, which takes longer than a statement may.
  `set local statement_timeout = 0`,
  `create function letters_key(html text) returns uuid immutable parallel safe
    return md5(translate(lower(normalize(regexp_replace(html, '<[^>]*>|&[a-z]+;', '', 'g'))), '${between}', ''))::uuid`,
  `alter table posts
    add column title_key uuid not null generated always as (letters_key(title)) stored,
    add column text_key uuid not null generated always as (letters_key(html)) stored`,
  `create index posts_by_title_key on posts (creator_id, title_key, id)`,
  `create index posts_by_text_key on posts (creator_id, text_key, id)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
