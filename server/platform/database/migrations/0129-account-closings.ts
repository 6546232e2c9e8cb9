import { type Kysely, sql } from 'kysely';

/*
 * Accounts that their creators have closed. Until `erase_at` they can come back. `posts_hidden_to`
 * is the last post that the publisher was told to hide, in the order of ids: hiding moves it up,
 * and after a return showing moves it down. `erasures` records what was erased, without any data of
 * the person.
 */
const statements = [
  `create table account_closings (
    person_id uuid primary key references people on delete cascade,
    state text not null check (state in ('closing', 'returned')),
    requested_at timestamptz not null,
    erase_at timestamptz not null,
    posts_hidden_to uuid,
    is_swept boolean not null default false,
    claimed_until timestamptz,
    tries int not null default 0
  )`,
  `create index account_closings_unswept on account_closings (requested_at) where not is_swept`,
  `create index account_closings_due on account_closings (erase_at) where state = 'closing'`,
  `create table erasures (
    id uuid primary key,
    requested_at timestamptz not null,
    erased_at timestamptz not null,
    deleted_rows jsonb not null
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
