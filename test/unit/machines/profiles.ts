import type { Profile, ProfileText } from '#machines/flow/profile.ts';
import type { UploadedPicture } from '#machines/flow/upload.ts';

/** The profile of somebody who has just signed in. */
export const emptyProfile: Profile = {
  creatorId: '01930000-0000-7000-8000-000000000001',
  name: null,
  handle: null,
  bio: null,
  languages: [],
  socialProfileLink: null,
  profileImage: null,
  phone: '••••••3210',
  blueTick: false,
  metaInfo: { paymentType: null },
  workApproval: 'none',
  submittedAt: null,
  rejection: null,
};

export const ownProfile: Profile = {
  ...emptyProfile,
  name: 'Meera Kulkarni',
  handle: 'meera.likhti',
  bio: 'मुंबई की ख़बरें',
  languages: ['hi', 'mr'],
  profileImage: {
    id: '01930000-0000-7000-8000-0000000000f0',
    url: '/pictures/01930000-0000-7000-8000-0000000000f0.jpg',
  },
  workApproval: 'pending',
  submittedAt: '2026-11-20T09:12:00.000Z',
  usualWaitHours: 26,
};

/** What a person fills in who does everything right. */
export const profileText: ProfileText = {
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
