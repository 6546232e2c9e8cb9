import { id } from '../ids.ts';
import type { OperationExamples } from '../operation-examples.ts';
import { meera, zainab } from '../people.ts';

export const analyticsExamples = {
  getQuickAnalytics: {
    200: {
      none: {
        data: {
          followers: 0,
          posts: 0,
          views: 0,
          impressions: 0,
          comments: 0,
          shares: 0,
          likes: 0,
          asOf: '2026-11-21T09:30:00.000Z',
        },
      },
      some: {
        data: {
          followers: 1284,
          posts: 42,
          views: 318400,
          impressions: 1204500,
          comments: 932,
          shares: 2140,
          likes: 15820,
          asOf: '2026-11-21T09:30:00.000Z',
        },
      },
    },
  },

  getEngagementTrend: {
    200: {
      none: {
        data: {
          days: [{ day: '2026-11-21', views: 0, impressions: 0, likes: 0, shares: 0, comments: 0 }],
          formats: [],
          languages: [],
          asOf: '2026-11-21T09:30:00.000Z',
        },
      },
      some: {
        data: {
          days: [
            {
              day: '2026-11-20',
              views: 8210,
              impressions: 30120,
              likes: 610,
              shares: 140,
              comments: 31,
            },
            {
              day: '2026-11-21',
              views: 4630,
              impressions: 18090,
              likes: 322,
              shares: 74,
              comments: 27,
            },
          ],
          formats: [
            {
              format: 'FORMAT_ARTICLE',
              views: 12840,
              impressions: 48210,
              likes: 932,
              shares: 214,
              comments: 58,
            },
          ],
          languages: [
            {
              language: 'hi',
              views: 10240,
              impressions: 40100,
              likes: 801,
              shares: 190,
              comments: 49,
            },
            { language: 'mr', views: 2600, impressions: 8110, likes: 131, shares: 24, comments: 9 },
          ],
          asOf: '2026-11-21T09:30:00.000Z',
        },
      },
    },
  },

  getLeaderboard: {
    200: {
      empty: { data: { month: '2026-11', rows: [], asOf: '2026-11-21T09:30:00.000Z' } },
      some: {
        data: {
          month: '2026-11',
          rows: [
            { place: 1, creator: zainab, views: 318400, likes: 15820, shares: 2140 },
            { place: 2, creator: meera, views: 12840, likes: 932, shares: 214 },
          ],
          asOf: '2026-11-21T09:30:00.000Z',
        },
      },
    },
  },

  ingestEngagement: {
    request: {
      batch: {
        batchId: id('e1'),
        events: [
          { postUID: id('a1'), kind: 'views', at: '2026-11-21T09:29:11.000Z', count: 12 },
          { postUID: id('a1'), kind: 'likes', at: '2026-11-21T09:29:14.000Z' },
        ],
      },
    },
    200: {
      counted: { data: { counted: 2, left: 0, isRepeated: false } },
      repeated: { data: { counted: 0, left: 0, isRepeated: true } },
    },
  },
} satisfies OperationExamples;
