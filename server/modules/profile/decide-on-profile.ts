import { decideCreator } from '#machines/lifecycle/creator.ts';
import type { AuditDetails } from '#server/http/audit-trail.ts';
import type { BodyOf } from '#server/http/handler.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { newId } from '#server/platform/database/ids.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import type { ProfileRestore } from '#server/platform/database/schema/review-tables.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { isStaff, lockPersonIfFound, updatePersonReturning } from '../people/index.ts';
import { decideProfileChange } from './profile-changes.ts';
import { deleteProfileChange, findProfileChange } from './repository/profile-changes.ts';
import { insertProfileEvent } from './repository/profile-events.ts';
import { profileRestore } from './undo-profile-decision.ts';

type Decision = BodyOf<'updateDetailsStatus'>;

type DecidedProfile = {
  decided: Person;
  /** What an undo writes back. */
  restore: ProfileRestore;
  /** What the audit trail keeps. */
  details: AuditDetails;
};

/**
 * Approves or rejects a profile, or a change of it.
 * @param trx a transaction
 * @throws {Problem} `not-found`, `transition-not-allowed`, `revision-conflict`
 */
export async function decideOnProfile(
  trx: Db,
  staff: Pick<Person, 'id'>,
  decision: Decision,
  now: Date,
): Promise<DecidedProfile> {
  const { creatorUserId, action, reasons = [], changeRevision } = decision;
  const creator = await lockPersonIfFound(trx, creatorUserId);
  if (!creator || isStaff(creator)) throw new Problem('not-found');
  const change = await findProfileChange(trx, creator.id);
  const decided = await applyDecision(trx, staff, creator, decision, now);
  const subject = changeRevision === undefined ? 'profile' : 'profileChange';
  const details = {
    subject: { kind: 'creator' as const, id: creatorUserId },
    before: { [subject]: 'pending' },
    after: { [subject]: action === 'approve' ? 'approved' : 'rejected' },
    reason: reasons.join(', '),
  };
  return { decided, restore: profileRestore(creator, change, decided), details };
}

async function applyDecision(
  trx: Db,
  staff: Pick<Person, 'id'>,
  creator: Person,
  { action, reasons = [], note, changeRevision }: Decision,
  now: Date,
): Promise<Person> {
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
