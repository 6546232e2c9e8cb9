export { closeAbandonedChoice } from './account-choice.ts';
export { setOgcOwners } from './repository/ogc-owners.ts';
export { deleteOldPhoneChanges } from './repository/phone-changes.ts';
