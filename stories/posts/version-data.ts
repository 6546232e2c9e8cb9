import type {
  ComparedVersion,
  Version,
  VersionEntry,
} from '#src/features/posts/versions/live-version-machines.ts';
import { galleryPost, imagePost, postEvents, submittedPost } from '#stories/review/review-data.ts';

const rejected = postEvents.find(({ action }) => action === 'reject') ?? null;

/** As its creator reads them: without the names of staff. */
export const entries: VersionEntry[] = [
  {
    revision: 9,
    kind: 'present',
    at: '2026-11-20T14:20:00.000Z',
    title: 'बारिश के बाद खेतों में लौटी रौनक',
    isLive: false,
    outcome: null,
  },
  {
    revision: 7,
    kind: 'sent',
    at: '2026-11-20T08:40:00.000Z',
    title: 'बारिश के बाद खेतों में लौटी रौनक',
    isLive: true,
    outcome: rejected && {
      ...rejected,
      action: 'handed-over',
      reasons: [],
      note: null,
      by: 'publisher',
      byName: null,
    },
  },
  {
    revision: 5,
    kind: 'sent',
    at: '2026-11-19T12:00:00.000Z',
    title: 'बारिश के बाद खेत',
    isLive: false,
    outcome: rejected && { ...rejected, byName: null },
  },
  {
    revision: 4,
    kind: 'replaced',
    at: '2026-11-19T09:10:00.000Z',
    title: 'بارش کے بعد کھیت',
    isLive: false,
    outcome: null,
  },
  {
    revision: 2,
    kind: 'paused',
    at: '2026-11-18T17:05:00.000Z',
    title: '',
    isLive: false,
    outcome: null,
  },
];

type Post = ComparedVersion['post'];

const versionOf = (post: Post, revision: number, more: Partial<Version>): Version => {
  const { title, textContent, language, madeWithAi, genre, subGenre, locations, hashtags } = post;
  const { pictures, imageKind, video } = post;
  return {
    revision,
    kind: 'sent',
    at: '2026-11-20T08:40:00.000Z',
    ...{
      title,
      textContent,
      language,
      madeWithAi,
      genre,
      subGenre,
      locations,
      hashtags,
      pictures,
      imageKind,
      video,
    },
    ...more,
  };
};

const tag = (title: string) => ({ id: `0193-${title}`, title });
const writable = (post: Post): Post => ({
  ...post,
  revision: 9,
  actions: ['save', 'submit', 'archive'],
});

const hindiPost: Post = {
  ...submittedPost,
  title: 'बारिश के बाद खेतों में लौटी रौनक',
  language: 'hi',
};

export const changedArticle: ComparedVersion = {
  post: writable(hindiPost),
  version: versionOf(hindiPost, 7, {
    pictures: galleryPost.pictures.slice(0, 1),
    textContent: `<p>विदर्भ के किसानों के चेहरे इस बार खिल उठे हैं।</p><p>तीन साल बाद कुएँ भरे हैं।</p><p>बुआई अगले हफ़्ते शुरू होगी।</p><p>मंडी में भाव ठीक हैं।</p><p>बीज समय पर पहुँचे।</p><p>अब सबकी नज़र मौसम पर है।</p>`,
    genre: 'agriculture',
    subGenre: 'weather',
    locations: ['mh-nagpur'],
    hashtags: [tag('बारिश'), tag('खेती')],
  }),
  before: versionOf(hindiPost, 5, {
    at: '2026-11-19T12:00:00.000Z',
    title: 'बारिश के बाद खेतों में रौनक',
    textContent: `<p>विदर्भ के किसानों के चेहरे मुरझाए हुए हैं।</p><p>तीन साल बाद कुएँ भरे हैं।</p><p>बुआई अगले हफ़्ते शुरू होगी।</p><p>मंडी में भाव ठीक हैं।</p><p>बीज समय पर पहुँचे।</p>`,
    genre: 'news',
    subGenre: 'local',
    locations: ['mh-pune'],
    hashtags: [tag('बारिश')],
  }),
  locationNames: new Map([
    ['mh-nagpur', 'Nagpur ( Maharashtra )'],
    ['mh-pune', 'Pune ( Maharashtra )'],
  ]),
};

export const changedUrdu: ComparedVersion = {
  post: writable(submittedPost),
  version: versionOf(submittedPost, 7, {
    title: 'پرانے لکھنؤ کی گلیوں میں خطاطی کی واپسی',
    textContent: '<p>چوک کی ایک تنگ گلی میں شام ہوتے ہی قلم چلنے لگتے ہیں۔</p>',
  }),
  before: versionOf(submittedPost, 5, {
    title: 'لکھنؤ کی گلیوں میں خطاطی',
    textContent: '<p>چوک کی ایک گلی میں صبح قلم چلنے لگتے ہیں۔</p>',
  }),
  locationNames: new Map(),
};

export const changedGallery: ComparedVersion = {
  post: writable(galleryPost),
  version: versionOf(galleryPost, 7, {}),
  before: versionOf(galleryPost, 5, {
    pictures: galleryPost.pictures
      .toReversed()
      .map((picture, place) => (place === 0 ? { ...picture, caption: 'भोर में बोली' } : picture))
      .concat(imagePost.pictures),
  }),
  locationNames: new Map(),
};
