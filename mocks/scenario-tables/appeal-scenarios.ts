import { id } from '#contract/examples/ids.ts';

import { rejectedPost } from '#mocks/scenarios/journeys/rejected-post.ts';

import type { Member } from './generated-scenario.ts';

type Situation = {
  /** The example that `getPostAppeal` answers. */
  answer: string;
  title: string;
  description: string;
};

const situations: Situation[] = [
  {
    answer: 'available',
    title: 'Second review: form',
    description: 'A rejected post. A request for a second review is acknowledged with a number.',
  },
  {
    answer: 'taken-down',
    title: 'Second review: suspended post',
    description: 'The same for a post that was suspended.',
  },
  {
    answer: 'too-soon',
    title: 'Second review: too soon',
    description: 'The decision can still be undone for some seconds.',
  },
  {
    answer: 'none',
    title: 'Second review: no decision',
    description: 'No decision against the post applies.',
  },
  {
    answer: 'open',
    title: 'Second review: waiting',
    description: 'The number of the request and the time that is left.',
  },
  {
    answer: 'upheld',
    title: 'Second review: decision stays',
    description: 'Another moderator came to the same decision and says why.',
  },
  {
    answer: 'publishing',
    title: 'Second review: post published',
    description: 'The decision was reversed and the post goes to readers.',
  },
  {
    answer: 'draft',
    title: 'Second review: post is a draft',
    description: 'The decision was reversed; the post was edited since.',
  },
  {
    answer: 'lifted',
    title: 'Second review: restriction lifted',
    description: 'The decision was reversed; the post stays where it is.',
  },
  {
    answer: 'superseded',
    title: 'Second review: a later decision applies',
    description: 'The decision was reversed; another one applies to the post by now.',
  },
  {
    answer: 'withdrawn',
    title: 'Second review: replaced',
    description: 'The creator sent the post for review again.',
  },
];

const path = '/app/post/second-review';

/** A creator and the second review of a decision, in each of its situations. */
export const secondReviews: Member[] = situations.map(({ answer, title, description }) => ({
  path,
  heading: 'Second review',
  scenario: {
    ...rejectedPost,
    name: `second-review-${answer}`,
    group: 'Second review',
    title,
    description,
    cookies: { nextScreen: 'dashboard' },
    start: `${path}?postUID=${id('a4')}`,
    answers: {
      ...rejectedPost.answers,
      getCurrentUser: { example: 'approved', changed: { appLanguage: 'en', newUser: false } },
      getPostAppeal: answer,
      createAppeal: 'acknowledged',
      uploadImage: 'done',
    },
    moves: [
      ...(rejectedPost.moves ?? []),
      { after: 'createAppeal', set: { getPostAppeal: 'open' } },
    ],
  },
}));
