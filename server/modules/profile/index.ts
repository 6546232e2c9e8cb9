export {
  correctProfileChange,
  deleteProfileChange,
  submitReviewedFields,
} from './profile-changes.ts';
export { submitProfile } from './submit-profile.ts';
export { updatePerson, validateProfile } from './validate-profile.ts';
