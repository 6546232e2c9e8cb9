export { decideOnProfile } from './decide-on-profile.ts';
export { correctProfileChange, submitReviewedFields } from './profile-changes.ts';
export { deleteProfileChange } from './repository/profile-changes.ts';
export { submitProfile } from './submit-profile.ts';
export { undoProfileDecision } from './undo-profile-decision.ts';
export { validateProfile, writeProfile } from './validate-profile.ts';
