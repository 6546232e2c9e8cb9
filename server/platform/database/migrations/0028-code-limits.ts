import { type Kysely, sql } from 'kysely';

/*
 * Codes are bound to the browser that requested them, and limits count by number, browser and
 * network. Codes sent by a process of the previous version belong to no browser: people request
 * another.
 */
const statements = [
  `alter table code_sends
    add column device_hash text,
    add column block text,
    add column purpose text not null default 'sign-in',
    add column digits integer not null default 4,
    add column tries_max integer not null default 5,
    add column is_known boolean not null default false,
    add column replaced_by uuid`,
  `create index code_sends_by_device on code_sends (device_hash, sent_at desc)`,
  `create index code_sends_by_block on code_sends (block, sent_at desc)`,
  `create index code_sends_by_time on code_sends (sent_at) where not is_known`,
  // Codes that were entered wrongly in a browser that is new to the number. The id is that of the
  // send.
  `create table code_misses (
    id uuid primary key,
    phone text not null,
    block text,
    digits integer not null,
    at timestamptz not null
  )`,
  `create index code_misses_by_phone on code_misses (phone, at desc)`,
  `create index code_misses_by_block on code_misses (block, at desc)`,
  `create index code_misses_by_time on code_misses (at)`,
  // Messages with codes that wait for the gateway. The id is that of the send; turn orders them
  // fairly by network.
  `create table waiting_codes (
    id uuid primary key,
    network text not null,
    turn integer not null,
    sealed text not null,
    asked_at timestamptz not null,
    try_at timestamptz not null,
    claimed_until timestamptz,
    tries integer not null default 0,
    state text not null default 'waiting'
  )`,
  `create index waiting_codes_by_turn on waiting_codes (turn, asked_at) where state = 'waiting'`,
  `create index waiting_codes_by_network on waiting_codes (network, turn desc) where state = 'waiting'`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
