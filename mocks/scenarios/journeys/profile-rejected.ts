import type { Scenario } from '#mocks/scenario.ts';
import { approvalPending } from './approval-pending.ts';

/** A refused profile is corrected and sent again. */
export const profileRejected: Scenario = {
  ...approvalPending,
  name: 'profile-rejected',
  title: 'Profile rejected',
  description:
    'Shows why the profile was rejected and how to fix it; after resubmission it is pending.',
  lookFor: [
    'The reasons for the rejection are listed.',
    'The button leads to the form, which has the earlier values.',
    'After sending, the profile is pending.',
  ],
  start: '/profile-rejected',
  cookies: { nextScreen: 'waiting-rejected-screen', language: 'hi' },
  answers: {
    ...approvalPending.answers,
    getCurrentUser: 'rejected',
    getProfileDetails: 'rejected',
    updateProfile: 'submitted',
  },
  moves: [
    {
      after: 'updateProfile',
      set: { getCurrentUser: 'approval-pending', getProfileDetails: 'pending' },
    },
    { after: 'logout', set: { getCurrentUser: 'signed-out' } },
  ],
};
