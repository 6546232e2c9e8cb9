import { type Kysely, sql } from 'kysely';

/*
 * Until when the cookie `auth-user` alone opens a session. Earlier sessions have no
 * `__Host-auth-user` yet and get it with their next call; after thirty days the old name is not
 * needed. Null for new sessions.
 */
const statements = [
  // A process of the version before opens sessions without it, while others have migrated.
  `alter table sessions
    add column plain_cookie_until timestamptz default now() + interval '30 days'`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
