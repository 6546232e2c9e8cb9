import type { DataOf, Handler } from '#server/http/handler.ts';
import { withIdempotency } from '#server/http/idempotency.ts';
import { requireOwnUserId, requirePerson } from '#server/modules/people/index.ts';
import { undoPostDecision } from '#server/modules/posts/index.ts';
import { undoProfileDecision } from '#server/modules/profile/index.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import {
  lockDecision,
  markDecisionUndone,
  type ReviewDecision,
} from '../repository/review-decisions.ts';

export const undoDecision: Handler<'undoDecision'> = async (call) => {
  const person = requirePerson(call);
  const { decisionId, userId } = call.body;
  requireOwnUserId(person, userId);
  if (!person.permissions.includes('APPROVE_CREATOR')) requirePerson(call, 'INTERNAL');
  return withIdempotency(call, person, async (trx, now, audit) => {
    const decision = await lockDecision(trx, decisionId, person.id);
    if (!decision) throw new Problem('not-found');
    const { subject_kind: kind, subject_id: subjectId, action, undone_at } = decision;
    requirePerson(call, kind === 'post' ? 'INTERNAL' : 'APPROVE_CREATOR');
    const subject = { kind: kind === 'post' ? 'post' : 'creator', id: subjectId } as const;
    // Another tab was faster: what this one wants is the case already.
    if (!undone_at) await restoreSubject(trx, decision, person, now);
    audit({ subject, before: { decision: action }, after: { decision: null } });
    return { undone: true, kind, subjectId } satisfies DataOf<'undoDecision'>;
  });
};

async function restoreSubject(
  trx: Db,
  decision: ReviewDecision,
  by: Person,
  now: Date,
): Promise<void> {
  const { id, subject_id, action, revision, at, undo_until, restore } = decision;
  const isInTime = now < undo_until;
  if (!isInTime || !restore) throw new Problem('undo-expired');
  if (restore.kind === 'post') {
    await undoPostDecision(trx, {
      postId: subject_id,
      by,
      restore,
      decision: { action: action === 'publish' ? 'publish' : 'reject', revision, at },
      isInTime,
      now,
    });
  } else {
    await undoProfileDecision(trx, {
      creatorId: subject_id,
      by,
      restore,
      decidedAt: at,
      isInTime,
      now,
    });
  }
  await markDecisionUndone(trx, id, now);
}
