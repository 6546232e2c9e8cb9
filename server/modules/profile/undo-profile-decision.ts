import { decideCreator } from '#machines/lifecycle/creator.ts';
import { isUniqueViolation } from '#server/platform/database/database-errors.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import type { ProfileRestore } from '#server/platform/database/schema/review-tables.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { lockPersonIfFound, updatePersonReturning } from '../people/index.ts';
import {
  deleteProfileChange,
  type ProfileChangeRow,
  upsertProfileChange,
} from './repository/profile-changes.ts';
import { deleteDecisionEvent } from './repository/profile-events.ts';

/** What a decision on a profile replaces, for an undo. */
export const profileRestore = (
  before: Person,
  change: ProfileChangeRow | undefined,
  after: Person,
): ProfileRestore => ({
  kind: 'profile',
  position: before.position,
  rejection: before.rejection,
  fields: { name: before.name, handle: before.handle, picture_id: before.picture_id },
  change: change
    ? {
        revision: change.revision,
        state: change.state,
        submittedAt: change.submitted_at.toISOString(),
        rejection: change.rejection,
        name: change.name,
        handle: change.handle,
        picture_id: change.picture_id,
      }
    : null,
  after: after.position,
});

type Undo = {
  creatorId: string;
  by: Person;
  restore: ProfileRestore;
  decidedAt: Date;
  isInTime: boolean;
  now: Date;
};

/**
 * Gives a profile, and the change of it, the state that it had before a decision.
 * @param trx a transaction
 * @throws {Problem} `not-found`; `transition-not-allowed` when the creator has acted since
 */
export async function undoProfileDecision(trx: Db, undo: Undo): Promise<void> {
  const { creatorId, by, restore, decidedAt, isInTime, now } = undo;
  const creator = await lockPersonIfFound(trx, creatorId);
  if (!creator) throw new Problem('not-found');
  const { work, change = 'none' } = restore.position;
  const isUnchanged =
    samePosition(creator.position, restore.after) &&
    creator.updated_at.getTime() === decidedAt.getTime();
  if (!isUnchanged) throw new Problem('transition-not-allowed');
  const moved = decideCreator(creator.position, {
    type: 'decision.undone',
    before: { work, change },
    isInTime,
  });
  if (moved.kind === 'refused') throw new Problem(moved.code);
  // The creator does not read of a decision that never took effect. The audit trail has both.
  await deleteDecisionEvent(trx, { personId: creatorId, byPerson: by.id, at: decidedAt });
  await restoreChange(trx, creatorId, restore.change);
  try {
    await updatePersonReturning(trx, creatorId, {
      ...restore.fields,
      position: JSON.stringify(moved.position),
      rejection: restore.rejection ? JSON.stringify(restore.rejection) : null,
      updated_at: now,
    });
  } catch (error) {
    // Somebody else took the earlier handle since.
    if (isUniqueViolation(error)) throw new Problem('transition-not-allowed');
    throw error;
  }
}

async function restoreChange(
  trx: Db,
  creatorId: string,
  change: ProfileRestore['change'],
): Promise<void> {
  if (!change) return deleteProfileChange(trx, creatorId);
  const { submittedAt, rejection, ...values } = change;
  await upsertProfileChange(trx, creatorId, {
    ...values,
    submitted_at: new Date(submittedAt),
    rejection: rejection ? JSON.stringify(rejection) : null,
  });
}

function samePosition(one: Person['position'], other: Person['position']): boolean {
  const keys = ['phone', 'work', 'bank', 'accountStatus'] as const;
  return (
    keys.every((key) => one[key] === other[key]) &&
    (one.change ?? 'none') === (other.change ?? 'none')
  );
}
