import { type CreatorEvent, decideCreator } from '#machines/lifecycle/creator.ts';
import { isUniqueViolation } from '#server/platform/database/database-errors.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { newId } from '#server/platform/database/ids.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import type {
  ProfileEventAction,
  ReviewedProfileFields,
} from '#server/platform/database/schema/profile-change-table.ts';
import type { ProfileRejectionRecord } from '#server/platform/database/schema/review-records.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { lockPerson } from '../people/index.ts';
import { isHandleTaken } from './repository/handles.ts';
import {
  deleteProfileChange,
  findProfileChange,
  type ProfileChangeRow,
  updateProfileChange,
  upsertProfileChange,
} from './repository/profile-changes.ts';
import { countSubmissions, insertProfileEvent } from './repository/profile-events.ts';
import { writeProfile } from './validate-profile.ts';

type Decision = { byPerson: string; now: Date };

const reviewedFields = ['name', 'handle', 'picture_id'] as const;

const reviewedFieldValues = ({
  name,
  handle,
  picture_id,
}: ReviewedProfileFields): ReviewedProfileFields => ({
  name,
  handle,
  picture_id,
});

/** Those of the reviewed values that are there. */
const pickReviewedFields = (
  written: Partial<ReviewedProfileFields>,
): Partial<ReviewedProfileFields> =>
  Object.fromEntries(
    reviewedFields.flatMap((field) => (field in written ? [[field, written[field]]] : [])),
  );

const isSame = (one: ReviewedProfileFields, other: ReviewedProfileFields): boolean =>
  reviewedFields.every((field) => one[field] === other[field]);

/**
 * Keeps the reviewed values of a profile that an approved creator, or their agency, writes as a
 * change for staff to decide on. The change replaces an earlier one; written back to what readers
 * see, it withdraws it.
 * @param trx a transaction that holds the person's row
 * @returns what is left to write to the person at once
 * @throws {Problem} `handle-taken`
 */
export async function submitReviewedFields<Profile extends Partial<ReviewedProfileFields>>(
  trx: Db,
  person: Person,
  profile: Profile,
  act: Decision,
): Promise<Partial<Profile> & { position?: string }> {
  if (person.position.work !== 'approved') return profile;
  const { name, handle, picture_id, ...rest } = profile;
  const free = rest as unknown as Partial<Profile>;
  if (name === undefined && handle === undefined && picture_id === undefined) return free;
  const earlier = await findProfileChange(trx, person.id);
  const current = reviewedFieldValues(person);
  const wanted: ReviewedProfileFields = {
    ...reviewedFieldValues(earlier ?? person),
    ...(name !== undefined && { name }),
    ...(handle !== undefined && { handle }),
    ...(picture_id !== undefined && { picture_id }),
  };
  if (isSame(wanted, current)) {
    return earlier ? { ...free, position: await withdrawChange(trx, person, earlier, act) } : free;
  }
  if (earlier?.state === 'pending' && isSame(wanted, earlier)) return free;
  return { ...free, position: await submitChange(trx, person, wanted, act) };
}

async function submitChange(
  trx: Db,
  person: Person,
  wanted: ReviewedProfileFields,
  act: Decision,
): Promise<string> {
  if (wanted.handle !== null && wanted.handle !== person.handle) {
    if (await isHandleTaken(trx, wanted.handle, person.id))
      throw new Problem('handle-taken', { fields: { handle: 'taken' } });
  }
  // The row goes with each end, so its revision is counted from the events.
  const revision = 1 + (await countSubmissions(trx, person.id));
  const values = {
    revision,
    state: 'pending' as const,
    submitted_at: act.now,
    rejection: null,
    ...wanted,
  };
  try {
    await upsertProfileChange(trx, person.id, values);
  } catch (error) {
    if (isUniqueViolation(error))
      throw new Problem('handle-taken', { fields: { handle: 'taken' } });
    throw error;
  }
  await recordProfileEvent(trx, person, wanted, { action: 'change-submitted', ...act });
  return transitionPosition(person, { type: 'change.submitted' });
}

async function withdrawChange(
  trx: Db,
  person: Person,
  change: ProfileChangeRow,
  act: Decision,
): Promise<string> {
  await deleteProfileChange(trx, person.id);
  await recordProfileEvent(trx, person, change, { action: 'change-withdrawn', ...act });
  return transitionPosition(person, { type: 'change.withdrawn' });
}

