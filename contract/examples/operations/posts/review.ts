import { id } from '../../ids.ts';
import type { OperationExamples } from '../../operation-examples.ts';
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
import { emptyPage } from '../../replies.ts';

export const postsReviewExamples = {
  getReviewQueue: {
    request: { all: { filters: {} } },
    200: {
      waiting: { data: { rows: [queuedArticle, claimedArticle], nextPageUrl: null } },
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
} satisfies OperationExamples;
