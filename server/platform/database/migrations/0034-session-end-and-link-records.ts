import { type Kysely, sql } from 'kysely';

/*
 * Sessions end 90 days after sign-in, those of staff after 12 hours. Sign-in links stay after their
 * use as a record: who made them, when and on which kind of device they were used; a session names
 * the link that opened it.
 */
const statements = [
  `alter table sign_in_links
    add column id uuid not null default gen_random_uuid(),
    add column used_at timestamptz,
    add column withdrawn_at timestamptz,
    add column browser text,
    add column system text`,
  `create unique index sign_in_links_by_id on sign_in_links (id)`,
  `alter table sessions
    add column replaces text,
    add column sign_in_link_id uuid references sign_in_links (id) on delete set null`,
  `create index sessions_by_replaced on sessions (replaces) where replaces is not null`,
  `create index sessions_by_link on sessions (sign_in_link_id) where sign_in_link_id is not null`,
  `update sessions set expires_at = least(expires_at,
      sessions.created_at
        + case when people.role = 'staff' then interval '12 hours' else interval '90 days' end)
    from people where people.id = sessions.person_id`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
