import { countGraphemes } from '#domain/language/graphemes.ts';
import { limits } from '#domain/limits.ts';
import type { BodyOf } from '#server/http/handler.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { newId } from '#server/platform/database/ids.ts';
import type {
  AppealedContent,
  AppealPictureRecord,
} from '#server/platform/database/schema/appeal-table.ts';
import { invalidRequest, Problem } from '#server/platform/errors/problem.ts';
import { findAllowedPictures, findVersion, type PostRow } from '../posts/index.ts';
import { findAppealOfDecision, insertAppeal } from './repository/appeals.ts';
import type { PostDecisionRow } from './repository/decisions.ts';
import { findStandingDecision, findUndoEnd } from './standing-decision.ts';

type Input = Pick<BodyOf<'createAppeal'>, 'decisionId' | 'text' | 'pictureIds'>;

type Request = {
  /** Locked, so that no decision, submission or deletion comes between. */
  post: PostRow;
  /** The creator or their agency. */
  sentBy: string;
  input: Input;
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
  const text = validateAppealText('text', input.text);
  const decision = await findStandingDecision(trx, post);
  if (decision?.id !== input.decisionId || (await findUndoEnd(trx, post.id, now)))
    return requireSameAppeal(trx, request, text);
  const pictures = await validatePictures(trx, request);
  const content = await decidedContent(trx, post, decision);
  const stored = await insertAppeal(
    trx,
    {
      id: newId(now),
      post_id: post.id,
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
  if (!stored) await requireSameAppeal(trx, request, text);
}

/**
 * What a person wrote, without blanks at its ends.
 * @throws {Problem} `invalid-request`
 */
export function validateAppealText(field: 'text' | 'answer', given: string): string {
  const text = given.trim();
  if (text === '') throw invalidRequest({ [field]: 'required' });
  if (countGraphemes(text) > limits.appealTextMax) throw invalidRequest({ [field]: 'too-long' });
  return text;
}

/** A decision is appealed once; only what was sent already may be sent again. */
async function requireSameAppeal(
  trx: Db,
  { post, sentBy, input }: Request,
  text: string,
): Promise<void> {
  const earlier = await findAppealOfDecision(trx, input.decisionId);
  const isSame =
    earlier?.post_id === post.id &&
    earlier.sent_by === sentBy &&
    earlier.text === text &&
    earlier.pictures.map(({ id }) => id).join() === input.pictureIds.join();
  if (!isSame) throw new Problem('transition-not-allowed');
}

async function validatePictures(
  trx: Db,
  { post, sentBy, input: { pictureIds } }: Request,
): Promise<AppealPictureRecord[]> {
  const owners = { ids: [post.creator_id, sentBy], row: undefined };
  const usable = await findAllowedPictures(trx, pictureIds, owners);
  return pictureIds.map((id, index) => {
    const picture = usable.get(id);
    if (!picture) throw invalidRequest({ [`pictureIds.${index}`]: 'not-allowed' });
    return { id, ...picture };
  });
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
