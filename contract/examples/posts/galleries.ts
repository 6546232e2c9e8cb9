import { builder, type Schemas } from '../builder.ts';
import { clientId, id } from '../ids.ts';
import { meera } from '../people.ts';
import { articleStats, galleryTitle, postRejection } from './parts.ts';

export const galleryPost = builder<Schemas['Post']>({
  postUID: id('b4'),
  clientId: clientId('b4'),
  revision: 2,
  format: 'FORMAT_GALLERY',
  state: 'DRAFT',
  live: 'NONE',
  archived: false,
  title: galleryTitle,
  textContent: '<p>सुबह चार बजे से शाम तक।</p>',
  language: 'hi',
  madeWithAi: false,
  genre: 'agriculture',
  subGenre: 'markets',
  locations: ['mh-nagpur'],
  hashtags: [],
  pictures: [
    {
      id: id('f4'),
      url: `/pictures/${id('f4')}.jpg`,
      width: 1600,
      height: 1200,
      caption: 'भोर में बोली लगती है',
      alt: 'टोकरियों में संतरे',
    },
    {
      id: id('f5'),
      url: `/pictures/${id('f5')}.jpg`,
      width: 1600,
      height: 1200,
      caption: 'दोपहर तक ट्रक भर जाते हैं',
      alt: 'ट्रक पर पेटियाँ',
    },
  ],
  imageKind: null,
  video: null,
  createdAt: '2026-11-20T08:00:00.000Z',
  updatedAt: '2026-11-20T08:40:00.000Z',
  submittedAt: null,
  publishAt: null,
  publishedAt: null,
  stats: null,
  rejection: null,
  restriction: null,
  creator: meera,
  actions: ['save', 'submit', 'archive', 'delete'],
});

export const galleryDraft = galleryPost();

export const galleryInReview = galleryPost({
  revision: 3,
  state: 'SUBMITTED_FOR_DHPUBLISH_REVIEW',
  submittedAt: '2026-11-20T09:00:00.000Z',
  actions: ['withdraw', 'schedule', 'unschedule', 'archive'],
});

export const publishedGallery = galleryPost({
  revision: 4,
  state: 'PUBLISHED',
  live: 'PUBLISHED',
  submittedAt: '2026-11-20T09:00:00.000Z',
  publishAt: null,
  publishedAt: '2026-11-20T10:00:00.000Z',
  stats: articleStats,
  actions: ['save', 'submit', 'unpublish', 'archive'],
});

export const rejectedGallery = galleryPost({
  revision: 4,
  state: 'REJECTED',
  submittedAt: '2026-11-20T09:00:00.000Z',
  rejection: postRejection({ reasons: ['watermark'], note: null }),
});
