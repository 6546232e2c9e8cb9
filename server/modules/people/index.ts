export {
  type CreatorManager,
  lockManagedCreator,
  requireCreatorManager,
} from './access/creator-management.ts';
export { requireOwnUserId, requirePerson } from './access/current-person.ts';
export { canWriteFor, requireRepresentedCreator } from './access/represented-creator.ts';
export { requireRequestedCreator } from './access/requested-creator.ts';
export { type Contacts, findConfirmationPhone, listContacts, listEmails } from './contacts.ts';
export { nextCreatorPosition, transitionCreator } from './creator-transition.ts';
export { requireCurrentVersion } from './edited-version.ts';
export { normaliseEmail } from './email-address.ts';
export { listLoginTypes } from './login-types.ts';
export { loadPersonCached } from './person-cache.ts';
export { isMergeable, isStaff } from './person-rules.ts';
export { presentProfilePicture } from './presenter.ts';
export { findAgencyByEmail } from './repository/agency-contacts.ts';
export {
  deleteIdentities,
  deleteIdentitiesOfKind,
  deleteSocialIdentitiesSince,
  findStaffEmail,
  hasIdentity,
  insertIdentityIfFree,
  isIdentityOwnedSince,
  listIdentityKinds,
  markIdentitiesMerged,
  markIdentityVerified,
  updateIdentityEmail,
} from './repository/identities.ts';
export {
  fillEmptyName,
  findOrCreatePerson,
  findPerson,
  findPersonByIdentity,
  findUnmergedPerson,
  getPerson,
  hasRole,
  insertCreator,
  listOwnAccounts,
  updatePerson,
  updatePersonReturning,
} from './repository/people.ts';
export {
  lockCreator,
  lockCreatorOrAgency,
  lockPeople,
  lockPerson,
  lockPersonIfFound,
} from './repository/people-locks.ts';
export {
  hasNameParts,
  hasWordParts,
  idsOfNamed,
  matchesWordPrefixes,
  matchingPeople,
  namedPeople,
  peopleMatching,
} from './repository/people-search.ts';
export {
  deleteOtherPhones,
  deletePhonesAndHolder,
  findPhone,
  findPhoneHolder,
  insertProvedPhone,
  listPhones,
} from './repository/phones.ts';
export { countPosts, hasPosts } from './repository/post-counts.ts';
