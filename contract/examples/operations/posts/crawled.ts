import { id } from '../../ids.ts';
import type { OperationExamples } from '../../operation-examples.ts';
import { crawledHindiPost, crawledUrduPost } from '../../sources.ts';

export const postsCrawledExamples = {
  getOgcPostByFilter: {
    request: {
      first: { filters: {}, count: 20 },
      next: {
        filters: { language: 'hi' },
        count: 20,
        pageValue: '2026-11-20T05:00:00.000Z',
        offsetId: id('e5'),
      },
    },
    200: {
      several: {
        data: {
          rows: [crawledUrduPost, crawledHindiPost],
          nextPageUrl: '/api/post/getOGCPostByFilter',
          pageValue: '2026-11-20T05:00:00.000Z',
          offsetId: id('e5'),
        },
      },
      'last-page': {
        data: { rows: [crawledHindiPost], nextPageUrl: null, pageValue: null, offsetId: null },
      },
      empty: { data: { rows: [], nextPageUrl: null, pageValue: null, offsetId: null } },
    },
  },

  getOgcPostById: {
    request: { none: {} },
    200: {
      hindi: {
        data: {
          id: id('e5'),
          title: 'नागपुर में संतरे की फसल इस साल दोगुनी',
          textContent: '<p>मंडियों में भाव गिरे।</p>',
          excerpt: 'मंडियों में भाव गिरे।',
          format: 'FORMAT_ARTICLE',
          state: 'PUBLISHED',
          language: 'hi',
          url: 'https://vidarbha.example/2026/11/santra',
          imageUrl: null,
          source: { sourceId: id('d5'), key: 'vidarbha-samachar', name: 'विदर्भ समाचार' },
          creatorUserId: id('6'),
          createdAt: '2026-11-20T05:10:00.000Z',
          publishedAt: '2026-11-20T05:00:00.000Z',
        },
      },
      urdu: {
        data: {
          id: id('e6'),
          title: 'لکھنؤ میں کتاب میلہ',
          textContent: '<p>شہر کے ادیب جمع ہوئے۔</p>',
          excerpt: 'شہر کے ادیب جمع ہوئے۔',
          format: 'FORMAT_ARTICLE',
          state: 'PUBLISHED',
          language: 'ur',
          url: 'https://roznama.example/1',
          imageUrl: 'https://roznama.example/1.jpg',
          source: { sourceId: id('d6'), key: 'lucknow-roznama', name: 'لکھنؤ روزنامہ' },
          creatorUserId: id('16'),
          createdAt: '2026-11-20T06:05:00.000Z',
          publishedAt: '2026-11-20T06:00:00.000Z',
        },
      },
    },
  },
} satisfies OperationExamples;
