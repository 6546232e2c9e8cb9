import { id } from '#contract/examples/ids.ts';

import { rejectedPost } from '#mocks/scenarios/journeys/rejected-post.ts';

import type { Member } from './generated-scenario.ts';

type Situation = {
  /** The example that `getPostAppeal` answers. */
  answer: string;
  title: string;
  description: string;
  lookFor: string[];
};

const situations: Situation[] = [
  {
    answer: 'available',
    title: 'Second review: form',
    description: 'A rejected post. A request for a second review is acknowledged with a number.',
    lookFor: [
      'A second review can be requested, with a text and pictures.',
      'Afterwards the number of the request is shown.',
    ],
  },
  {
    answer: 'taken-down',
    title: 'Second review: suspended post',
    description: 'The same for a post that was suspended.',
    lookFor: ['The page says that the post was suspended.', 'A second review can be requested.'],
  },
  {
    answer: 'too-soon',
    title: 'Second review: too soon',
    description: 'The decision can still be undone for some seconds.',
    lookFor: ['The page says to wait some seconds, and goes on by itself.'],
  },
  {
    answer: 'none',
    title: 'Second review: no decision',
    description: 'No decision against the post applies.',
    lookFor: ['The page says that there is no decision to review.'],
  },
  {
    answer: 'open',
    title: 'Second review: waiting',
    description: 'The number of the request and the time that is left.',
    lookFor: ['The number of the request and the days that are left are shown.'],
  },
  {
    answer: 'upheld',
    title: 'Second review: decision stays',
    description: 'Another moderator came to the same decision and says why.',
    lookFor: [
      'The page says that the decision stays.',
      'The reason of the other moderator is shown.',
    ],
  },
  {
    answer: 'publishing',
    title: 'Second review: post published',
    description: 'The decision was reversed and the post goes to readers.',
    lookFor: ['The page says that the decision was reversed.'],
  },
  {
    answer: 'scheduled',
    title: 'Second review: post is scheduled',
    description: 'The decision was reversed; the post waits for the time that was chosen.',
    lookFor: ['The page says when the post is published.'],
  },
  {
    answer: 'draft',
    title: 'Second review: post is a draft',
    description: 'The decision was reversed; the post was edited since.',
    lookFor: ['The page says that the decision was reversed.', 'A link leads to the draft.'],
  },
  {
    answer: 'lifted',
    title: 'Second review: restriction lifted',
    description: 'The decision was reversed; the post stays where it is.',
    lookFor: ['The page says that the restriction no longer applies.'],
  },
  {
    answer: 'superseded',
    title: 'Second review: a later decision applies',
    description: 'The decision was reversed; another one applies to the post by now.',
    lookFor: ['The page says that a later decision applies.'],
  },
  {
    answer: 'withdrawn',
    title: 'Second review: replaced',
    description: 'The creator sent the post for review again.',
    lookFor: ['The page says that a new review replaces the request.'],
  },
];

const path = '/app/post/second-review';

/** A creator and the second review of a decision, in each of its situations. */
export const secondReviews: Member[] = situations.map(
  ({ answer, title, description, lookFor }) => ({
    path,
    heading: 'Second review',
    scenario: {
      ...rejectedPost,
      name: `second-review-${answer}`,
      group: 'Second review',
      title,
      description,
      lookFor,
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
  }),
);
