import { type Kysely, sql } from 'kysely';

/*
 * When creators want posts published. Approved posts wait in the state SCHEDULED; the first index
 * finds those that are due, the second lists those of a creator by time. `publish_claimed_until`
 * keeps other processes from a post that one publishes.
 */
const statements = [
  // On a large table an index takes longer than a statement may.
  `set local statement_timeout = 0`,
  `alter table posts
    add column publish_at timestamptz,
    add column publish_claimed_until timestamptz,
    add column publish_tries int not null default 0`,
  `create index posts_scheduled on posts (publish_at, id) where state = 'SCHEDULED'`,
  `create index posts_scheduled_of_creator on posts (creator_id, publish_at, id)
    where state = 'SCHEDULED'`,
  `alter table posts add constraint posts_scheduled_have_time
    check (state <> 'SCHEDULED' or publish_at is not null) not valid`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
