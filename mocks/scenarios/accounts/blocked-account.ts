import type { Scenario } from '#mocks/scenario.ts';
import { socialSignIn } from '../journeys/social-sign-in.ts';

/** Somebody whose account is blocked signs in, and asks for a second review. */
export const blockedAccount: Scenario = {
  ...socialSignIn,
  name: 'blocked-account',
  group: 'Accounts',
  title: 'Blocked account',
  description:
    'The reason of the block, a request for a second review with photos, and a copy of the data.',
  lookFor: [
    'The reason of the block is shown.',
    'A second review and a copy of the data can be requested.',
  ],
  start: '/account-blocked',
  answers: {
    ...socialSignIn.answers,
    getBlockedAccount: 'available',
    appealBlock: 'acknowledged',
    uploadImage: 'done',
    getDataExport: 'none',
  },
  moves: [
    { after: 'appealBlock', set: { getBlockedAccount: 'open' } },
    { after: 'requestDataExport', set: { getDataExport: 'ready' } },
  ],
};
