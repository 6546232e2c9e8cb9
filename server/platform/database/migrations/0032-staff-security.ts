import { type Kysely, sql } from 'kysely';

/*
 * The second factor of staff, password reset links, the log of staff events, and the right to
 * manage staff. The oldest staff account gets it; `npm run staff` gives it to others.
 */
const statements = [
  `create table passkeys (
    id uuid primary key,
    person_id uuid not null references people,
    credential_id text not null unique,
    public_key bytea not null,
    counter bigint not null,
    transports text[] not null,
    name text not null,
    created_at timestamptz not null,
    used_at timestamptz
  )`,
  `create index passkeys_by_person on passkeys (person_id)`,
  `create table authenticator_apps (
    person_id uuid primary key references people,
    secret bytea not null,
    last_step integer not null,
    created_at timestamptz not null,
    confirmed_at timestamptz
  )`,
  `create table recovery_codes (
    person_id uuid not null references people,
    code_hash text not null,
    used_at timestamptz,
    primary key (person_id, code_hash)
  )`,
  `create table pending_sign_ins (
    token_hash text primary key,
    person_id uuid not null references people,
    purpose text not null,
    tries integer not null default 0,
    expires_at timestamptz not null
  )`,
  `create index pending_sign_ins_by_person on pending_sign_ins (person_id)`,
  `create table used_challenges (challenge_hash text primary key, expires_at timestamptz not null)`,
  `create table password_resets (
    token_hash text primary key,
    person_id uuid not null references people,
    expires_at timestamptz not null
  )`,
  `create index password_resets_by_person on password_resets (person_id)`,
  `create table staff_events (
    id uuid primary key,
    person_id uuid not null references people,
    action text not null,
    by_person uuid references people,
    reason text,
    at timestamptz not null
  )`,
  `create index staff_events_by_person on staff_events (person_id, at)`,
  `update people set permissions = array_append(permissions, 'MANAGE_STAFF') where id = (
    select id from people where role = 'staff' and 'INTERNAL' = any(permissions)
    order by created_at, id limit 1
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
