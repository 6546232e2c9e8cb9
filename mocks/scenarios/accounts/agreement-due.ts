import type { Scenario } from '#mocks/scenario.ts';
import { ownData } from './own-data.ts';

/** Terms that have changed while a creator stayed signed in. */
export const agreementDue: Scenario = {
  ...ownData,
  name: 'agreement-due',
  title: 'Changed terms',
  description:
    'A creator who is still signed in is asked to agree to changed terms, above the posts.',
  lookFor: ['The request to agree is above the posts.', 'It can be read before it is accepted.'],
  start: '/app/post/list',
  cookies: { ...ownData.cookies, language: 'hi' },
  answers: { ...ownData.answers, getCurrentUser: 'agreement-due' },
  moves: [{ after: 'agreeToNotices', set: { getCurrentUser: 'approved' } }],
};
