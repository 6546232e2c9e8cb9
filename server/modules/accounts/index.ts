export { closeAbandonedChoice } from './account-choice.ts';
export { setOgcOwners } from './repository/ogc-owners.ts';
export { deleteOldPhoneChanges, hasOpenPhoneChange } from './repository/phone-changes.ts';
