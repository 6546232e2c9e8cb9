import { showAppBadge } from './app-badge.ts';
import { clearAppealDrafts } from './appeal-draft-store.ts';
import { clearProblemReport } from './problem-report-store.ts';
import { clearProfilePictures } from './profile-picture-store.ts';
import { clearShares } from './share-store.ts';

/**
 * Forgets unsent profile photos, problem reports, requests for a second review and what other apps
 * have shared. The icon of the installed portal shows no number any more.
 */
export async function clearAtSignOut(): Promise<void> {
  clearProblemReport();
  showAppBadge(0);
  await Promise.allSettled([clearProfilePictures(), clearAppealDrafts(), clearShares()]);
}
