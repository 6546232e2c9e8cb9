export { closeAbandonedChoice } from './account-choice.ts';
export { setOgcOwners } from './ogc-owners.ts';
export { deleteOldPhoneChanges } from './phone-changes.ts';
