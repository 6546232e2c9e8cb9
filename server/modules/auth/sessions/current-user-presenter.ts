import type { Region } from '#domain/auth/regions.ts';
import { isAgreementDue } from '#domain/consent/notices.ts';
import { deriveCreatorState } from '#machines/lifecycle/creator.ts';
import type { DataOf } from '#server/http/handler.ts';
import { isStaff, presentProfilePicture } from '#server/modules/people/index.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import { nextScreen } from './next-screen.ts';

type CurrentUser = DataOf<'getCurrentUser'>;

/** The signed-in person as the portal needs to know them. */
export function presentCurrentUser(
  person: Person,
  region: Region,
  hasOpenChoice: boolean,
): CurrentUser {
  return {
    userId: person.id,
    nextScreen: nextScreen(person, region, hasOpenChoice),
    permissions: person.permissions,
    crawlEnabled: person.crawl_enabled,
    creatorType: person.creator_type,
    name: person.name,
    handle: person.handle,
    profileImage: presentProfilePicture(person),
    blueTick: person.position.work === 'approved',
    appLanguage: person.app_language as CurrentUser['appLanguage'],
    newUser: person.new_user,
    creatorState: isStaff(person) ? null : deriveCreatorState(person.position),
    rejection: person.rejection,
    ...(person.role === 'creator' &&
      isAgreementDue(person.agreed_edition) && { isAgreementDue: true }),
  };
}
