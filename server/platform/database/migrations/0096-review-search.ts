import { type Kysely, sql } from 'kysely';

const waiting = `where state = 'SUBMITTED_FOR_DHPUBLISH_REVIEW' and not archived`;

/*
 * Posts in review are found by parts of the words of their title, and by their creators, each by an
 * index of the posts that wait.
 */
const statements = [
  // On a large table an index takes longer than a statement may.
  `set local statement_timeout = 0`,
  `create function post_title_parts(title text) returns tsvector
    immutable parallel safe return name_parts(title, null)`,
  `create index posts_in_review_by_title_parts on posts
    using gin (post_title_parts(title_search)) with (fastupdate = off) ${waiting}`,
  `create index posts_in_review_by_creator on posts (creator_id, submitted_at, id) ${waiting}`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
