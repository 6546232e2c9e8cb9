import { zainab } from '#contract/examples/people.ts';
import { post } from '#contract/examples/posts/articles.ts';
import * as examples from '#contract/examples/posts/review.ts';
import type { ReviewClaim } from '#machines/flow/review/review-claim.ts';
import type { PostEvent } from '#src/features/posts/history/live-post-history-machine.ts';
import type { Post, QueuedPost } from '#src/features/review/live-machines.ts';
import { storyPicture } from '#stories/support/sample-pictures.ts';

const id = (place: number) => `01930000-0000-7000-8000-${String(place).padStart(12, '0')}`;

const urdu = {
  postUID: id(1),
  clientId: id(1001),
  revision: 2,
  title: 'بارش کے بعد کھیتوں میں رونق لوٹ آئی',
  language: 'ur' as const,
  submittedAt: '2026-11-20T08:40:00.000Z',
  creator: { ...zainab, userId: id(2) },
  actions: ['publish' as const, 'reject' as const],
};

export const queuedPost: QueuedPost = examples.queuedPost({
  ...urdu,
  excerpt: 'کسانوں کے چہرے کھل اٹھے ہیں۔',
});

export const submittedPost: Post = post({
  ...urdu,
  state: 'SUBMITTED_FOR_DHPUBLISH_REVIEW',
  live: 'NONE',
  textContent: '<p>کسانوں کے چہرے کھل اٹھے ہیں۔</p><h2>پانی</h2><p>کنوئیں بھر گئے۔</p>',
  genre: null,
  subGenre: null,
  locations: [],
  hashtags: [],
  pictures: [],
  publishedAt: null,
  stats: null,
});

/** With a text and without, upright and wide, said of AI and not. */
export const imagePost: Post = {
  ...submittedPost,
  format: 'FORMAT_IMAGE',
  title: 'عید مبارک',
  textContent: '',
  imageKind: 'WALLPAPER',
  madeWithAi: true,
  pictures: [storyPicture(3, '', 'چاند اور چراغ')],
};
export const galleryPost: Post = {
  ...submittedPost,
  format: 'FORMAT_GALLERY',
  textContent: '<p>صبح چار بجے سے شام تک۔</p>',
  madeWithAi: false,
  pictures: [
    storyPicture(4, 'بھور میں بولی لگتی ہے', 'ٹوکریوں میں سنترے'),
    storyPicture(5, 'دوپہر تک ٹرک بھر جاتے ہیں'),
    storyPicture(6, 'شام کو بازار خالی ہے اور سڑک دھل رہی ہے'),
  ],
};
const { id: posterId, url, width, height } = storyPicture(7, '');
export const videoPost: Post = {
  ...submittedPost,
  format: 'FORMAT_VIDEO',
  madeWithAi: false,
  video: {
    id: id(36),
    url: '/videos/field.mp4',
    width: 640,
    height: 360,
    durationMs: 42_000,
    hasSound: true,
    poster: { id: posterId, url, width, height },
  },
};
export const gifPost: Post = {
  ...videoPost,
  format: 'GIFVIDEO',
  textContent: '',
  madeWithAi: true,
  video: videoPost.video && { ...videoPost.video, hasSound: false },
};

/** Readers see it, and staff may take it from them. */
export const publishedPost: Post = {
  ...submittedPost,
  state: 'PUBLISHED',
  live: 'PUBLISHED',
  publishedAt: '2026-11-20T10:00:00.000Z',
  actions: [
    'reject',
    'unpublish',
    'suspend',
    'mark-sensitive',
    'look-again',
    'update-advance-meta',
  ],
};

export const claimOfAnita: ReviewClaim = examples.anitasClaim;

const event = {
  reasons: [],
  note: null,
  publishAt: null,
  by: 'staff' as const,
  byName: 'अनीता राव',
};

/** A post that came back once and was sent again. */
export const postEvents: PostEvent[] = [
  {
    ...event,
    id: id(23),
    action: 'submit',
    state: 'SUBMITTED_FOR_DHPUBLISH_REVIEW',
    at: '2026-11-20T08:40:00.000Z',
    by: 'creator',
    byName: 'زینب انصاری',
  },
  {
    ...event,
    id: id(22),
    action: 'reject',
    state: 'REJECTED',
    reasons: ['spelling-mistakes-in-title', 'watermark'],
    note: 'عنوان میں دو لفظ درست کریں۔',
    at: '2026-11-19T15:10:00.000Z',
  },
  {
    ...event,
    id: id(21),
    action: 'submit',
    state: 'SUBMITTED_FOR_DHPUBLISH_REVIEW',
    at: '2026-11-19T12:00:00.000Z',
    by: 'creator',
    byName: 'زینب انصاری',
  },
];
