import type { Updateable } from 'kysely';
import type { FieldCode } from '#domain/contract/error-codes.ts';
import { cleanName } from '#domain/language/clean-name.ts';
import { countGraphemes } from '#domain/language/graphemes.ts';
import { limits } from '#domain/limits.ts';
import { handleProblem, normaliseHandle } from '#domain/person/handle.ts';
import { nameProblem } from '#domain/person/person-name.ts';
import type { BodyOf } from '#server/http/handler.ts';
import { isUniqueViolation } from '#server/platform/database/database-errors.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { omitUndefined } from '#server/platform/database/omit-undefined.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import type { PeopleTable } from '#server/platform/database/schema/schema.ts';
import { requireRules } from '#server/platform/errors/field-rules.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { updatePersonReturning } from '../people/index.ts';
import { ownsPicture } from './repository/pictures.ts';
import { isHandleProposed } from './repository/profile-changes.ts';

export type ProfileInput = BodyOf<'register'>['registerData'];
/** Fields of a profile to write; those that are not there stay as they are. */
export type ProfileChange = Partial<Omit<ProfileInput, 'isAdult' | 'userId'>>;

/**
 * The content of a profile change, cleaned and validated.
 * @throws {Problem} `invalid-request`, naming every invalid field; `handle-malformed`,
 * `handle-taken`
 */
export async function validateProfile(db: Db, personId: string, input: ProfileChange) {
  const name = input.name === undefined ? undefined : cleanName(input.name);
  const bio = input.bio?.trim();
  const handle = input.handle === undefined ? undefined : normaliseHandle(input.handle);
  requireRules({
    name: name === undefined ? null : nameProblem(name, limits.nameMax),
    bio: bio === undefined ? null : bioProblem(bio),
    profileImageId:
      input.profileImageId && !(await ownsPicture(db, personId, input.profileImageId))
        ? 'not-allowed'
        : null,
  });
  if (handle !== undefined && handleProblem(handle)) {
    throw new Problem('handle-malformed', { fields: { handle: 'malformed' } });
  }
  if (handle !== undefined) await refuseProposedHandle(db, personId, handle);
  return omitUndefined({
    name,
    bio,
    handle,
    languages: input.languages,
    social_link: input.socialProfileLink,
    picture_id: input.profileImageId,
  });
}

/** Somebody else's change in review may hold the handle. @throws {Problem} `handle-taken` */
async function refuseProposedHandle(db: Db, personId: string, handle: string): Promise<void> {
  if (await isHandleProposed(db, handle, personId))
    throw new Problem('handle-taken', { fields: { handle: 'taken' } });
}

function bioProblem(bio: string): FieldCode | null {
  if (bio.length === 0) return 'required';
  return countGraphemes(bio) > limits.bioMax ? 'too-long' : null;
}

/**
 * Writes columns of a person. Two people racing for one handle: the unique index lets one through.
 * @throws {Problem} `handle-taken`
 */
export async function writeProfile(
  db: Db,
  personId: string,
  values: Updateable<PeopleTable>,
): Promise<Person> {
  try {
    return await updatePersonReturning(db, personId, values);
  } catch (error) {
    if (isUniqueViolation(error))
      throw new Problem('handle-taken', { fields: { handle: 'taken' } });
    throw error;
  }
}
