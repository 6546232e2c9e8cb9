import type { Scenario } from '#mocks/scenario.ts';

/** A new creator links Google, and it works. */
export const linked: Scenario = {
  name: 'login-linked',
  group: 'Accounts',
  title: 'Linking a login',
  description:
    '"I\'ll do this later" leads to the dialog that links Google or Facebook; both are linked.',
  lookFor: ['The dialog offers to link Google and Facebook.', 'A linked login is confirmed.'],
  start: '/app/post/list',
  cookies: { nextScreen: 'dashboard', newUser: 'true' },
  answers: {
    getConfig: 'production',
    getCurrentUser: 'new-creator',
    getProfileDetails: 'empty',
    getPostByFilter: 'empty',
    getQuickAnalytics: 'none',
    getLogins: 'phone',
    linkLogin: 'linked',
  },
  moves: [
    {
      after: 'linkLogin',
      when: { user: { loginType: 'GOOGLE' } },
      set: { getLogins: 'phone-and-google' },
    },
    { after: 'linkLogin', when: { user: { loginType: 'FACEBOOK' } }, set: { getLogins: 'all' } },
    { after: 'logout', set: { getCurrentUser: 'signed-out' } },
  ],
};
