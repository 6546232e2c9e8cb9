import { array, boolean, object, safeParse, string } from 'valibot';
import type { Profile, ProfileText } from '#machines/flow/profile.ts';

const shape = object({
  name: string(),
  handle: string(),
  bio: string(),
  languages: array(string()),
  socialProfileLink: string(),
  isAdult: boolean(),
});

/** The fields of the form as they follow each other on the page. */
export const profileFields = ['name', 'handle', 'bio', 'languages', 'socialProfileLink', 'isAdult'] as const;

const placeOf = (creatorId: string) => `profile-draft:${creatorId}`;

/** What the form shows of a profile as the server has it. */
export function textOf(profile: Profile): ProfileText {
  return {
    name: profile.name ?? '',
    handle: profile.handle ?? '',
    bio: profile.bio ?? '',
    languages: profile.languages,
    socialProfileLink: profile.socialProfileLink ?? '',
    // Asked once; and again of somebody who was refused for it.
    isAdult: profile.workApproval !== 'none' && !profile.rejection?.reasons.includes('age'),
  };
}

/** What this person typed on this device and has not sent; null when that is nothing new. */
export function readDraft(profile: Profile): ProfileText | null {
  try {
    const kept = localStorage.getItem(placeOf(profile.creatorId));
    const { success, output } = safeParse(shape, kept ? JSON.parse(kept) : null);
    return success && JSON.stringify(output) !== JSON.stringify(textOf(profile)) ? output : null;
  } catch {
    return null;
  }
}

/** Keeps what was typed; a device without room or permission keeps nothing. */
export function keepDraft(creatorId: string, text: ProfileText): void {
  const { name, handle, bio, languages, socialProfileLink, isAdult } = text;
  const draft: ProfileText = { name, handle, bio, languages, socialProfileLink, isAdult };
  try {
    localStorage.setItem(placeOf(creatorId), JSON.stringify(draft));
  } catch {
    // The form itself still has it.
  }
}

export function forgetDraft(creatorId: string): void {
  try {
    localStorage.removeItem(placeOf(creatorId));
  } catch {
    // Nothing was kept then.
  }
}
