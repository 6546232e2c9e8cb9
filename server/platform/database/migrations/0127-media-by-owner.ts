import { type Kysely, sql } from 'kysely';

/* A copy of the own data reads the pictures and taken-over posts of a person page by page. */
const statements = [
  'create index pictures_by_owner_and_id on pictures (owner_id, id)',
  'create index crawled_posts_by_creator_and_id on crawled_posts (creator_id, id)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
