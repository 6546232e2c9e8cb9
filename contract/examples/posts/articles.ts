import { builder, type Schemas } from '../builder.ts';
import { clientId, id } from '../ids.ts';
import { meera } from '../people.ts';
import {
  articleHtml,
  articleStats,
  articleTitle,
  fieldPicture,
  sensitiveMark,
  spellingRejection,
  suspension,
} from './parts.ts';

export const post = builder<Schemas['Post']>({
  postUID: id('a1'),
  clientId: clientId('a1'),
  revision: 5,
  format: 'FORMAT_ARTICLE',
  state: 'PUBLISHED',
  live: 'PUBLISHED',
  archived: false,
  title: articleTitle,
  textContent: articleHtml,
  language: 'hi',
  madeWithAi: null,
  genre: 'agriculture',
  subGenre: 'weather',
  locations: ['mh-amravati'],
  hashtags: [{ id: id('b1'), title: 'बारिश' }],
  pictures: [fieldPicture],
  imageKind: null,
  video: null,
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

export const publishedPost = post();

export const createdPost = post({
  postUID: id('a0'),
  clientId: clientId('a0'),
  revision: 1,
  state: 'CREATED',
  live: 'NONE',
  language: null,
  genre: null,
  subGenre: null,
  locations: [],
  hashtags: [],
  submittedAt: null,
  publishedAt: null,
  stats: null,
  actions: ['save', 'submit', 'archive', 'delete'],
});

export const draftPost = post({
  revision: 2,
  state: 'DRAFT',
  live: 'NONE',
  submittedAt: null,
  publishedAt: null,
  stats: null,
  actions: ['save', 'submit', 'archive', 'delete'],
});

export const postInReview = post({
  revision: 3,
  state: 'SUBMITTED_FOR_DHPUBLISH_REVIEW',
  live: 'NONE',
  publishedAt: null,
  stats: null,
  actions: ['withdraw', 'schedule', 'unschedule', 'archive'],
});

/** With a time to publish at: in review, and approved. */
export const timedPostInReview = post({
  ...postInReview,
  publishAt: '2026-11-25T02:30:00.000Z',
  actions: ['withdraw', 'schedule', 'unschedule', 'archive'],
});

export const scheduledPost = post({
  ...timedPostInReview,
  state: 'SCHEDULED',
});

/** The same as staff have it. */
export const timedPostForModerator = {
  ...timedPostInReview,
  actions: ['publish', 'reject', 'update-advance-meta'] as Schemas['Post']['actions'],
};

export const postForModerator = {
  ...postInReview,
  actions: ['publish', 'reject', 'update-advance-meta'] as Schemas['Post']['actions'],
};

export const publishingPost = post({
  revision: 4,
  state: 'PENDING',
  live: 'NONE',
  publishedAt: null,
  stats: null,
  actions: [],
});

export const unpublishedPost = post({
  state: 'UNPUBLISHED',
  live: 'TAKEN_DOWN',
  actions: ['save', 'submit', 'archive', 'delete'],
});

export const suspendedPost = post({
  postUID: id('a7'),
  clientId: clientId('a7'),
  state: 'SUSPENDED',
  live: 'TAKEN_DOWN',
  restriction: suspension,
  actions: ['archive'],
});

export const sensitivePost = post({
  postUID: id('a8'),
  clientId: clientId('a8'),
  state: 'SENSITIVE',
  restriction: sensitiveMark,
  actions: ['archive'],
});

export const rejectedPost = post({
  revision: 4,
  state: 'REJECTED',
  live: 'NONE',
  publishedAt: null,
  stats: null,
  rejection: spellingRejection,
  actions: ['save', 'submit', 'archive', 'delete'],
});
