import type { Scenario } from '#mocks/scenario.ts';

/** A creator who requests a copy of their data and downloads it. */
export const ownData: Scenario = {
  name: 'own-data',
  group: 'Accounts',
  title: 'Copy of your data',
  description: 'A creator requests a copy of their data, which is ready after some seconds.',
  lookFor: ['A copy can be requested.', 'It is ready after some seconds, with its size.'],
  start: '/app/profile',
  cookies: { nextScreen: 'dashboard' },
  answers: {
    getCurrentUser: 'bank-details-approved',
    getProfileDetails: 'approved',
    getBankDetails: 'approved',
    getLogins: 'phone-and-google',
    getSessions: 'current-only',
    getDataExport: 'none',
    getConsents: 'all',
  },
  moves: [{ after: 'requestDataExport', set: { getDataExport: 'ready' } }],
};
