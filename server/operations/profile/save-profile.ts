import type { Db } from '../../db/database.ts';
import type { DataOf } from '../../handler.ts';
import { holdForReview } from '../../people/profile-changes.ts';
import { type ProfileInput, provedProfile, writePerson } from '../../people/prove-profile.ts';
import { sendProfile } from '../../people/send-profile.ts';
import { Problem } from '../../problem.ts';
import { presentProfile } from './present-profile.ts';

/**
 * Writes a profile and sends it to work approval where the lifecycle says so. Of an approved one, another name, handle or
 * picture waits for a decision.
 * @throws {Problem} `invalid-request`, `handle-malformed`, `handle-taken`; `transition-not-allowed` for a second
 * registration, and for a change of a profile that was never submitted
 */
export async function saveProfile(
  db: Db,
  personId: string,
  { socialProfileLink = null, profileImageId = null, ...input }: ProfileInput,
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
  const profile = await provedProfile(db, personId, { ...input, socialProfileLink, profileImageId });
  const sent = await sendProfile(db, { personId, position: person.position }, { byPerson: personId, now });
  const written = await holdForReview(db, person, profile, { byPerson: personId, now });
  return presentProfile(db, await writePerson(db, personId, { ...sent, ...written, updated_at: now }));
}
