import { id } from '#contract/examples/ids.ts';
import * as examples from '#contract/examples/profile.ts';
import type { Profile, ProfileFormValues } from '#machines/flow/profile/profile.ts';
import type { UploadedPicture } from '#machines/kit/file-upload.ts';

/** The profile of a person who has just signed in. */
export const emptyProfile: Profile = examples.emptyProfile;

export const ownProfile: Profile = {
  ...examples.pendingProfile,
  name: 'Meera Kulkarni',
  bio: 'मुंबई की ख़बरें',
  socialProfileLink: null,
  profileImage: { id: id('f0'), url: `/pictures/${id('f0')}.jpg` },
};

/** Valid input. */
export const profileText: ProfileFormValues = {
  name: 'Meera Kulkarni',
  handle: 'meera.likhti',
  bio: 'मुंबई की ख़बरें',
  languages: ['hi', 'mr'],
  socialProfileLink: 'https://www.instagram.com/meera.likhti',
  isAdult: true,
};

export const uploadedPicture: UploadedPicture = {
  uid: '01930000-0000-7000-8000-0000000000f1',
  fileName: '01930000-0000-7000-8000-0000000000f1.jpg',
  name: 'me.jpg',
  status: 'done',
  url: '/pictures/01930000-0000-7000-8000-0000000000f1.jpg',
  id: '01930000-0000-7000-8000-0000000000f1',
  width: 4000,
  height: 3000,
  format: 'jpeg',
};
