import { type Kysely, sql } from 'kysely';

/*
 * What people see of their sessions. The id names a session; the value of its cookie stays secret.
 */
const statements = [
  `alter table sessions
    add column id uuid not null default gen_random_uuid(),
    add column seen_at timestamptz,
    add column login_type text,
    add column browser text,
    add column system text`,
  `update sessions set seen_at = created_at`,
  // A process of the version before still opens sessions, while others have migrated.
  `alter table sessions alter column seen_at set default now(), alter column seen_at set not null`,
  `create unique index sessions_by_id on sessions (id)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
