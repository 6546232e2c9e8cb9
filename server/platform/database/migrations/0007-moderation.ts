import { type Kysely, sql } from 'kysely';

/**
 * Why readers were kept from a post, whether what they see carries a warning, and the history in
 * pages.
 */
const statements = [
  `alter table posts add column restriction jsonb`,
  `update posts set published = published || jsonb_build_object('sensitive', state = 'SENSITIVE')
    where published is not null`,
  `alter table post_events add column state text`,
  `drop index post_events_by_post`,
  `create index post_events_by_post on post_events (post_id, at, id)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
