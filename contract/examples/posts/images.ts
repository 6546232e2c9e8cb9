import { builder, type Schemas } from '../builder.ts';
import { clientId, id } from '../ids.ts';
import { meera } from '../people.ts';
import { articleStats, imageTitle, postRejection } from './parts.ts';

export const imagePost = builder<Schemas['Post']>({
  postUID: id('b3'),
  clientId: clientId('b3'),
  revision: 2,
  format: 'FORMAT_IMAGE',
  state: 'DRAFT',
  live: 'NONE',
  archived: false,
  title: imageTitle,
  textContent: '<p>मोबाइल की स्क्रीन के लिए।</p>',
  language: 'hi',
  madeWithAi: false,
  genre: 'religion',
  subGenre: 'festivals',
  locations: ['mh-nagpur'],
  hashtags: [],
  pictures: [
    {
      id: id('f3'),
      url: `/pictures/${id('f3')}.jpg`,
      width: 1600,
      height: 1200,
      caption: '',
      alt: 'पूरा चाँद और दीये',
    },
  ],
  imageKind: 'WALLPAPER',
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

export const imageDraft = imagePost();

export const imageInReview = imagePost({
  revision: 3,
  state: 'SUBMITTED_FOR_DHPUBLISH_REVIEW',
  submittedAt: '2026-11-20T09:00:00.000Z',
  actions: ['withdraw', 'schedule', 'unschedule', 'archive'],
});

export const publishedImage = imagePost({
  revision: 4,
  state: 'PUBLISHED',
  live: 'PUBLISHED',
  submittedAt: '2026-11-20T09:00:00.000Z',
  publishAt: null,
  publishedAt: '2026-11-20T10:00:00.000Z',
  stats: articleStats,
  actions: ['save', 'submit', 'unpublish', 'archive'],
});

export const rejectedImage = imagePost({
  revision: 4,
  state: 'REJECTED',
  submittedAt: '2026-11-20T09:00:00.000Z',
  rejection: postRejection({ reasons: ['bad-image-quality'], note: null }),
});
