import type { Scenario } from '#mocks/scenario.ts';

/**
 * Writing in one's own script with Latin letters; the tables of letters come from the portal
 * itself.
 */
export const ownScript: Scenario = {
  name: 'transliteration',
  group: 'Formats',
  title: 'Typing in English letters',
  description:
    'A new article. Choose a language next to “Type in English letters”, and write namaste: suggestions appear in its script.',
  lookFor: [
    'A language can be chosen for typing in English letters.',
    'Suggestions appear while a word is typed.',
  ],
  start: '/app/post/create',
  cookies: { nextScreen: 'dashboard', language: 'hi' },
  answers: {
    getCurrentUser: 'approved',
    getProfileDetails: 'approved',
    upsertPost: [{ when: { post: { action: 'submit' } }, answer: 'submitted' }, 'created'],
  },
  moves: [{ after: 'logout', set: { getCurrentUser: 'signed-out' } }],
};
