import type { Scenario } from '#mocks/scenario.ts';

/** The whole first journey of a creator: sign in by phone, submit the profile, write a draft. */
export const newCreator: Scenario = {
  name: 'new-creator',
  group: 'Main journeys',
  title: 'New creator',
  description:
    'Nobody is signed in. Any phone number works; the code 0000 is wrong, 1111 has expired, others are right.',
  lookFor: [
    'The landing page is shown, and a phone number leads to the code.',
    'The code 0000 is refused with the number of tries left.',
    'After a right code the list of posts is empty.',
  ],
  start: '/login',
  cookies: { nextScreen: 'login' },
  answers: {
    getCurrentUser: 'signed-out',
    updatePhoneNo: [
      { when: { action: 'submit-phone' }, answer: 'sent' },
      { when: { otp: '0000' }, answer: 'otp-wrong' },
      { when: { otp: '1111' }, answer: 'otp-expired' },
      'verified',
    ],
    login: 'new-creator',
    getProfileDetails: 'empty',
    checkHandle: [{ when: { handle: 'taken' }, answer: 'taken' }, 'available'],
    suggestHandles: 'free',
    getPostByFilter: 'empty',
    getEngagementTrend: 'none',
    getPostAnalytics: 'unread',
    getLeaderboard: 'empty',
    getQuickAnalytics: 'none',
    upsertPost: [
      { when: { post: { action: 'submit' } }, answer: 'profile-not-approved' },
      'created',
    ],
  },
  moves: [
    {
      after: 'updatePhoneNo',
      when: { action: 'verify-phone' },
      set: { getCurrentUser: 'new-creator' },
    },
    { after: 'login', set: { getCurrentUser: 'phone-pending' } },
    {
      after: 'register',
      set: { getCurrentUser: 'approval-pending', getProfileDetails: 'pending' },
    },
    {
      after: 'upsertPost',
      when: { post: { action: 'save' } },
      set: { getPostByFilter: 'drafts', getPostById: 'draft' },
    },
    { after: 'logout', set: { getCurrentUser: 'signed-out' } },
  ],
};
