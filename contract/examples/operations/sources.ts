import { id } from '../ids.ts';
import type { OperationExamples } from '../operation-examples.ts';
import { emptyPage } from '../replies.ts';
import { lucknowAccount, lucknowSource, vidarbhaAccount, vidarbhaSource } from '../sources.ts';

export const sourcesExamples = {
  getAccountByFilter: {
    request: { all: { filters: {} }, 'by-name': { filters: { search: 'विदर्भ', isActive: true } } },
    200: {
      several: { data: { rows: [lucknowAccount, vidarbhaAccount], nextPageUrl: null } },
      empty: emptyPage,
    },
  },

  upsertAccount: {
    request: {
      new: {
        accountData: {
          name: 'विदर्भ प्रकाशन',
          contactName: 'सुनील पाटील',
          email: 'desk@vidarbha.example',
        },
      },
      change: {
        accountData: {
          accountId: id('d1'),
          revision: 1,
          name: 'विदर्भ प्रकाशन',
          contactName: 'अनुराधा जोशी',
          isActive: false,
        },
      },
    },
    200: { hindi: { data: vidarbhaAccount }, urdu: { data: lucknowAccount } },
  },

  getSourceByFilter: {
    request: { all: { filters: {} }, urdu: { filters: { language: 'ur', crawling: true } } },
    200: {
      several: { data: { rows: [lucknowSource, vidarbhaSource], nextPageUrl: null } },
      empty: emptyPage,
    },
  },

  searchSources: {
    request: {
      'by-name': { queryParams: { search: 'लखन', creatorType: 'OGC' } },
      'by-key': { queryParams: { search: 'vidarbha' } },
    },
    200: {
      found: {
        data: {
          rows: [
            {
              sourceId: id('d6'),
              key: 'lucknow-roznama',
              name: 'لکھنؤ روزنامہ',
              creatorUserId: id('16'),
              creatorType: 'OGC',
            },
          ],
        },
      },
      none: { data: { rows: [] } },
    },
  },

  upsertSource: {
    request: {
      new: {
        sourceData: {
          key: 'vidarbha-samachar',
          name: 'विदर्भ समाचार',
          accountId: id('d1'),
          language: 'hi',
          homeUrl: 'https://vidarbha.example/',
          feedUrl: 'https://vidarbha.example/feed.xml',
          ownerEmails: ['meera@creator.example'],
        },
      },
      change: {
        sourceData: {
          sourceId: id('d5'),
          revision: 1,
          name: 'विदर्भ समाचार',
          language: 'hi',
          homeUrl: 'https://vidarbha.example/',
          ownerEmails: [],
          crawling: false,
        },
      },
    },
    200: { hindi: { data: vidarbhaSource }, urdu: { data: lucknowSource } },
    errors: { 'already-taken': { 'already-taken': { fields: { key: 'taken' } } } },
  },

  convertOgcToUgc: {
    request: {
      'to-icc': { payload: { creatorUserId: id('6') } },
      'to-ugc': { payload: { creatorUserId: id('16'), creatorType: 'UGC' } },
    },
    200: {
      icc: {
        data: {
          message: 'Success',
          creatorUserId: id('6'),
          creatorType: 'ICC',
          paymentType: 'ICC',
          sources: 1,
          posts: 1906,
        },
      },
      ugc: {
        data: {
          message: 'Success',
          creatorUserId: id('16'),
          creatorType: 'UGC',
          paymentType: null,
          sources: 2,
          posts: 412,
        },
      },
    },
  },

  getConversion: {
    request: { 'by-creator': { creatorUserId: id('6') } },
    200: {
      pending: {
        data: {
          creator: vidarbhaSource.creator,
          pending: { sources: 1, posts: 1906 },
          converted: { sources: 0, posts: 0 },
        },
      },
      nothing: {
        data: {
          creator: vidarbhaSource.creator,
          pending: { sources: 0, posts: 0 },
          converted: { sources: 0, posts: 0 },
        },
      },
      converted: {
        data: {
          creator: { ...vidarbhaSource.creator, creatorType: 'ICC' },
          pending: { sources: 0, posts: 0 },
          converted: { sources: 1, posts: 1906 },
        },
      },
    },
  },

  ingestCrawledPosts: {
    request: {
      hindi: {
        source: 'vidarbha-samachar',
        posts: [
          {
            url: 'https://vidarbha.example/2026/11/santra',
            title: 'नागपुर में संतरे की फसल इस साल दोगुनी',
            textContent: '<p>मंडियों में भाव गिरे।</p>',
            format: 'FORMAT_ARTICLE',
            publishedAt: '2026-11-20T05:00:00.000Z',
          },
        ],
      },
      urdu: {
        source: 'lucknow-roznama',
        posts: [
          {
            url: 'https://roznama.example/1',
            title: 'لکھنؤ میں کتاب میلہ',
            textContent: '<p>شہر کے ادیب جمع ہوئے۔</p>',
            format: 'FORMAT_ARTICLE',
            imageUrl: 'https://roznama.example/1.jpg',
            publishedAt: '2026-11-20T06:00:00.000Z',
          },
        ],
      },
    },
    200: { saved: { data: { kept: 2 } } },
  },
} satisfies OperationExamples;
