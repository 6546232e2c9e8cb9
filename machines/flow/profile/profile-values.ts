import { parse } from 'valibot';
import { fieldProblems } from '#domain/forms/form-schema.ts';
import { profileForm } from '#domain/forms/profile-form.ts';
import type { components } from '#generated/contract.ts';
import type { UploadedPicture } from '#machines/kit/file-upload.ts';
import { createRecordForm, type SaveRequest } from '#machines/kit/record-form.ts';

export type Profile = components['schemas']['Profile'];
export type ProfileInput = components['schemas']['ProfileInput'];

/** What the person types and ticks. */
export type ProfileFormValues = {
  name: string;
  handle: string;
  bio: string;
  languages: string[];
  socialProfileLink: string;
  isAdult: boolean;
};

/** Which picture the profile is to have. */
export type PictureChoice =
  | { kind: 'kept' }
  | { kind: 'removed' }
  | { kind: 'replaced'; picture: UploadedPicture };

export type ProfileValues = ProfileFormValues & { picture: PictureChoice };
export type ProfileRequest = SaveRequest<Profile, ProfileValues>;

/** Which operation saves the profile: it is registered once, and updated from then on. */
export function savingOperation({
  workApproval,
}: Pick<Profile, 'workApproval'>): 'register' | 'updateProfile' {
  return workApproval === 'none' ? 'register' : 'updateProfile';
}

/**
 * The profile as its form begins: with what the creator proposed last, where staff have not
 * approved it.
 */
export function editedProfile(profile: Profile): Profile {
  const { change } = profile;
  if (!change) return profile;
  return {
    ...profile,
    name: change.name,
    handle: change.handle,
    profileImage: change.profileImage,
  };
}

/**
 * What is sent for a request: trimmed, in the shape of the contract.
 * @throws when a rule is broken, which the chart does not let happen.
 */
export function profileInput({
  subject,
  values: { picture, ...text },
}: ProfileRequest): ProfileInput {
  const kept = picture.kind === 'kept' ? (editedProfile(subject).profileImage?.id ?? null) : null;
  const profileImageId = picture.kind === 'replaced' ? picture.picture.id : kept;
  return parse(profileForm, { ...text, profileImageId });
}

/**
 * The chart `record-form` of a creator's own profile. A profile that waits or is approved is read
 * first.
 */
export const createProfileRecord = () =>
  createRecordForm<Profile, ProfileValues>({
    validate: ({ picture: _, ...text }) =>
      fieldProblems(profileForm, { ...text, profileImageId: null }),
    opensReadOnly: ({ workApproval }) => workApproval === 'pending' || workApproval === 'approved',
  });
