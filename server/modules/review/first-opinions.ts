import type { PostFormat } from '#domain/post/post-formats.ts';
import type { PostAction } from '#domain/post/post-states.ts';
import { isSubjectiveReason } from '#domain/post/rejection-reasons.ts';
import type { BodyOf, DataOf } from '#server/http/handler.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { invalidRequest, Problem } from '#server/platform/errors/problem.ts';
import { type FirstOpinion, findFirstOpinion } from './repository/second-opinions.ts';

type Decision = Pick<BodyOf<'upsertPost'>['post'], 'action' | 'reasons' | 'note'>;

const decidingActions: readonly PostAction[] = ['publish', 'reject'];

/** The opinion of a moderator, as shown to another one. */
export const presentFirstOpinion = (
  { moderator_id, name, reasons, note, at }: FirstOpinion,
  viewerId: string,
): NonNullable<DataOf<'getReviewContext'>['firstOpinion']> => ({
  name,
  isMine: moderator_id === viewerId,
  reasons,
  note,
  at: at.toISOString(),
});

/**
 * Refuses a decision of the moderator who asked for a second opinion, and a rejection for
 * subjective reasons without a note, unless it confirms the opinion of another moderator.
 * @returns the first opinion, where there is one
 * @throws {Problem} `second-opinion-needed`, `invalid-request`
 */
export async function requireSufficientOpinion(
  db: Db,
  { action, reasons = [], note }: Decision,
  { id, format }: { id: string; format: PostFormat },
  personId: string,
): Promise<FirstOpinion | undefined> {
  if (!decidingActions.includes(action)) return undefined;
  const first = await findFirstOpinion(db, id);
  if (first?.moderator_id === personId) throw new Problem('second-opinion-needed');
  const isSubjective = reasons.some((reason) => isSubjectiveReason(reason, format));
  if (action === 'reject' && isSubjective && !note?.trim() && !first)
    throw invalidRequest({ note: 'required' });
  return first;
}
