import { id } from '../../ids.ts';
import type { OperationExamples } from '../../operation-examples.ts';
import { featuredHindiPost, featuredUrduPost } from '../../posts/featured.ts';
import { emptyPage } from '../../replies.ts';

export const postsFeaturedExamples = {
  getFeaturedPosts: {
    request: { all: {}, urdu: { filters: { language: 'ur' } } },
    200: {
      some: { data: { rows: [featuredHindiPost, featuredUrduPost], nextPageUrl: null } },
      empty: emptyPage,
    },
  },

  upsertFeaturedPost: {
    request: { two: { postIds: [id('a1'), id('a6')] }, none: { postIds: [] } },
    200: {
      two: { data: { rows: [featuredHindiPost, featuredUrduPost], nextPageUrl: null } },
      none: emptyPage,
    },
    errors: {
      'invalid-request': {
        'post-not-published': { fields: { 'postIds.1': 'not-allowed' } },
        'too-many': { fields: { postIds: 'too-many' } },
      },
    },
  },

  searchPublishedPosts: {
    request: {
      newest: { filters: {} },
      'urdu-articles': { filters: { language: 'ur', format: ['FORMAT_ARTICLE'] } },
      'of-one-creator': { filters: { title: 'बारिश', creatorHandle: 'meera.kulkarni' } },
    },
    200: {
      some: {
        data: {
          rows: [featuredHindiPost, featuredUrduPost],
          nextPageUrl: '/api/post/searchPublished?cursor=WyIwMTkzMDAwMCJd',
        },
      },
      'further-back': {
        data: { rows: [], nextPageUrl: '/api/post/searchPublished?cursor=WyIwMTkzMDAwMCJd' },
      },
      empty: emptyPage,
    },
  },
} satisfies OperationExamples;