/**
 * Writes what staff correct into a change, too, where it has the value of before: its approval
 * would undo the correction. A change that proposes nothing else any more ends.
 * @param trx a transaction that holds the person's row
 * @returns what is left to write to the person
 */
export async function correctProfileChange(
  trx: Db,
  person: Person,
  written: Partial<ReviewedProfileFields>,
  act: Decision,
): Promise<{ position?: string }> {
  const change = await findProfileChange(trx, person.id);
  if (!change) return {};
  const pick = (field: (typeof reviewedFields)[number]) =>
    written[field] !== undefined && change[field] === person[field]
      ? written[field]
      : change[field];
  const corrected = { name: pick('name'), handle: pick('handle'), picture_id: pick('picture_id') };
  if (isSame(corrected, { ...reviewedFieldValues(person), ...pickReviewedFields(written) }))
    return { position: await withdrawChange(trx, person, change, act) };
  if (!isSame(corrected, change)) await updateProfileChange(trx, person.id, corrected);
  return {};
}

/**
 * Withdraws the change that a creator sees, in review or rejected; readers keep seeing the
 * reviewed values.
 * @throws {Problem} `revision-conflict` when it was replaced, withdrawn or approved since
 */
export async function withdrawProfileChange(
  trx: Db,
  personId: string,
  revision: number,
  act: Decision,
): Promise<Person> {
  const person = await lockPerson(trx, personId);
  const change = await findProfileChange(trx, personId);
  if (change?.revision !== revision) throw new Problem('revision-conflict');
  const position = await withdrawChange(trx, person, change, act);
  return writeProfile(trx, personId, { position, updated_at: act.now });
}

type ChangeDecision = {
  revision: number;
  rejection: ProfileRejectionRecord | null;
  note: string | null;
};

/**
 * Decides on a change: approved, its values become what readers see; rejected, they stay with the
 * reasons to be fixed.
 * @param trx a transaction that holds the person's row
 * @throws {Problem} `revision-conflict` when the change was replaced, withdrawn or decided since;
 * `handle-taken`
 */
export async function decideProfileChange(
  trx: Db,
  person: Person,
  { revision, rejection, note: said }: ChangeDecision,
  act: Decision,
): Promise<Person> {
  const change = await findProfileChange(trx, person.id);
  if (change?.state !== 'pending' || change.revision !== revision)
    throw new Problem('revision-conflict');
  const position = transitionPosition(
    person,
    rejection
      ? { type: 'change.rejected', hasReasons: rejection.reasons.length > 0 }
      : { type: 'change.approved' },
  );
  if (rejection) {
    await updateProfileChange(trx, person.id, {
      state: 'rejected',
      rejection: JSON.stringify(rejection),
    });
  } else {
    await deleteProfileChange(trx, person.id);
  }
  const action = rejection ? 'change-rejected' : 'change-approved';
  await recordProfileEvent(trx, person, change, {
    action,
    reasons: rejection?.reasons ?? [],
    note: said,
    ...act,
  });
  const approved = rejection ? {} : reviewedFieldValues(change);
  return writeProfile(trx, person.id, { ...approved, position, updated_at: act.now });
}

/** @throws {Problem} in the chart's words */
function transitionPosition({ position }: Person, event: CreatorEvent): string {
  const decision = decideCreator(position, event);
  if (decision.kind === 'refused') throw new Problem(decision.code);
  return JSON.stringify(decision.position);
}

type ProfileEventRecord = Decision & {
  action: ProfileEventAction;
  reasons?: ProfileRejectionRecord['reasons'];
  note?: string | null;
};

async function recordProfileEvent(
  trx: Db,
  person: Person,
  to: ReviewedProfileFields,
  noted: ProfileEventRecord,
): Promise<void> {
  await insertProfileEvent(trx, {
    id: newId(noted.now),
    person_id: person.id,
    action: noted.action,
    reasons: noted.reasons ?? [],
    note: noted.note ?? null,
    by_person: noted.byPerson,
    at: noted.now,
    change: JSON.stringify({ from: reviewedFieldValues(person), to: reviewedFieldValues(to) }),
  });
}
