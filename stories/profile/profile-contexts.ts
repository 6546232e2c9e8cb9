import type { Profile, ProfileFormValues } from '#machines/flow/profile/profile.ts';
import { emptyProfile, ownProfile, profileText } from '#test/factories/profiles.ts';

const bio =
  'मुंबई की लोकल, बारिश और गलियों की कहानियाँ लिखती हूँ। आठ साल एक मराठी दैनिक में रिपोर्टर रही; अब अपने शहर की छोटी ख़बरें बड़े ध्यान से सुनाती हूँ।';

const filled: Profile = {
  ...ownProfile,
  name: 'मीरा कुलकर्णी',
  bio,
  profileImage: null,
  socialProfileLink: 'https://www.instagram.com/meera.likhti',
};

const approved: Profile = { ...filled, workApproval: 'approved', blueTick: true };

const change: NonNullable<Profile['change']> = {
  status: 'pending',
  revision: 1,
  name: 'मीरा देशपांडे',
  handle: 'meera.deshpande',
  profileImage: null,
  submittedAt: '2026-11-21T08:30:00.000Z',
  rejection: null,
};

/** One creator in each state of the work approval. */
export const profiles = {
  none: emptyProfile,
  pending: filled,
  approved,
  changePending: { ...approved, change },
  changeRejected: {
    ...approved,
    change: {
      ...change,
      status: 'rejected',
      rejection: {
        reasons: ['other'],
        note: 'यह नाम किसी और संस्था का है।',
        decidedAt: '2026-11-21T09:10:00.000Z',
      },
    },
  },
  rejected: {
    ...filled,
    workApproval: 'rejected',
    rejection: {
      reasons: ['social-profile', 'previous-work'],
      note: 'यह लिंक नहीं खुलता। कृपया अपने किसी पुराने लेख का लिंक भेजें।',
      decidedAt: '2026-11-20T11:00:00.000Z',
    },
  },
} satisfies Record<string, Profile>;

export const typed: ProfileFormValues = { ...profileText, name: 'मीरा कुलकर्णी', bio };
