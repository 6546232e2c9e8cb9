import { type Kysely, sql } from 'kysely';

/*
 * When people last authenticated, how to notify them of a change, replaced numbers that can be
 * restored, and from when money is paid to bank details.
 */
const statements = [
  // Null in sessions that an older server opened: they were authenticated when they began.
  `alter table sessions add column authenticated_at timestamptz`,
  // An address that the provider has verified.
  `alter table identities add column email text`,
  // Null for details from before: they are paid to.
  `alter table bank_details add column payable_from timestamptz`,
  `create table phone_changes (
    id uuid primary key,
    person_id uuid not null references people,
    old_phone text not null,
    new_phone text not null,
    changed_at timestamptz not null,
    undo_until timestamptz not null,
    undone_at timestamptz
  )`,
  `create table phone_change_tokens (
    token_hash text primary key,
    change_id uuid not null references phone_changes on delete cascade
  )`,
  `create index phone_change_tokens_by_change on phone_change_tokens (change_id)`,
  `create index phone_changes_by_person on phone_changes (person_id, changed_at)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
