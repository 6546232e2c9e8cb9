import type { Scenario } from '#mocks/scenario.ts';

const base = {
  group: 'Accounts',
  start: '/app/profile',
  cookies: { nextScreen: 'dashboard' },
  answers: {
    getCurrentUser: 'bank-details-approved',
    getProfileDetails: 'approved',
    getBankDetails: 'approved',
    getLogins: 'phone-and-google',
    getSessions: 'current-only',
  },
} satisfies Partial<Scenario>;

/** A creator who requests a copy of their data and downloads it. */
export const ownData: Scenario = {
  ...base,
  name: 'own-data',
  title: 'Copy of your data',
  description: 'A creator requests a copy of their data, which is ready after some seconds.',
  answers: { ...base.answers, getDataExport: 'none' },
  moves: [{ after: 'requestDataExport', set: { getDataExport: 'ready' } }],
};

/** The copy lacks files, and another one cannot be requested yet. */
export const ownDataIncomplete: Scenario = {
  ...base,
  name: 'own-data-incomplete',
  title: 'Copy of your data without some files',
  description: 'A copy that is ready and lacks twelve files.',
  answers: { ...base.answers, getDataExport: 'incomplete' },
};

/** Three copies in seven days. */
export const ownDataLimited: Scenario = {
  ...base,
  name: 'own-data-limited',
  title: 'Copies of your data, too many',
  description: 'A copy that is ready; a new one can be requested on a later day only.',
  answers: { ...base.answers, getDataExport: 'limited' },
};

/** The copy could not be prepared. */
export const ownDataFailed: Scenario = {
  ...base,
  name: 'own-data-failed',
  title: 'Copy of your data failed',
  description: 'The copy could not be prepared and can be requested again, which fails too.',
  answers: {
    ...base.answers,
    getDataExport: 'failed',
    requestDataExport: { code: 503, example: 'server-busy' },
  },
};
