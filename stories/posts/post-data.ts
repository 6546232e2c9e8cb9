import { suggestedPublishTime } from '#domain/post/publish-time.ts';
import type { DeviceDraft } from '#machines/flow/posts/device-drafts.ts';
import type {
  PostCard,
  QuickAnalyticsCounters,
} from '#src/features/posts/dashboard/live-post-machines.ts';
import type { PostFilters } from '#src/features/posts/list/post-filters.ts';
import { cardOfTest } from '#test/factories/post-cards.ts';

export const filters: PostFilters = {
  status: 'all',
  draftStage: 'all',
  format: 'all',
  title: '',
  archived: false,
};

const asOf = '2026-11-21T15:00:00.000+05:30';

export const counters: QuickAnalyticsCounters = {
  followers: 4310,
  posts: 12,
  views: 128_400,
  impressions: 512_300,
  comments: 640,
  shares: 1280,
  likes: 9100,
  asOf,
};

/** A post on the dashboard; `place` makes it another one. */
export const postCard = (place: number, more: Partial<PostCard> = {}): PostCard =>
  cardOfTest(more, place);

/**
 * One of each kind: published with numbers, rejected with reasons, in review, draft without a
 * title.
 */
export const posts: PostCard[] = [
  postCard(1, {
    state: 'PUBLISHED',
    live: 'PUBLISHED',
    stats: { views: 1507, impressions: 6020, likes: 108, shares: 30, comments: 13, asOf },
    actions: ['save', 'submit', 'unpublish', 'archive'],
  }),
  postCard(2, {
    state: 'REJECTED',
    title: 'پرانے لکھنؤ کی گلیوں میں خطاطی کی واپسی',
    language: 'ur',
    rejection: {
      reasons: ['title-content-mismatch', 'bad-image-quality'],
      note: 'بہتر تصویر لگائیں۔',
      permanent: false,
      decidedAt: asOf,
    },
  }),
  postCard(3, {
    state: 'SUBMITTED_FOR_DHPUBLISH_REVIEW',
    title: 'The ferry that never stopped',
    language: 'en',
    actions: [],
  }),
  postCard(4, { title: '', language: null }),
];

const onPhone: DeviceDraft = {
  clientId: 'a',
  postUID: null,
  title: 'गाँव की नई लाइब्रेरी में शाम की कक्षाएँ',
  excerpt: 'हर शाम पाँच बजे दरवाज़ा खुलता है, और बच्चे अपनी कॉपियाँ लेकर आते हैं।',
  language: 'hi',
  updatedAt: Date.parse('2026-11-20T09:00:00.000Z'),
  href: '/app/post/create?format=FORMAT_ARTICLE&draft=a',
};

/**
 * One the server knows nothing of, one without a title, and newer words for the last of `posts`.
 */
export const deviceDrafts: [DeviceDraft, DeviceDraft, DeviceDraft] = [
  onPhone,
  { ...onPhone, clientId: 'b', title: '', language: null },
  { ...onPhone, clientId: postCard(4).clientId, postUID: postCard(4).postUID },
];

/**
 * Edits of published posts as staff find them: readers still see the version before, or it was
 * taken down.
 */
export const editsOfPublished: PostCard[] = [
  postCard(5, {
    state: 'SUBMITTED_FOR_DHPUBLISH_REVIEW',
    live: 'PUBLISHED',
    actions: ['publish', 'reject', 'unpublish', 'suspend'],
  }),
  postCard(6, {
    state: 'REJECTED',
    live: 'TAKEN_DOWN',
    title: 'پرانے لکھنؤ کی گلیوں میں خطاطی کی واپسی',
    language: 'ur',
    actions: [],
  }),
  postCard(7, { state: 'UNPUBLISHED', live: 'TAKEN_DOWN', actions: ['publish'] }),
  postCard(8, { state: 'DRAFT', live: 'TAKEN_DOWN' }),
];

const decidedAt = '2026-11-20T12:20:00.000Z';

/**
 * The measures of staff on a published version, each with its reasons, as the creator sees them.
 */
export const restrictedPosts: PostCard[] = [
  postCard(8, {
    state: 'SUSPENDED',
    live: 'TAKEN_DOWN',
    restriction: {
      kind: 'SUSPENDED',
      reasons: ['fake-news', 'covert-capture'],
      note: 'तस्वीर 2019 की बाढ़ की है, इस साल की नहीं।',
      decidedAt,
    },
    actions: ['archive'],
  }),
  postCard(9, {
    state: 'UNPUBLISHED',
    live: 'TAKEN_DOWN',
    title: 'پرانے لکھنؤ کی گلیوں میں خطاطی کی واپسی',
    language: 'ur',
    restriction: { kind: 'TAKEN_DOWN', reasons: ['watermark'], note: null, decidedAt },
  }),
  postCard(10, {
    state: 'SENSITIVE',
    live: 'PUBLISHED',
    restriction: { kind: 'SENSITIVE', reasons: ['violence'], note: null, decidedAt },
    actions: ['archive'],
  }),
];

/** Approved, on two days of India; the first of them at half past midnight. */
export const scheduledPosts: PostCard[] = [
  ['2026-11-24T19:00:00.000Z', 'कल सुबह खुलेगा पेंच का नया सफ़ारी मार्ग', 'hi'] as const,
  ['2026-11-25T12:30:00.000Z', 'سردیوں میں لکھنؤ کے پکوان', 'ur'] as const,
  ['2026-11-26T02:30:00.000Z', 'Orange festival: the whole programme', 'en'] as const,
].map(([publishAt, title, language], place) =>
  postCard(61 + place, {
    state: 'SCHEDULED',
    title,
    language,
    publishAt,
    submittedAt: '2026-11-20T08:40:00.000Z',
    actions: ['withdraw', 'schedule', 'unschedule', 'archive'],
  }),
);

/** In review with a time: one in the future, and one that has passed. */
export const timedPostsInReview: PostCard[] = [
  suggestedPublishTime(Date.now()),
  '2026-11-20T02:30:00.000Z',
].map((publishAt, place) =>
  postCard(71 + place, {
    state: 'SUBMITTED_FOR_DHPUBLISH_REVIEW',
    publishAt,
    submittedAt: '2026-11-19T08:40:00.000Z',
    actions: ['withdraw', 'schedule', 'unschedule'],
  }),
);
