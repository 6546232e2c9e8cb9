import type { Scenario } from '#mocks/scenario.ts';

/** An approved creator with posts in several states. */
export const approved: Scenario = {
  name: 'approved',
  group: 'Main journeys',
  title: 'Approved creator',
  description:
    'Blue tick, posts in several states with their numbers; a post can be sent for review.',
  lookFor: [
    'The figures above the posts are filled in.',
    'Each post says its state; published ones have figures.',
    'The filter for the title “zzz” finds nothing and can be cleared.',
  ],
  start: '/app/post/list',
  cookies: { nextScreen: 'dashboard', language: 'hi' },
  answers: {
    getConfig: 'wall-of-fame',
    getFeaturedPosts: [{ when: { filters: { language: 'as' } }, answer: 'empty' }, 'some'],
    getCurrentUser: 'approved',
    getProfileDetails: 'approved',
    getPostByFilter: [{ when: { filters: { title: 'zzz' } }, answer: 'empty' }, 'mixed'],
    getPostById: 'draft',
    getQuickAnalytics: 'some',
    getEngagementTrend: 'some',
    getPostAnalytics: 'above-typical',
    getLeaderboard: 'some',
    upsertPost: [{ when: { post: { action: 'submit' } }, answer: 'submitted' }, 'saved'],
  },
  moves: [
    {
      after: 'upsertPost',
      when: { post: { action: 'submit' } },
      set: { getPostById: 'in-review' },
    },
    { after: 'logout', set: { getCurrentUser: 'signed-out' } },
  ],
};
