import type { Scenario } from '#mocks/scenario.ts';
import { approved } from './approved.ts';

/** An approved creator waits for another name to be reviewed, and may withdraw it. */
export const profileChangePending: Scenario = {
  ...approved,
  name: 'profile-change-pending',
  title: 'Profile change in review',
  description: 'The proposed name next to the approved one, with the button that withdraws it.',
  lookFor: [
    'The proposed profile is shown, with the time when it was sent.',
    'The change can be withdrawn.',
  ],
  start: '/app/profile',
  answers: {
    ...approved.answers,
    getProfileDetails: 'change-pending',
    updateProfile: 'change-pending',
    withdrawProfileChange: 'approved',
  },
  moves: [
    { after: 'withdrawProfileChange', set: { getProfileDetails: 'approved' } },
    { after: 'updateProfile', set: { getProfileDetails: 'change-pending' } },
    { after: 'logout', set: { getCurrentUser: 'signed-out' } },
  ],
};
