import { sql } from 'kysely';
import type { AppealablePostAction } from '#domain/appeals/appeal-states.ts';
import type { RejectionReason } from '#domain/post/rejection-reasons.ts';
import type { Db } from '#server/platform/database/database-types.ts';

/** A decision of staff against a post. */
export type PostDecisionRow = {
  id: string;
  action: AppealablePostAction;
  revision: number | null;
  reasons: RejectionReason[];
  note: string | null;
  at: Date;
  moderator_id: string;
  /** Who gave the first of two opinions. */
  first_moderator_id: string | null;
};

/**
 * The last rejection of a post and its last take-down by staff, whether or not they still apply,
 * the newest first.
 */
export async function listLastDecisions(db: Db, postId: string): Promise<PostDecisionRow[]> {
  const { rows } = await sql<PostDecisionRow>`select * from (
      select distinct on (post_events.action = 'reject') post_events.id, post_events.action,
        post_events.revision, post_events.reasons, note, post_events.at,
        by_person as moderator_id, review_decisions.first_moderator_id
      from post_events
      join posts on posts.id = post_events.post_id
      join people on people.id = by_person and people.role = 'staff'
      left join review_decisions on subject_id = post_events.post_id
        and review_decisions.action = post_events.action
        and moderator_id = by_person and review_decisions.at = post_events.at
      where post_events.post_id = ${postId} and by_person <> posts.creator_id
        and post_events.action in ('reject', 'unpublish', 'suspend')
      order by post_events.action = 'reject', post_events.at desc, post_events.id desc
    ) as latest order by at desc, id desc`.execute(db);
  return rows;
}

/** Whether all revisions of a post since one are corrections of its details by staff. */
export async function hasOnlyCorrectionsSince(
  db: Db,
  { id, revision }: { id: string; revision: number },
  since: number,
): Promise<boolean> {
  if (revision === since) return true;
  const { rows } = await sql<{ corrections: number }>`
    select count(distinct revision)::int as corrections from post_events
    where post_id = ${id} and action = 'update-advance-meta'
      and revision > ${since} and revision <= ${revision}`.execute(db);
  return rows[0]?.corrections === revision - since;
}
