import { sql } from 'kysely';
import { maskPhone } from '#domain/phone.ts';
import { deriveCreatorState } from '#machines/lifecycle/creator.ts';
import type { Db } from '../../db/database.ts';
import type { DataOf } from '../../handler.ts';
import type { Person } from '../../people/person.ts';
import { presentPicture } from '../../people/present-person.ts';
import { usualWaitHours } from '../../people/usual-wait.ts';

/** A creator's profile as the contract shows it; the phone number is masked. */
export async function presentProfile(db: Db, person: Person): Promise<DataOf<'getProfileDetails'>> {
  const phone = await db
    .selectFrom('identities')
    .where('person_id', '=', person.id)
    .where('kind', '=', 'MOBILE')
    // A merged account may have several: the one that was proved last.
    .orderBy(sql`coalesce(proved_at, created_at)`, 'desc')
    .limit(1)
    .select('subject')
    .executeTakeFirst();
  const { 'work-approval': workApproval } = deriveCreatorState(person.position);
  return {
    creatorId: person.id,
    name: person.name,
    handle: person.handle,
    bio: person.bio,
    languages: person.languages,
    socialProfileLink: person.social_link,
    profileImage: presentPicture(person),
    phone: phone ? maskPhone(phone.subject) : null,
    blueTick: person.position.work === 'approved',
    metaInfo: { paymentType: person.payment_type },
    workApproval,
    submittedAt: person.submitted_at?.toISOString() ?? null,
    usualWaitHours: workApproval === 'pending' ? await usualWaitHours(db) : null,
    rejection: person.rejection,
  };
}
