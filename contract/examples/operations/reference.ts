import { diwaliHashtag, hiddenHashtag, rainHashtag } from '../hashtags.ts';
import { id } from '../ids.ts';
import type { OperationExamples } from '../operation-examples.ts';
import { emptyPage } from '../replies.ts';

export const referenceExamples = {
  getLanguages: {
    200: {
      some: {
        data: [
          { name: 'Hindi', isoCode: 'hi', nativeName: 'हिन्दी', dir: 'ltr' },
          { name: 'Marathi', isoCode: 'mr', nativeName: 'मराठी', dir: 'ltr' },
          { name: 'Urdu', isoCode: 'ur', nativeName: 'اردو', dir: 'rtl' },
          { name: 'Tamil', isoCode: 'ta', nativeName: 'தமிழ்', dir: 'ltr' },
        ],
      },
    },
  },

  getLocations: {
    200: {
      some: {
        data: [
          {
            stateName: 'Maharashtra',
            cities: [
              { locationId: 'mh-nagpur', locationName: 'Nagpur', stateName: 'Maharashtra' },
              { locationId: 'mh-amravati', locationName: 'Amravati', stateName: 'Maharashtra' },
            ],
          },
          {
            stateName: 'Uttar Pradesh',
            cities: [
              { locationId: 'up-lucknow', locationName: 'Lucknow', stateName: 'Uttar Pradesh' },
            ],
          },
        ],
      },
    },
  },

  searchLocations: {
    request: { name: { search: 'लखनऊ', language: 'hi' } },
    200: {
      some: {
        data: [
          { locationId: 'mh-nagpur', locationName: 'Nagpur', stateName: 'Maharashtra' },
          { locationId: 'up-lucknow', locationName: 'Lucknow', stateName: 'Uttar Pradesh' },
        ],
      },
      none: { data: [] },
    },
  },

  getGenres: {
    200: {
      some: {
        data: [
          { code: 'agriculture', subGenres: ['crops', 'weather', 'markets'] },
          { code: 'sports', subGenres: ['cricket', 'kabaddi', 'football'] },
        ],
      },
    },
  },

  searchHashtags: {
    request: { rain: { hashtagName: 'बारि', filterHidden: true } },
    200: {
      some: {
        data: [
          { id: id('b1'), title: 'बारिश' },
          { id: id('b2'), title: 'बारिश2026' },
        ],
      },
      none: { data: [] },
    },
  },

  saveHashtag: {
    request: {
      own: { title: 'दीपावली', isHidden: false, isDhTag: true },
      hidden: { title: 'जल्दीपैसा', isHidden: true, isDhTag: false },
    },
    200: {
      own: { data: { id: id('b3'), title: 'दीपावली', isHidden: false, isDhTag: true } },
      hidden: { data: { id: id('b4'), title: 'जल्दीपैसा', isHidden: true, isDhTag: false } },
    },
  },

  listHashtags: {
    request: {
      all: { filters: {} },
      hidden: { filters: { search: 'जल्दी', isHidden: true } },
    },
    200: {
      some: { data: { rows: [rainHashtag, diwaliHashtag, hiddenHashtag], nextPageUrl: null } },
      one: { data: { rows: [diwaliHashtag], nextPageUrl: null } },
      empty: emptyPage,
    },
  },

  getDhTags: {
    200: {
      some: {
        data: [
          { id: id('b3'), title: 'दीपावली' },
          { id: id('b1'), title: 'बारिश' },
          { id: id('b5'), title: 'பொங்கல்' },
        ],
      },
      none: { data: [] },
    },
  },
} satisfies OperationExamples;
