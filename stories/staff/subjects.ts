import type { Post, QueuedPost } from '#src/staff/live-machines.ts';

const id = (place: number) => `01930000-0000-7000-8000-${String(place).padStart(12, '0')}`;

const shared = {
  postUID: id(1),
  clientId: id(1001),
  revision: 2,
  format: 'FORMAT_ARTICLE' as const,
  state: 'SUBMITTED_FOR_DHPUBLISH_REVIEW' as const,
  live: 'NONE' as const,
  archived: false,
  title: 'بارش کے بعد کھیتوں میں رونق لوٹ آئی',
  language: 'ur' as const,
  createdAt: '2026-11-20T08:00:00.000Z',
  updatedAt: '2026-11-20T08:40:00.000Z',
  submittedAt: '2026-11-20T08:40:00.000Z',
  publishedAt: null,
  stats: null,
  rejection: null,
  restriction: null,
  creator: {
    userId: id(2),
    name: 'زینب انصاری',
    handle: 'zainab.ansari',
    profileImage: null,
    blueTick: true,
  },
  actions: ['publish' as const, 'reject' as const],
};

export const queuedPost: QueuedPost = { ...shared, excerpt: 'کسانوں کے چہرے کھل اٹھے ہیں۔', cover: null };

export const submittedPost: Post = {
  ...shared,
  textContent: '<p>کسانوں کے چہرے کھل اٹھے ہیں۔</p><h2>پانی</h2><p>کنوئیں بھر گئے۔</p>',
  genre: null,
  subGenre: null,
  locations: [],
  hashtags: [],
  pictures: [],
};
