import type { DataOf } from '#server/http/handler.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { lockPerson } from '../people/index.ts';
import { presentProfile } from './presenter.ts';
import { submitReviewedFields } from './profile-changes.ts';
import { submitProfile } from './submit-profile.ts';
import { type ProfileInput, validateProfile, writeProfile } from './validate-profile.ts';

/**
 * Writes a profile and sends it to work approval where the lifecycle says so. Of an approved one,
 * another name, handle or picture waits for a decision.
 * @throws {Problem} `invalid-request`, `handle-malformed`, `handle-taken`; `transition-not-allowed`
 * for a second registration, and for a change of a profile that was never submitted
 */
export async function saveProfile(
  db: Db,
  personId: string,
  { socialProfileLink = null, profileImageId = null, ...input }: ProfileInput,
  now: Date,
  { isFirst }: { isFirst: boolean },
): Promise<DataOf<'updateProfile'>> {
  const person = await lockPerson(db, personId);
  if (isFirst !== (person.position.work === 'notSubmitted'))
    throw new Problem('transition-not-allowed');
  const profile = await validateProfile(db, personId, {
    ...input,
    socialProfileLink,
    profileImageId,
  });
  const sent = await submitProfile(
    db,
    { personId, position: person.position },
    { byPerson: personId, now },
  );
  const written = await submitReviewedFields(db, person, profile, { byPerson: personId, now });
  return presentProfile(
    db,
    await writeProfile(db, personId, { ...sent, ...written, updated_at: now }),
  );
}
