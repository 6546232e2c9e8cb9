import { sql } from 'kysely';
import type { PostState } from '#domain/post/post-states.ts';
import type { Db } from '#server/platform/database/database-types.ts';

type DuplicateQuery = {
  creatorId: string;
  /** The post that is being written is no duplicate of itself. */
  clientId: string;
  /** Null for what says nothing; no row has the key of null. */
  title: string | null;
  html: string | null;
  limit: number;
};

type DuplicateRow = {
  postUID: string;
  title: string;
  state: PostState;
  sameTitle: boolean;
  sameText: boolean;
};

/**
 * A creator's newest posts that say the same in their title or their text. Each is found by its own
 * index.
 */
export async function listDuplicates(
  db: Db,
  { creatorId, clientId, title, html, limit }: DuplicateQuery,
): Promise<DuplicateRow[]> {
  const titleKey = sql`letters_key(${title}::text)`;
  const textKey = sql`letters_key(${html}::text)`;
  const others = sql`from posts
    where creator_id = ${creatorId} and client_id <> ${clientId}::uuid and not archived`;
  const newest = sql`order by id desc limit ${sql.lit(limit)}`;
  const { rows } = await sql<DuplicateRow>`select id as "postUID", title, state,
      coalesce(title_key = ${titleKey}, false) as "sameTitle",
      coalesce(text_key = ${textKey}, false) as "sameText"
    from posts
    where id in (
      (select id ${others} and title_key = ${titleKey} ${newest})
      union (select id ${others} and text_key = ${textKey} ${newest})
    )
    ${newest}`.execute(db);
  return rows;
}
