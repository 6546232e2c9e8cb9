import { countGraphemes } from '#domain/language/graphemes.ts';
import { limits } from '#domain/limits.ts';
import { decideCreator } from '#machines/lifecycle/creator.ts';
import type { BodyOf, Handler } from '#server/http/handler.ts';
import { withIdempotency } from '#server/http/idempotency.ts';
import {
  isStaff,
  lockPersonIfFound,
  requireOwnUserId,
  requirePerson,
  updatePersonReturning,
} from '#server/modules/people/index.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { newId } from '#server/platform/database/ids.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import { invalidRequest, Problem } from '#server/platform/errors/problem.ts';
import { decideProfileChange } from '../profile-changes.ts';
import { deleteProfileChange } from '../repository/profile-changes.ts';
import { insertProfileEvent } from '../repository/profile-events.ts';
import { presentWorkApproval } from '../work-approval-presenter.ts';

type Body = BodyOf<'updateDetailsStatus'>;

export const updateDetailsStatus: Handler<'updateDetailsStatus'> = async (call) => {
  const staff = requirePerson(call, 'APPROVE_CREATOR');
  const { body } = call;
  requireOwnUserId(staff, body.userId);
  requireReasons(body);
  return withIdempotency(call, staff, async (trx, now) =>
    presentWorkApproval(trx, await applyDecision(trx, staff, body, now)),
  );
};

function requireReasons({ action, reasons, note }: Body): void {
  if (action === 'reject' && !reasons) throw invalidRequest({ reasons: 'required' });
  if (note && countGraphemes(note) > limits.noteMax) throw invalidRequest({ note: 'too-long' });
}

async function applyDecision(
  trx: Db,
  staff: Person,
  { creatorUserId, action, reasons = [], note, changeRevision }: Body,
  now: Date,
) {
  const creator = await lockPersonIfFound(trx, creatorUserId);
  if (!creator || isStaff(creator)) throw new Problem('not-found');
  const rejection =
    action === 'reject' ? { reasons, note: note ?? null, decidedAt: now.toISOString() } : null;
  if (changeRevision !== undefined) {
    const verdict = { revision: changeRevision, rejection, note: note ?? null };
    return decideProfileChange(trx, creator, verdict, { byPerson: staff.id, now });
  }
  const event =
    action === 'approve'
      ? ({ type: 'work.approved' } as const)
      : ({ type: 'work.rejected', hasReasons: reasons.length > 0 } as const);
  const decision = decideCreator(creator.position, event);
  if (decision.kind === 'refused') throw new Problem(decision.code);
  // Without the blue tick the profile is written and decided on as a whole again.
  if (rejection) await deleteProfileChange(trx, creator.id);
  await insertProfileEvent(trx, {
    id: newId(now),
    person_id: creator.id,
    action: action === 'approve' ? 'approved' : 'rejected',
    reasons: rejection?.reasons ?? [],
    note: note ?? null,
    by_person: staff.id,
    at: now,
  });
  return updatePersonReturning(trx, creator.id, {
    position: JSON.stringify(decision.position),
    rejection: rejection ? JSON.stringify(rejection) : null,
    updated_at: now,
  });
}
