import type { Region } from '#domain/regions.ts';
import { deriveCreatorState } from '#machines/lifecycle/creator.ts';
import type { DataOf } from '../../handler.ts';
import { nextScreenOf } from '../../people/cookies.ts';
import { isStaff, type Person } from '../../people/person.ts';
import { presentPicture } from '../../people/present-person.ts';

type CurrentUser = DataOf<'getCurrentUser'>;

/** Nobody. */
export const signedOut: CurrentUser = {
  userId: null,
  nextScreen: 'login',
  permissions: [],
  crawlEnabled: false,
  creatorType: null,
  name: null,
  handle: null,
  profileImage: null,
  blueTick: false,
  appLanguage: null,
  newUser: false,
  creatorState: null,
  rejection: null,
};

/** The signed-in person as the portal needs to know them. */
export function presentCurrentUser(person: Person, region: Region, hasOpenChoice: boolean): CurrentUser {
  return {
    userId: person.id,
    nextScreen: nextScreenOf(person, region, hasOpenChoice),
    permissions: person.permissions,
    crawlEnabled: person.crawl_enabled,
    creatorType: person.creator_type,
    name: person.name,
    handle: person.handle,
    profileImage: presentPicture(person),
    blueTick: person.position.work === 'approved',
    appLanguage: person.app_language as CurrentUser['appLanguage'],
    newUser: person.new_user,
    creatorState: isStaff(person) ? null : deriveCreatorState(person.position),
    rejection: person.rejection,
  };
}
