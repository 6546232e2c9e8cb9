import type { Scenario } from '../scenario.ts';
import { approvalPending } from './approval-pending.ts';

/** A profile was refused, is mended and sent again. */
export const profileRejected: Scenario = {
  ...approvalPending,
  name: 'profile-rejected',
  title: 'Profile rejected',
  description: 'Why the profile was refused, and the way to mend it; sent again it waits on the dashboard.',
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
