import { type Kysely, sql } from 'kysely';

const figures = "'<figure[^>]*>.*?</figure>', '', 'g'";

const statements = [
  'alter table posts add column image_kind text, add column video jsonb, add column made_with_ai boolean',
  // Pictures of other formats than articles were in the text too, where they would now be shown
  // twice.
  `update posts set
      published = case when published is null then null else published
        || jsonb_build_object(
          'html', regexp_replace(published ->> 'html', ${figures}), 'pictures', pictures
        ) end,
      html = regexp_replace(html, ${figures})
    where format <> 'FORMAT_ARTICLE' and pictures <> '[]'`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
