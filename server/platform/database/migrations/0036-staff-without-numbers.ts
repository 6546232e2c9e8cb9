import { type Kysely, sql } from 'kysely';

/*
 * Staff sign in with a password only: numbers that they had added, and what was opened with one,
 * go.
 */
const staff = `select id from people where role = 'staff'`;
const statements = [
  `delete from phone_change_tokens
    where change_id in (select id from phone_changes where person_id in (${staff}))`,
  `delete from phone_changes where person_id in (${staff})`,
  `delete from identities where kind = 'MOBILE' and person_id in (${staff})`,
  `delete from sessions where login_type <> 'INTERNAL' and person_id in (${staff})`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
