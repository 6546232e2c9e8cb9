import { countGraphemes } from '#domain/language/graphemes.ts';
import { limits } from '#domain/limits.ts';
import { allowedPostActions } from '#machines/lifecycle/post-decisions.ts';
import type { Handler } from '#server/http/handler.ts';
import { withIdempotency } from '#server/http/idempotency.ts';
import { requireOwnUserId, requirePerson } from '#server/modules/people/index.ts';
import {
  loadAuthor,
  lockPostById,
  postPosition,
  postRole,
  presentPost,
  refuseInapplicableReasons,
} from '#server/modules/posts/index.ts';
import { invalidRequest, Problem } from '#server/platform/errors/problem.ts';
import { deleteClaimsOnPost } from '../repository/review-claims.ts';
import { insertFirstOpinion } from '../repository/second-opinions.ts';
import { requireNoForeignClaim } from '../review-claims.ts';

export const requestSecondOpinion: Handler<'requestSecondOpinion'> = async (call) => {
  const person = requirePerson(call, 'INTERNAL');
  const { postUID, revision, reasons, note, userId } = call.body;
  requireOwnUserId(person, userId);
  if (!note.trim()) throw invalidRequest({ note: 'required' });
  if (countGraphemes(note) > limits.noteMax) throw invalidRequest({ note: 'too-long' });
  return withIdempotency(call, person, async (trx, now, audit) => {
    const row = await lockPostById(trx, postUID);
    if (!row) throw new Problem('not-found');
    const author = await loadAuthor(trx, person, row);
    if (row.revision !== revision)
      throw new Problem('revision-conflict', { post: presentPost(row, author, person) });
    const isInReview =
      row.state === 'SUBMITTED_FOR_DHPUBLISH_REVIEW' &&
      allowedPostActions(postPosition(row), postRole(person, author)).includes('reject');
    if (!isInReview) throw new Problem('transition-not-allowed');
    refuseInapplicableReasons({ reasons }, row.format);
    await requireNoForeignClaim(trx, 'reject', { postId: postUID, personId: person.id, now });
    const opinion = { postId: postUID, moderatorId: person.id, reasons, note, now };
    if (!(await insertFirstOpinion(trx, opinion))) throw new Problem('transition-not-allowed');
    await deleteClaimsOnPost(trx, postUID);
    audit({
      subject: { kind: 'post', id: postUID },
      after: { action: 'request-second-opinion', revision },
      reason: reasons.join(', '),
    });
    return { post: presentPost(row, author, person) };
  });
};
