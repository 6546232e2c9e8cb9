export { requireOwnUserId, requirePerson } from './access/current-person.ts';
export {
  type CreatorManager,
  lockManagedCreator,
  requireCreatorManager,
} from './access/managing-agency.ts';
export { canWriteFor, requireRepresentedCreator } from './access/represented-creator.ts';
export { requireRequestedCreator } from './access/requested-creator.ts';
export {
  type Contacts,
  findConfirmationPhone,
  findPhone,
  listContacts,
  listEmails,
  listPhones,
  ownedSinceSql,
} from './contacts.ts';
export { nextCreatorPosition, transitionCreator } from './creator-transition.ts';
export { normaliseEmail } from './email-address.ts';
export { insertCreator } from './insert-creator.ts';
export { listLoginTypes } from './login-types.ts';
export { matchesWordPrefixes, peopleMatching } from './people-search.ts';
export { loadPersonCached } from './person-cache.ts';
export { presentProfilePicture } from './presenter.ts';
export {
  findOrCreatePerson,
  findPersonByIdentity,
  isMergeable,
  isStaff,
  lockPeople,
} from './repository.ts';
export { findStaffEmail } from './staff-email.ts';
