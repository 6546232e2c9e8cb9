import type { Scenario } from '#mocks/scenario.ts';
import { linked } from './login-linked.ts';

/** Google's login is refused, Facebook's belongs to another account. */
export const linkFailed: Scenario = {
  ...linked,
  name: 'login-link-failed',
  group: 'Accounts',
  title: 'Linking that fails',
  description:
    'Linking Google is answered with "Linking failed", linking Facebook opens the account choice.',
  lookFor: [
    'Linking Google fails with a message.',
    'Linking Facebook opens the choice between accounts.',
  ],
  answers: {
    ...linked.answers,
    linkLogin: [
      { when: { user: { loginType: 'FACEBOOK' } }, answer: 'conflict' },
      'linking-failed',
    ],
    getAccountChoice: 'two',
    accountLinking: 'done',
  },
  moves: [
    { after: 'linkLogin', set: { getCurrentUser: 'choosing-account' } },
    { after: 'accountLinking', set: { getCurrentUser: 'approved' } },
    { after: 'logout', set: { getCurrentUser: 'signed-out' } },
  ],
};
