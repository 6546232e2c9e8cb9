import { builder, type Schemas } from '../builder.ts';
import { clientId, id } from '../ids.ts';
import { meera, zainab } from '../people.ts';
import { articleStats, gifVideoTitle, postRejection, videoTitle } from './parts.ts';

export const videoPost = builder<Schemas['Post']>({
  postUID: id('b5'),
  clientId: clientId('b5'),
  revision: 2,
  format: 'FORMAT_VIDEO',
  state: 'DRAFT',
  live: 'NONE',
  archived: false,
  title: videoTitle,
  textContent: '<p>چوک کی ایک گلی سے۔</p>',
  language: 'ur',
  madeWithAi: false,
  genre: 'entertainment',
  subGenre: 'folk-arts',
  locations: ['up-lucknow'],
  hashtags: [],
  pictures: [],
  imageKind: null,
  video: {
    id: id('d1'),
    url: `/videos/${id('d1')}.mp4`,
    width: 1280,
    height: 720,
    durationMs: 42500,
    hasSound: true,
    poster: { id: id('f6'), url: `/pictures/${id('f6')}.jpg`, width: 1280, height: 720 },
  },
  createdAt: '2026-11-20T08:00:00.000Z',
  updatedAt: '2026-11-20T08:40:00.000Z',
  submittedAt: null,
  publishAt: null,
  publishedAt: null,
  stats: null,
  rejection: null,
  restriction: null,
  creator: zainab,
  actions: ['save', 'submit', 'archive', 'delete'],
});

export const gifVideoPost = builder<Schemas['Post']>({
  postUID: id('b6'),
  clientId: clientId('b6'),
  revision: 2,
  format: 'GIFVIDEO',
  state: 'DRAFT',
  live: 'NONE',
  archived: false,
  title: gifVideoTitle,
  textContent: '',
  language: 'hi',
  madeWithAi: true,
  genre: 'agriculture',
  subGenre: 'weather',
  locations: ['mh-amravati'],
  hashtags: [],
  pictures: [],
  imageKind: null,
  video: {
    id: id('d3'),
    url: `/videos/${id('d3')}.mp4`,
    width: 1280,
    height: 720,
    durationMs: 2500,
    hasSound: false,
    poster: { id: id('f7'), url: `/pictures/${id('f7')}.jpg`, width: 1280, height: 720 },
  },
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

export const videoDraft = videoPost();

export const videoInReview = videoPost({
  revision: 3,
  state: 'SUBMITTED_FOR_DHPUBLISH_REVIEW',
  submittedAt: '2026-11-20T09:00:00.000Z',
  actions: ['withdraw', 'schedule', 'unschedule', 'archive'],
});

export const publishedVideo = videoPost({
  revision: 4,
  state: 'PUBLISHED',
  live: 'PUBLISHED',
  submittedAt: '2026-11-20T09:00:00.000Z',
  publishAt: null,
  publishedAt: '2026-11-20T10:00:00.000Z',
  stats: articleStats,
  actions: ['save', 'submit', 'unpublish', 'archive'],
});

export const rejectedVideo = videoPost({
  revision: 4,
  state: 'REJECTED',
  submittedAt: '2026-11-20T09:00:00.000Z',
  rejection: postRejection({ reasons: ['video-mismatch'], note: null }),
});

export const gifVideoDraft = gifVideoPost();

export const gifVideoInReview = gifVideoPost({
  revision: 3,
  state: 'SUBMITTED_FOR_DHPUBLISH_REVIEW',
  submittedAt: '2026-11-20T09:00:00.000Z',
  actions: ['withdraw', 'schedule', 'unschedule', 'archive'],
});

export const publishedGifVideo = gifVideoPost({
  revision: 4,
  state: 'PUBLISHED',
  live: 'PUBLISHED',
  submittedAt: '2026-11-20T09:00:00.000Z',
  publishAt: null,
  publishedAt: '2026-11-20T10:00:00.000Z',
  stats: articleStats,
  actions: ['save', 'submit', 'unpublish', 'archive'],
});

export const rejectedGifVideo = gifVideoPost({
  revision: 4,
  state: 'REJECTED',
  submittedAt: '2026-11-20T09:00:00.000Z',
  rejection: postRejection({ reasons: ['duplicate-post'], note: null }),
});
