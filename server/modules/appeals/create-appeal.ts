import type { Config } from '#server/platform/config/config.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { newId } from '#server/platform/database/ids.ts';
import type { AppealedContent } from '#server/platform/database/schema/appeal-table.ts';
import { findVersion, type PostRow } from '../posts/index.ts';
import { insertAppeal } from './repository/appeals.ts';
import type { PostDecisionRow } from './repository/decisions.ts';
import { findStandingDecision, findUndoEnd } from './standing-decision.ts';
import {
  type AppealInput,
  requireSameAppeal,
  validateAppealPictures,
  validateAppealText,
} from './store-appeal.ts';

type Request = {
  /** Locked, so that no decision, submission or deletion comes between. */
  post: PostRow;
  /** The creator or their agency. */
  sentBy: string;
  input: AppealInput;
  config: Pick<Config, 'appealLimits'>;
  now: Date;
};

/**
 * Stores the appeal of a decision that still applies and can no longer be undone. The same appeal
 * sent again, with another key, changes nothing.
 * @param trx a transaction
 * @throws {Problem} `invalid-request`, `transition-not-allowed`
 */
export async function createAppealOf(trx: Db, request: Request): Promise<void> {
  const { post, sentBy, input, config, now } = request;
  const sender = { personId: post.creator_id, sentBy };
  const text = validateAppealText('text', input.text);
  const decision = await findStandingDecision(trx, post, input.decisionId);
  if (!decision || (await findUndoEnd(trx, post.id, now)))
    return requireSameAppeal(trx, input, sender);
  const pictures = await validateAppealPictures(trx, input.pictureIds, [post.creator_id, sentBy]);
  const content = await decidedContent(trx, post, decision);
  const stored = await insertAppeal(
    trx,
    {
      id: newId(now),
      post_id: post.id,
      person_id: post.creator_id,
      decision_id: decision.id,
      action: decision.action,
      revision: decision.revision,
      reasons: decision.reasons,
      note: decision.note,
      decision_at: decision.at,
      moderator_id: decision.moderator_id,
      first_moderator_id: decision.first_moderator_id,
      content: content && JSON.stringify(content),
      sent_by: sentBy,
      text,
      pictures: JSON.stringify(pictures),
    },
    config.appealLimits,
    now,
  );
  if (!stored) await requireSameAppeal(trx, input, sender);
}

/** The version that was decided on; null where it is not kept. */
async function decidedContent(
  trx: Db,
  post: PostRow,
  { revision }: PostDecisionRow,
): Promise<AppealedContent | null> {
  if (revision === null) return null;
  const version = revision === post.revision ? post : await findVersion(trx, post.id, revision);
  if (!version) return null;
  const { title, html, pictures, image_kind: imageKind, video } = version;
  return { title, html, pictures, imageKind, video };
}
