import type { Scenario } from '#mocks/scenario.ts';
import { profileChangePending } from './profile-change-pending.ts';

/** Another name was refused with reasons; it is fixed and sent again, or discarded. */
export const profileChangeRejected: Scenario = {
  ...profileChangePending,
  name: 'profile-change-rejected',
  title: 'Profile change rejected',
  description: 'Why the proposed name was refused; sent again it is in review.',
  lookFor: [
    'The reason and the note of the moderator are beside the proposed profile.',
    'It can be changed and sent again.',
  ],
  answers: { ...profileChangePending.answers, getProfileDetails: 'change-rejected' },
};
