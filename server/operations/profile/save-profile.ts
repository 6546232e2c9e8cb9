import type { FieldCode } from '#domain/error-codes.ts';
import { countGraphemes } from '#domain/graphemes.ts';
import { handleProblem, normaliseHandle } from '#domain/handle.ts';
import { limits } from '#domain/limits.ts';
import { decideCreator } from '#machines/lifecycle/creator.ts';
import type { Db } from '../../db/database.ts';
import type { BodyOf, DataOf } from '../../handler.ts';
import { newId } from '../../ids.ts';
import type { Person } from '../../people/person.ts';
import { invalid, Problem } from '../../problem.ts';
import { presentProfile } from './present-profile.ts';

/** Spec point 5, "forbidden characters". */
const forbiddenInNames = /[~@$^()+=|/<>]/;

export type ProfileInput = BodyOf<'register'>['registerData'];

/**
 * Writes a profile and sends it to work approval where the lifecycle says so.
 * @throws {Problem} `invalid-request`, `handle-malformed`, `handle-taken`; `transition-not-allowed` for a second
 * registration, and for a change of a profile that was never submitted
 */
export async function saveProfile(
  db: Db,
  personId: string,
  input: ProfileInput,
  now: Date,
  { isFirst }: { isFirst: boolean },
): Promise<DataOf<'updateProfile'>> {
  const person = await db
    .selectFrom('people')
    .where('id', '=', personId)
    .selectAll()
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (isFirst !== (person.position.work === 'notSubmitted')) throw new Problem('transition-not-allowed');
  const profile = await provedProfile(db, person, input);
  const decision = decideCreator(person.position, { type: 'profile.submitted' });
  if (decision.kind === 'refused') throw new Problem(decision.code);
  const isSent = decision.position.work === 'pending' && person.position.work !== 'pending';
  const saved = await writeProfile(db, person, {
    ...profile,
    position: JSON.stringify(decision.position),
    updated_at: now,
    ...(isSent ? { submitted_at: now, rejection: null } : {}),
  });
  if (isSent) {
    await db
      .insertInto('profile_events')
      .values({
        id: newId(now),
        person_id: person.id,
        action: 'submitted',
        reasons: [],
        note: null,
        by_person: person.id,
        at: now,
      })
      .execute();
  }
  return presentProfile(db, saved);
}

async function provedProfile(db: Db, person: Person, input: ProfileInput) {
  const name = input.name.trim();
  const bio = input.bio.trim();
  const handle = normaliseHandle(input.handle);
  const fields: Record<string, FieldCode> = {};
  const nameLength = countGraphemes(name);
  if (nameLength === 0) fields.name = 'required';
  else if (nameLength < limits.nameMin) fields.name = 'too-short';
  else if (nameLength > limits.nameMax) fields.name = 'too-long';
  else if (forbiddenInNames.test(name)) fields.name = 'not-allowed';
  if (bio.length === 0) fields.bio = 'required';
  else if (countGraphemes(bio) > limits.bioMax) fields.bio = 'too-long';
  if (input.profileImageId && !(await ownsPicture(db, person.id, input.profileImageId))) {
    fields.profileImageId = 'not-allowed';
  }
  if (Object.keys(fields).length > 0) throw invalid(fields);
  if (handleProblem(handle)) throw new Problem('handle-malformed', { fields: { handle: 'malformed' } });
  return {
    name,
    bio,
    handle,
    languages: input.languages,
    social_link: input.socialProfileLink ?? null,
    picture_id: input.profileImageId ?? null,
  };
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

/** Two people racing for one handle: the unique index lets one through. */
async function writeProfile(db: Db, person: Person, values: object): Promise<Person> {
  try {
    return await db
      .updateTable('people')
      .set(values)
      .where('id', '=', person.id)
      .returningAll()
      .executeTakeFirstOrThrow();
  } catch (error) {
    if ((error as { code?: string }).code === '23505') {
      throw new Problem('handle-taken', { fields: { handle: 'taken' } });
    }
    throw error;
  }
}
