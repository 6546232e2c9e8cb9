import { sql } from 'kysely';
import type { AppealableAction } from '#domain/appeals/appeal-states.ts';
import type { RejectionReason } from '#domain/post/rejection-reasons.ts';
import type { Db } from '#server/platform/database/database-types.ts';

/** A decision of staff against a post. */
export type PostDecisionRow = {
  id: string;
  action: AppealableAction;
  revision: number | null;
  reasons: RejectionReason[];
  note: string | null;
  at: Date;
  moderator_id: string;
  /** Who gave the first of two opinions. */
  first_moderator_id: string | null;
};

/** The last decision of staff against a post of somebody else, whether or not it still applies. */
export async function findLastDecision(
  db: Db,
  postId: string,
): Promise<PostDecisionRow | undefined> {
  const { rows } = await sql<PostDecisionRow>`
    select post_events.id, post_events.action, post_events.revision, post_events.reasons, note,
      post_events.at, by_person as moderator_id, review_decisions.first_moderator_id
    from post_events
    join posts on posts.id = post_events.post_id
    join people on people.id = by_person and people.role = 'staff'
    left join review_decisions on subject_id = post_events.post_id
      and review_decisions.action = post_events.action
      and moderator_id = by_person and review_decisions.at = post_events.at
    where post_events.post_id = ${postId} and by_person <> posts.creator_id
      and post_events.action in ('reject', 'unpublish', 'suspend')
    order by post_events.at desc, post_events.id desc
    limit 1`.execute(db);
  return rows[0];
}
