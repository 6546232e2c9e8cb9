import { countGraphemes } from '#domain/language/graphemes.ts';
import { limits } from '#domain/limits.ts';
import type { BodyOf } from '#server/http/handler.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { AppealPictureRecord } from '#server/platform/database/schema/appeal-table.ts';
import { invalidRequest, Problem } from '#server/platform/errors/problem.ts';
import { findAllowedPictures } from '../posts/index.ts';
import { findAppealOfDecision } from './repository/appeals.ts';

export type AppealInput = Pick<BodyOf<'createAppeal'>, 'decisionId' | 'text' | 'pictureIds'>;

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

/**
 * The photos of an appeal, as they are kept with it.
 * @param ownerIds whose pictures they may be
 * @throws {Problem} `invalid-request`
 */
export async function validateAppealPictures(
  trx: Db,
  pictureIds: readonly string[],
  ownerIds: string[],
): Promise<AppealPictureRecord[]> {
  const usable = await findAllowedPictures(trx, pictureIds, { ids: ownerIds, row: undefined });
  return pictureIds.map((id, index) => {
    const picture = usable.get(id);
    if (!picture) throw invalidRequest({ [`pictureIds.${index}`]: 'not-allowed' });
    return { id, ...picture };
  });
}

/**
 * A decision is appealed once; only what was sent already may be sent again.
 * @throws {Problem} `transition-not-allowed`
 */
export async function requireSameAppeal(
  trx: Db,
  { decisionId, text, pictureIds }: AppealInput,
  sender: { personId: string; sentBy: string },
): Promise<void> {
  const earlier = await findAppealOfDecision(trx, decisionId);
  const isSame =
    earlier?.person_id === sender.personId &&
    earlier.sent_by === sender.sentBy &&
    earlier.text === text.trim() &&
    earlier.pictures.map(({ id }) => id).join() === pictureIds.join();
  if (!isSame) throw new Problem('transition-not-allowed');
}
