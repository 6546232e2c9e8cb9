import { clearAppealDrafts } from './appeal-draft-store.ts';
import { clearProblemReport } from './problem-report-store.ts';
import { clearProfilePictures } from './profile-picture-store.ts';

/** Forgets unsent profile photos, problem reports and requests for a second review. */
export async function clearAtSignOut(): Promise<void> {
  clearProblemReport();
  await Promise.allSettled([clearProfilePictures(), clearAppealDrafts()]);
}
