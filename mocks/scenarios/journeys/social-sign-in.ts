import type { Scenario } from '#mocks/scenario.ts';

/** An installation that is open to the world: Google and Facebook themselves, and no sandbox. */
export const socialSignIn: Scenario = {
  name: 'social-sign-in',
  group: 'Main journeys',
  title: 'Google and Facebook',
  description:
    'Nobody is signed in, and the buttons lead to the providers. A token is a new creator; from Facebook, a blocked one.',
  lookFor: [
    'The buttons lead to Google and to Facebook.',
    'A sign-in that is cancelled there shows no error.',
    'A blocked person is told so and how to get help.',
  ],
  start: '/login',
  cookies: { nextScreen: 'login' },
  answers: {
    getConfig: 'production',
    getCurrentUser: 'signed-out',
    login: [{ when: { loginType: 'FACEBOOK' }, answer: 'account-blocked' }, 'new-creator'],
    linkOgcAccount: 'ogc-not-owner',
  },
  moves: [
    { after: 'login', when: { loginType: 'GOOGLE' }, set: { getCurrentUser: 'phone-pending' } },
    { after: 'logout', set: { getCurrentUser: 'signed-out' } },
  ],
};
