import type { Scenario } from '#mocks/scenario.ts';

/** A creator who is signed in on three devices, one of them unknown. */
export const signedInElsewhere: Scenario = {
  name: 'signed-in-devices',
  group: 'Accounts',
  title: 'Signed-in devices',
  description: 'A creator signed in on three devices, one of them unknown, ends sessions.',
  lookFor: [
    'This device is marked; one device is unknown.',
    'Each other session can be ended, and all at once.',
  ],
  start: '/app/profile',
  cookies: { nextScreen: 'dashboard' },
  answers: {
    getCurrentUser: 'bank-details-approved',
    getProfileDetails: 'approved',
    getBankDetails: 'approved',
    getLogins: 'phone-and-google',
    getSessions: 'three',
    revokeSession: 'done',
    logoutEverywhere: 'done',
  },
  moves: [
    { after: 'revokeSession', set: { getSessions: 'two' } },
    {
      after: 'logoutEverywhere',
      when: { keepCurrent: true },
      set: { getSessions: 'current-only' },
    },
    {
      after: 'logoutEverywhere',
      when: { keepCurrent: false },
      set: { getCurrentUser: 'signed-out' },
    },
    { after: 'logout', set: { getCurrentUser: 'signed-out' } },
  ],
};
