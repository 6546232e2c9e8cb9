import { type Kysely, sql } from 'kysely';

/*
 * What the publisher was told about each post, and every attempt. The posts are not referenced:
 * a deleted post is still withdrawn. Posts that failed before get a delivery that staff can resend.
 */
const statements = [
  // On a large table an index takes longer than a statement may.
  `set local statement_timeout = 0`,
  `create table publication_deliveries (
    id uuid primary key,
    post_id uuid not null,
    kind text not null,
    revision integer,
    state text not null,
    failure text,
    status integer,
    code text,
    message text,
    url text,
    attempts integer not null default 0,
    created_at timestamptz not null,
    waiting_since timestamptz not null,
    next_attempt_at timestamptz,
    reserved_until timestamptz,
    settled_at timestamptz
  )`,
  `create table delivery_attempts (
    delivery_id uuid not null references publication_deliveries on delete cascade,
    number integer not null,
    at timestamptz not null,
    outcome text,
    status integer,
    code text,
    message text,
    milliseconds integer,
    primary key (delivery_id, number)
  )`,
  `create unique index publication_deliveries_by_post on publication_deliveries (post_id, created_at)`,
  `create index publication_deliveries_waiting on publication_deliveries (next_attempt_at)
    where state = 'waiting'`,
  `create index publication_deliveries_open on publication_deliveries (created_at desc, id desc)
    where state in ('waiting', 'refused', 'expired')`,
  `create index publication_deliveries_failed on publication_deliveries (settled_at)
    where state in ('refused', 'expired')`,
  `create index publication_deliveries_done on publication_deliveries (settled_at)
    where state in ('delivered', 'superseded')`,
  `insert into publication_deliveries
      (id, post_id, kind, revision, state, failure, created_at, waiting_since, settled_at)
    select gen_random_uuid(), id, 'publish', revision, 'refused', 'unknown', updated_at, updated_at,
      updated_at
    from posts where state = 'PUBLISH_FAILED' order by updated_at`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
