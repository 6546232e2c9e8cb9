import { type Kysely, sql } from 'kysely';

/*
 * Wrong passwords and codes, counted by a hash of what they have in common. They were rows of
 * `settings` before.
 */
const statements = [
  `create table sign_in_tries (
    key text primary key,
    tries integer not null,
    last_at timestamptz not null
  )`,
  `create index sign_in_tries_by_last on sign_in_tries (last_at)`,
  `delete from settings where name like 'login:%'`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
