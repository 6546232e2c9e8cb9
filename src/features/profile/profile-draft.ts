import { array, boolean, object, safeParse, string } from 'valibot';
import type { Profile, ProfileFormValues } from '#machines/flow/profile/profile.ts';

const draftSchema = object({
  name: string(),
  handle: string(),
  bio: string(),
  languages: array(string()),
  socialProfileLink: string(),
  isAdult: boolean(),
});

/** The fields of the form as they follow each other on the page. */
export const profileFields = [
  'name',
  'handle',
  'bio',
  'languages',
  'socialProfileLink',
  'isAdult',
] as const;

const storageKey = (creatorId: string) => `profile-draft:${creatorId}`;

/** What the form shows of a profile as the server has it. */
export function profileText(profile: Profile): ProfileFormValues {
  return {
    name: profile.name ?? '',
    handle: profile.handle ?? '',
    bio: profile.bio ?? '',
    languages: profile.languages,
    socialProfileLink: profile.socialProfileLink ?? '',
    // Asked once, and again after a rejection for this reason.
    isAdult: profile.workApproval !== 'none' && !profile.rejection?.reasons.includes('age'),
  };
}

/** The unsent input of this person on this device; null when it equals the saved profile. */
export function readDraft(profile: Profile): ProfileFormValues | null {
  try {
    const saved = localStorage.getItem(storageKey(profile.creatorId));
    const { success, output } = safeParse(draftSchema, saved ? JSON.parse(saved) : null);
    return success && JSON.stringify(output) !== JSON.stringify(profileText(profile))
      ? output
      : null;
  } catch {
    return null;
  }
}

/** Stores the input; nothing without room or permission. */
export function saveDraft(creatorId: string, text: ProfileFormValues): void {
  const { name, handle, bio, languages, socialProfileLink, isAdult } = text;
  const draft: ProfileFormValues = { name, handle, bio, languages, socialProfileLink, isAdult };
  try {
    localStorage.setItem(storageKey(creatorId), JSON.stringify(draft));
  } catch {
    // The form itself still has it.
  }
}

export function discardDraft(creatorId: string): void {
  try {
    localStorage.removeItem(storageKey(creatorId));
  } catch {
    // Nothing was kept then.
  }
}
