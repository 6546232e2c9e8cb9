import type { FieldCode } from '#domain/error-codes.ts';
import { countGraphemes } from '#domain/graphemes.ts';
import { handleProblem, normaliseHandle } from '#domain/handle.ts';
import { limits } from '#domain/limits.ts';
import { refuseBroken } from '../broken-rules.ts';
import type { Db } from '../db/database.ts';
import type { BodyOf } from '../handler.ts';
import { Problem } from '../problem.ts';
import type { Person } from './person.ts';

export type ProfileInput = BodyOf<'register'>['registerData'];
/** Fields of a profile to write; those that are not there stay as they are. */
export type ProfileChange = Partial<Omit<ProfileInput, 'isAdult' | 'userId'>>;

/** Spec point 5, "forbidden characters". */
const forbiddenInNames = /[~@$^()+=|/<>]/;

/**
 * What a change of a person's profile writes, cleaned and proved.
 * @throws {Problem} `invalid-request`, naming every field that breaks a rule; `handle-malformed`, `handle-taken`
 */
export async function provedProfile(db: Db, personId: string, input: ProfileChange) {
  const name = input.name?.trim();
  const bio = input.bio?.trim();
  const handle = input.handle === undefined ? undefined : normaliseHandle(input.handle);
  refuseBroken({
    name: name === undefined ? null : nameProblem(name, limits.nameMax),
    bio: bio === undefined ? null : bioProblem(bio),
    profileImageId:
      input.profileImageId && !(await ownsPicture(db, personId, input.profileImageId)) ? 'not-allowed' : null,
  });
  if (handle !== undefined && handleProblem(handle)) {
    throw new Problem('handle-malformed', { fields: { handle: 'malformed' } });
  }
  if (handle !== undefined) await refuseProposed(db, personId, handle);
  return withoutAbsent({
    name,
    bio,
    handle,
    languages: input.languages,
    social_link: input.socialProfileLink,
    picture_id: input.profileImageId,
  });
}

/** Somebody else's change in review may hold the handle. @throws {Problem} `handle-taken` */
async function refuseProposed(db: Db, personId: string, handle: string): Promise<void> {
  const other = await db
    .selectFrom('profile_changes')
    .where('handle', '=', handle)
    .where('state', '=', 'pending')
    .where('person_id', '<>', personId)
    .select('person_id')
    .executeTakeFirst();
  if (other) throw new Problem('handle-taken', { fields: { handle: 'taken' } });
}

/** The rule that a trimmed name of a person or an agency breaks, if any. */
export function nameProblem(name: string, max: number): FieldCode | null {
  const length = countGraphemes(name);
  if (length === 0) return 'required';
  if (length < limits.nameMin) return 'too-short';
  if (length > max) return 'too-long';
  return forbiddenInNames.test(name) ? 'not-allowed' : null;
}

function bioProblem(bio: string): FieldCode | null {
  if (bio.length === 0) return 'required';
  return countGraphemes(bio) > limits.bioMax ? 'too-long' : null;
}

type Present<Fields> = { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> };

/** The fields that are there. */
export function withoutAbsent<Fields extends Record<string, unknown>>(fields: Fields): Present<Fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Present<Fields>;
}

async function ownsPicture(db: Db, personId: string, pictureId: string): Promise<boolean> {
  const picture = await db
    .selectFrom('pictures')
    .where('id', '=', pictureId)
    .where('owner_id', '=', personId)
    .select('id')
    .executeTakeFirst();
  return picture !== undefined;
}

/**
 * Writes columns of a person. Two people racing for one handle: the unique index lets one through.
 * @throws {Problem} `handle-taken`
 */
export async function writePerson(db: Db, personId: string, values: object): Promise<Person> {
  try {
    return await db
      .updateTable('people')
      .set(values)
      .where('id', '=', personId)
      .returningAll()
      .executeTakeFirstOrThrow();
  } catch (error) {
    if (isTaken(error)) throw new Problem('handle-taken', { fields: { handle: 'taken' } });
    throw error;
  }
}

/** Whether a unique index refused a row. */
export const isTaken = (error: unknown): boolean => (error as { code?: string }).code === '23505';
