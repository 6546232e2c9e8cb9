import { builder, type Schemas } from '../builder.ts';
import { clientId, id } from '../ids.ts';
import { meera, zainab } from '../people.ts';
import {
  articleExcerpt,
  articleStats,
  articleTitle,
  fieldPicture,
  galleryTitle,
  gifVideoTitle,
  imageTitle,
  spellingRejection,
  unpublishing,
  videoTitle,
} from './parts.ts';

export const postCard = builder<Schemas['PostCard']>({
  postUID: id('a1'),
  clientId: clientId('a1'),
  revision: 5,
  format: 'FORMAT_ARTICLE',
  state: 'PUBLISHED',
  live: 'PUBLISHED',
  archived: false,
  title: articleTitle,
  excerpt: articleExcerpt,
  language: 'hi',
  madeWithAi: null,
  cover: fieldPicture,
  createdAt: '2026-11-20T08:00:00.000Z',
  updatedAt: '2026-11-20T08:40:00.000Z',
  submittedAt: '2026-11-20T09:00:00.000Z',
  publishAt: null,
  publishedAt: '2026-11-20T10:00:00.000Z',
  stats: articleStats,
  rejection: null,
  restriction: null,
  creator: meera,
  actions: ['save', 'submit', 'unpublish', 'archive'],
});

export const publishedCard = postCard();

export const unpublishedCard = postCard({
  postUID: id('a9'),
  clientId: clientId('a9'),
  state: 'UNPUBLISHED',
  live: 'TAKEN_DOWN',
  restriction: unpublishing,
  actions: ['save', 'submit', 'archive', 'delete'],
});

export const cardInReview = postCard({
  postUID: id('a2'),
  clientId: clientId('a2'),
  revision: 3,
  state: 'SUBMITTED_FOR_DHPUBLISH_REVIEW',
  live: 'NONE',
  title: 'नागपुर में संतरे की फसल इस साल दोगुनी',
  cover: null,
  publishedAt: null,
  stats: null,
  actions: ['withdraw', 'schedule', 'unschedule', 'archive'],
});

/** Approved, with times on two days. */
export const scheduledCard = postCard({
  ...cardInReview,
  postUID: id('ca'),
  clientId: clientId('ca'),
  state: 'SCHEDULED',
  title: 'कल सुबह खुलेगा पेंच का नया सफ़ारी मार्ग',
  publishAt: '2026-11-25T02:30:00.000Z',
  actions: ['withdraw', 'schedule', 'unschedule', 'archive'],
});

export const laterScheduledCard = postCard({
  ...scheduledCard,
  postUID: id('cb'),
  clientId: clientId('cb'),
  title: 'संतरा महोत्सव का पूरा कार्यक्रम',
  publishAt: '2026-11-26T12:30:00.000Z',
});

export const rejectedCard = postCard({
  postUID: id('a3'),
  clientId: clientId('a3'),
  revision: 4,
  state: 'REJECTED',
  live: 'NONE',
  title: 'गाँव की बेटी ने जीता राज्य स्तर का कबड्डी मुक़ाबला',
  publishedAt: null,
  stats: null,
  rejection: spellingRejection,
  actions: ['save', 'submit', 'archive', 'delete'],
});

export const draftCard = postCard({
  postUID: id('a4'),
  clientId: clientId('a4'),
  revision: 2,
  state: 'DRAFT',
  live: 'NONE',
  title: 'पुराने कुओं को फिर से जीवित करने की कोशिश',
  cover: null,
  submittedAt: null,
  publishedAt: null,
  stats: null,
  actions: ['save', 'submit', 'archive', 'delete'],
});

/** An edit that failed to be published; the numbers of what readers see are not here yet. */
export const publishFailedCard = postCard({
  postUID: id('a5'),
  clientId: clientId('a5'),
  revision: 4,
  state: 'PUBLISH_FAILED',
  live: 'PUBLISHED',
  title: 'साप्ताहिक बाज़ार में सब्ज़ियों के दाम घटे',
  cover: null,
  publishedAt: '2026-11-18T08:30:00.000Z',
  stats: null,
  actions: ['archive'],
});

export const urduCard = postCard({
  postUID: id('a6'),
  clientId: clientId('a6'),
  title: 'بارش کے بعد کھیتوں میں رونق لوٹ آئی',
  excerpt: 'کسانوں کے چہروں پر مسکراہٹ ہے۔',
  language: 'ur',
  cover: null,
});

export const publishedImageCard = postCard({
  postUID: id('b3'),
  clientId: clientId('b3'),
  revision: 3,
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

export const publishedGalleryCard = postCard({
  postUID: id('b4'),
  clientId: clientId('b4'),
  revision: 3,
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

export const publishedVideoCard = postCard({
  postUID: id('b5'),
  clientId: clientId('b5'),
  revision: 3,
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

export const publishedGifVideoCard = postCard({
  postUID: id('b6'),
  clientId: clientId('b6'),
  revision: 3,
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
