import { maskPhone } from '#domain/phone.ts';
import { deriveCreatorState } from '#machines/lifecycle/creator.ts';
import type { Db } from '../../db/database.ts';
import type { DataOf } from '../../handler.ts';
import { phoneOf } from '../../people/contacts.ts';
import type { Person } from '../../people/person.ts';
import { presentPicture } from '../../people/present-person.ts';
import { findProfileChange } from '../../people/profile-changes.ts';
import { usualWaitHours } from '../../people/usual-wait.ts';

/** A creator's profile as the contract shows it; the phone number is masked. */
export async function presentProfile(db: Db, person: Person): Promise<DataOf<'getProfileDetails'>> {
  const phone = await phoneOf(db, person.id);
  const { 'work-approval': workApproval } = deriveCreatorState(person.position);
  return {
    creatorId: person.id,
    name: person.name,
    handle: person.handle,
    bio: person.bio,
    languages: person.languages,
    socialProfileLink: person.social_link,
    profileImage: presentPicture(person),
    phone: phone === undefined ? null : maskPhone(phone),
    blueTick: person.position.work === 'approved',
    metaInfo: { paymentType: person.payment_type },
    workApproval,
    submittedAt: person.submitted_at?.toISOString() ?? null,
    usualWaitHours: workApproval === 'pending' ? await usualWaitHours(db) : null,
    rejection: person.rejection,
    change: await presentChange(db, person),
  };
}

/** Another name, handle or picture that waits for a decision, or was rejected. Asked for only where there is one. */
async function presentChange(db: Db, { id, position }: Person) {
  if ((position.change ?? 'none') === 'none') return null;
  const change = await findProfileChange(db, id);
  if (!change) return null;
  return {
    status: change.state,
    revision: change.revision,
    name: change.name,
    handle: change.handle,
    profileImage: presentPicture(change),
    submittedAt: change.submitted_at.toISOString(),
    rejection: change.rejection,
  };
}
