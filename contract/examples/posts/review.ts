import { builder, type QueuedPost, type Schemas } from '../builder.ts';
import { clientId, id } from '../ids.ts';
import { meera, zainab } from '../people.ts';
import { articleExcerpt, galleryTitle, gifVideoTitle, imageTitle, videoTitle } from './parts.ts';

export const queuedPost = builder<QueuedPost>({
  postUID: id('a2'),
  clientId: clientId('a2'),
  revision: 3,
  format: 'FORMAT_ARTICLE',
  state: 'SUBMITTED_FOR_DHPUBLISH_REVIEW',
  live: 'NONE',
  archived: false,
  title: 'नागपुर में संतरे की फसल इस साल दोगुनी',
  excerpt: articleExcerpt,
  language: 'hi',
  madeWithAi: null,
  cover: null,
  createdAt: '2026-11-20T08:00:00.000Z',
  updatedAt: '2026-11-20T08:40:00.000Z',
  submittedAt: '2026-11-20T09:00:00.000Z',
  publishAt: null,
  publishedAt: null,
  stats: null,
  rejection: null,
  restriction: null,
  creator: meera,
  actions: ['publish', 'reject', 'update-advance-meta'],
  claim: null,
});

export const reviewClaim = builder<Schemas['ReviewClaim']>({
  userId: id('d9'),
  name: 'राघव मेनन',
  isMine: true,
  since: '2026-11-21T09:30:00.000Z',
  until: '2026-11-21T09:35:00.000Z',
});

export const queuedArticle = queuedPost();

export const anitasClaim = reviewClaim({
  userId: id('d8'),
  name: 'अनीता राव',
  isMine: false,
  since: '2026-11-21T09:29:10.000Z',
  until: '2026-11-21T09:34:40.000Z',
});

export const claimedArticle = queuedPost({
  postUID: id('a7'),
  clientId: clientId('a7'),
  title: 'بارش کے بعد کھیتوں میں رونق لوٹ آئی',
  excerpt: 'کسانوں کے چہروں پر مسکراہٹ ہے۔',
  language: 'ur',
  creator: zainab,
  claim: anitasClaim,
});

export const queuedImage = queuedPost({
  postUID: id('b3'),
  clientId: clientId('b3'),
  format: 'FORMAT_IMAGE',
  title: imageTitle,
  excerpt: 'मोबाइल की स्क्रीन के लिए।',
  madeWithAi: false,
  cover: {
    id: id('f3'),
    url: `/pictures/${id('f3')}.jpg`,
    width: 1600,
    height: 1200,
    caption: '',
    alt: '',
  },
});

export const queuedGallery = queuedPost({
  postUID: id('b4'),
  clientId: clientId('b4'),
  format: 'FORMAT_GALLERY',
  title: galleryTitle,
  excerpt: 'सुबह चार बजे से शाम तक।',
  madeWithAi: false,
  cover: {
    id: id('f4'),
    url: `/pictures/${id('f4')}.jpg`,
    width: 1600,
    height: 1200,
    caption: '',
    alt: '',
  },
});

export const queuedVideo = queuedPost({
  postUID: id('b5'),
  clientId: clientId('b5'),
  format: 'FORMAT_VIDEO',
  title: videoTitle,
  excerpt: 'چوک کی ایک گلی سے۔',
  language: 'ur',
  madeWithAi: false,
  cover: {
    id: id('f6'),
    url: `/pictures/${id('f6')}.jpg`,
    width: 1280,
    height: 720,
    caption: '',
    alt: '',
  },
  creator: zainab,
});

export const queuedGifVideo = queuedPost({
  postUID: id('b6'),
  clientId: clientId('b6'),
  format: 'GIFVIDEO',
  title: gifVideoTitle,
  excerpt: '',
  madeWithAi: true,
  cover: {
    id: id('f7'),
    url: `/pictures/${id('f7')}.jpg`,
    width: 1280,
    height: 720,
    caption: '',
    alt: '',
  },
});

export const ownClaim = reviewClaim();
