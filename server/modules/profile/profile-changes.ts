import type { Selectable } from 'kysely';
import { type CreatorEvent, decideCreator } from '#machines/lifecycle/creator.ts';
import { isUniqueViolation } from '#server/platform/database/database-errors.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { newId } from '#server/platform/database/ids.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import type {
  ProfileChangeTable,
  ProfileEventAction,
  ReviewedProfileFields,
} from '#server/platform/database/schema/profile-change-table.ts';
import type { ProfileRejectionRecord } from '#server/platform/database/schema/review-records.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { updatePerson } from './validate-profile.ts';

export type ProfileChangeRow = Selectable<ProfileChangeTable>;
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

/** The change of a creator that waits or was rejected. */
export const findProfileChange = (
  db: Db,
  personId: string,
): Promise<ProfileChangeRow | undefined> =>
  db.selectFrom('profile_changes').where('person_id', '=', personId).selectAll().executeTakeFirst();

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
    await refuseTaken(trx, person.id, wanted.handle);
  }
  const revision = 1 + (await countSubmissions(trx, person.id));
  const values = {
    revision,
    state: 'pending' as const,
    submitted_at: act.now,
    rejection: null,
    ...wanted,
  };
  try {
    await trx
      .insertInto('profile_changes')
      .values({ person_id: person.id, ...values })
      .onConflict((conflict) => conflict.column('person_id').doUpdateSet(values))
      .execute();
  } catch (error) {
    if (isUniqueViolation(error))
      throw new Problem('handle-taken', { fields: { handle: 'taken' } });
    throw error;
  }
  await recordProfileEvent(trx, person, wanted, { action: 'change-submitted', ...act });
  return transitionPosition(person, { type: 'change.submitted' });
}

/**
 * How many changes were ever submitted: the row goes with each end, so its revision is counted from
 * the events.
 */
async function countSubmissions(trx: Db, personId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('profile_events')
    .where('person_id', '=', personId)
    .where('action', '=', 'change-submitted')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** @throws {Problem} `handle-taken` */
async function refuseTaken(trx: Db, personId: string, handle: string): Promise<void> {
  const holder = await trx
    .selectFrom('people')
    .where('handle', '=', handle)
    .where('id', '<>', personId)
    .select('id')
    .executeTakeFirst();
  if (holder) throw new Problem('handle-taken', { fields: { handle: 'taken' } });
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
  if (!isSame(corrected, change)) {
    await trx
      .updateTable('profile_changes')
      .set(corrected)
      .where('person_id', '=', person.id)
      .execute();
  }
  return {};
}

/**
 * Takes back the change that a creator sees, in review or rejected; readers go on seeing the
 * reviewed values.
 * @throws {Problem} `revision-conflict` when it was replaced, withdrawn or approved since
 */
export async function withdrawProfileChange(
  trx: Db,
  personId: string,
  revision: number,
  act: Decision,
): Promise<Person> {
  const person = await trx
    .selectFrom('people')
    .where('id', '=', personId)
    .selectAll()
    .forUpdate()
    .executeTakeFirstOrThrow();
  const change = await findProfileChange(trx, personId);
  if (change?.revision !== revision) throw new Problem('revision-conflict');
  const position = await withdrawChange(trx, person, change, act);
  return updatePerson(trx, personId, { position, updated_at: act.now });
}

export async function deleteProfileChange(trx: Db, personId: string): Promise<void> {
  await trx.deleteFrom('profile_changes').where('person_id', '=', personId).execute();
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
    await trx
      .updateTable('profile_changes')
      .set({ state: 'rejected', rejection: JSON.stringify(rejection) })
      .where('person_id', '=', person.id)
      .execute();
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
  return updatePerson(trx, person.id, { ...approved, position, updated_at: act.now });
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
  await trx
    .insertInto('profile_events')
    .values({
      id: newId(noted.now),
      person_id: person.id,
      action: noted.action,
      reasons: noted.reasons ?? [],
      note: noted.note ?? null,
      by_person: noted.byPerson,
      at: noted.now,
      change: JSON.stringify({ from: reviewedFieldValues(person), to: reviewedFieldValues(to) }),
    })
    .execute();
}
