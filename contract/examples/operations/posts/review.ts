import { id } from '../../ids.ts';
import type { OperationExamples } from '../../operation-examples.ts';
import { postForModerator } from '../../posts/articles.ts';
import {
  claimedArticle,
  ownClaim,
  queuedArticle,
  queuedGallery,
  queuedGifVideo,
  queuedImage,
  queuedVideo,
  reviewClaim,
} from '../../posts/review.ts';
import {
  contextOfDuplicate,
  contextOfSecondOpinion,
  firstOpinion,
  reviewContext,
  reviewStatistics,
} from '../../posts/review-context.ts';
import { emptyPage } from '../../replies.ts';

export const postsReviewExamples = {
  getReviewQueue: {
    request: {
      all: { filters: {} },
      'next-items': { filters: { language: 'hi', available: true }, pageSize: 20 },
      search: { filters: { search: 'अरविंद चौहान' } },
    },
    200: {
      waiting: {
        data: { rows: [queuedArticle, claimedArticle], nextPageUrl: null, total: 2 },
      },
      available: { data: { rows: [queuedArticle, queuedImage], nextPageUrl: null, total: 2 } },
      'second-opinion': {
        data: { rows: [{ ...queuedArticle, firstOpinion }], nextPageUrl: null, total: 1 },
      },
      formats: {
        data: {
          rows: [queuedImage, queuedGallery, queuedVideo, queuedGifVideo],
          nextPageUrl: null,
        },
      },
      empty: emptyPage,
    },
  },

  claimReview: {
    request: { claim: { postUID: id('a2') }, 'take-over': { postUID: id('a2'), takeOver: true } },
    200: {
      claimed: { data: ownClaim },
      renewed: { data: reviewClaim({ until: '2026-11-21T09:37:30.000Z' }) },
    },
  },

  releaseReview: {
    request: { one: { postUID: id('a2') } },
    200: { released: { data: { released: true } }, 'not-claimed': { data: { released: false } } },
  },

  getReviewContext: {
    request: { one: { postUID: id('a2') } },
    200: {
      plain: { data: reviewContext() },
      'first-opinion': { data: contextOfSecondOpinion },
      duplicates: { data: contextOfDuplicate },
    },
  },

  requestSecondOpinion: {
    request: {
      one: {
        postUID: id('a2'),
        revision: 3,
        reasons: ['non-factual-content'],
        note: 'आँकड़ों का कोई स्रोत नहीं दिया गया है।',
      },
    },
    200: { requested: { data: { post: postForModerator } } },
  },

  undoDecision: {
    request: { one: { decisionId: id('dc') } },
    200: {
      post: { data: { undone: true, kind: 'post', subjectId: id('a2') } },
      profile: { data: { undone: true, kind: 'profile', subjectId: id('c1') } },
    },
  },

  getReviewStatistics: {
    request: { own: {} },
    200: {
      'busy-day': { data: reviewStatistics() },
      'no-decisions': {
        data: reviewStatistics({
          today: 0,
          perHour: null,
          sharedPosts: 0,
          agreedPosts: 0,
          published: 0,
          overturned: 0,
        }),
      },
    },
  },
} satisfies OperationExamples;
