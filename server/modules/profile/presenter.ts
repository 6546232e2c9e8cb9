import { maskPhone } from '#domain/person/phone.ts';
import { deriveCreatorState } from '#machines/lifecycle/creator.ts';
import type { DataOf } from '#server/http/handler.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import { findPhone, presentProfilePicture } from '../people/index.ts';
import { findProfileChange } from './repository/profile-changes.ts';
import { medianReviewHours } from './review-duration.ts';

/** A creator's profile as the contract shows it; the phone number is masked. */
export async function presentProfile(db: Db, person: Person): Promise<DataOf<'getProfileDetails'>> {
  const phone = await findPhone(db, person.id);
  const { 'work-approval': workApproval } = deriveCreatorState(person.position);
  return {
    creatorId: person.id,
    name: person.name,
    handle: person.handle,
    bio: person.bio,
    languages: person.languages,
    socialProfileLink: person.social_link,
    profileImage: presentProfilePicture(person),
    phone: phone === undefined ? null : maskPhone(phone),
    blueTick: person.position.work === 'approved',
    metaInfo: { paymentType: person.payment_type },
    workApproval,
    submittedAt: person.submitted_at?.toISOString() ?? null,
    usualWaitHours: workApproval === 'pending' ? await medianReviewHours(db) : null,
    rejection: person.rejection,
    change: await presentProfileChange(db, person),
  };
}

/**
 * Another name, handle or picture that waits for a decision, or was rejected. Asked for only where
 * there is one.
 */
async function presentProfileChange(db: Db, { id, position }: Person) {
  if ((position.change ?? 'none') === 'none') return null;
  const change = await findProfileChange(db, id);
  if (!change) return null;
  return {
    status: change.state,
    revision: change.revision,
    name: change.name,
    handle: change.handle,
    profileImage: presentProfilePicture(change),
    submittedAt: change.submitted_at.toISOString(),
    rejection: change.rejection,
  };
}
