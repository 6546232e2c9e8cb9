import { clearAppealDrafts } from './appeal-draft-store.ts';
import { clearProfilePictures } from './profile-picture-store.ts';

/** Forgets unsent profile photos and requests for a second review. */
export async function clearAtSignOut(): Promise<void> {
  await Promise.allSettled([clearProfilePictures(), clearAppealDrafts()]);
}
