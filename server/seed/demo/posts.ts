import type { Insertable } from 'kysely';
import { escapeText } from '#domain/post/html-text.ts';
import { imageKinds } from '#domain/post/post-formats.ts';
import type { PostState } from '#domain/post/post-states.ts';
import { suggestedPublishTime } from '#domain/post/publish-time.ts';
import { renderPictureFigure } from '#server/modules/posts/index.ts';
import { newId } from '#server/platform/database/ids.ts';
import { titleForSearch } from '#server/platform/database/like-pattern.ts';
import type { PictureRecord, VideoRecord } from '#server/platform/database/schema/media-records.ts';
import type { PostsTable, PublishedVersion } from '#server/platform/database/schema/posts-table.ts';
import type { Story } from '../content/stories/story.ts';
import type { CreatorVideo, CreatorVideos } from '../media/videos.ts';
import type { DemoCreator } from '../people/story-writers.ts';
import type { PostAssignment } from './post-assignments.ts';
import { postHistory } from './post-history.ts';

type Author = {
  creatorId: string;
  creator: DemoCreator;
  /** Among the creators; lets the states differ from one to the next. */
  place: number;
  covers: PictureRecord[];
  videos: CreatorVideos;
  /** By title. */
  hashtags: ReadonlyMap<string, { id: string; title: string }>;
  now: Date;
};

const hour = 3600 * 1000;

/* The rows of the demo's posts; their texts are in `../content/`. */

/** Every state but PENDING, which lasts only during the hand-over. */
const statesOfApproved: PostState[] = [
  'PUBLISHED',
  'SUBMITTED_FOR_DHPUBLISH_REVIEW',
  'PUBLISHED',
  'DRAFT',
  'REJECTED',
  'PUBLISHED',
  'UNPUBLISHED',
  'PUBLISHED',
  'CREATED',
  'PUBLISH_FAILED',
  'PUBLISHED',
  'UNDER_REVIEW',
  'SENSITIVE',
  'PERMANENTLY_REJECTED',
  'SUSPENDED',
  'SUBMITTED',
  ...Array<PostState>(10).fill('PUBLISHED'),
  'SCHEDULED',
  'PUBLISHED',
];
const statesOfOthers: PostState[] = ['DRAFT', 'CREATED'];
/** Somebody is about to act on these; older posts have come through. */
const transientStates: readonly PostState[] = [
  'SUBMITTED_FOR_DHPUBLISH_REVIEW',
  'PUBLISH_FAILED',
  'UNDER_REVIEW',
  'SUBMITTED',
  'SCHEDULED',
];
const transientStateHours = 20 * 24;

/** Within the next days, at a full hour. */
const publishTime = (now: Date, turn: number) =>
  new Date(suggestedPublishTime(now.getTime() + (1 + (turn % 3)) * 21 * hour));

/** A creator's posts as rows, the newest some hours old, the oldest some months. */
export function demoPosts(
  author: Author,
  given: readonly PostAssignment[],
): Insertable<PostsTable>[] {
  const { creator, creatorId, place, now } = author;
  const states = creator.work === 'approved' ? statesOfApproved : statesOfOthers;
  return given.map(({ story, language, format }, turn) => {
    const age = (turn + 1) * 19 + (place % 24) * 5;
    const at = new Date(now.getTime() - age * hour);
    const cycled = states[(turn + place * 3) % states.length] ?? 'DRAFT';
    const state =
      transientStates.includes(cycled) && age > transientStateHours ? 'PUBLISHED' : cycled;
    const media = mediaFor(author, { story, language, format }, turn);
    const hashtags = (story.hashtags ?? []).flatMap((title) => author.hashtags.get(title) ?? []);
    return {
      ...demoContent({ story, language, format }, media, state),
      ...postHistory({ format, ...demoVersion(story, media, state) }, state, at),
      publish_at: state === 'SCHEDULED' ? publishTime(now, turn) : null,
      id: newId(at),
      creator_id: creatorId,
      client_id: newId(at),
      hashtags: JSON.stringify(hashtags),
      created_at: at,
      updated_at: at,
      archived: turn === 9,
    };
  });
}

type Media = Required<Pick<PublishedVersion, 'pictures' | 'video' | 'imageKind' | 'madeWithAi'>>;

/** What a post shows; of an article, in its text. */
function mediaFor(
  { covers, videos }: Author,
  { story, format }: PostAssignment,
  turn: number,
): Media {
  const one = covers.slice(turn % covers.length).slice(0, 1);
  const captioned = one.map((cover) => ({ ...cover, caption: story.title }));
  const none: Media = { pictures: [], video: null, imageKind: null, madeWithAi: null };
  const madeWithAi = turn % 3 === 1;
  switch (format) {
    case 'FORMAT_ARTICLE':
      return { ...none, pictures: turn % 4 === 3 ? [] : captioned };
    case 'FORMAT_IMAGE':
      return {
        ...none,
        madeWithAi,
        imageKind: imageKinds[turn % imageKinds.length] ?? 'POSTER',
        pictures: one,
      };
    case 'FORMAT_GALLERY':
      return { ...none, madeWithAi, pictures: withCaptions(covers, story) };
    case 'FORMAT_VIDEO':
      return { ...none, madeWithAi, video: toVideoRecord(videos.sounding) };
    case 'GIFVIDEO':
      return { ...none, madeWithAi, video: toVideoRecord(videos.silent) };
  }
}

const sentenceEnd = /(?<=[।۔.?!])\s+/u;

/**
 * The sentences of a story under the pictures of a gallery, its title where there are more
 * pictures.
 */
function withCaptions(covers: PictureRecord[], { body, title }: Story): PictureRecord[] {
  const sentences = body.split(sentenceEnd);
  return covers.map((cover, place) => ({ ...cover, caption: sentences[place] ?? title }));
}

function toVideoRecord({ bytes: _, poster, ...film }: CreatorVideo): VideoRecord {
  const { id, url, width, height } = poster;
  return { ...film, poster: { id, url, width, height } };
}

// A first save has no publish step yet.
const isSparse = (state: PostState) => state === 'CREATED';

function demoVersion(story: Story, media: Media, state: PostState) {
  const { video, pictures } = media;
  const isArticle = media.madeWithAi === null;
  const figures = isArticle ? pictures.map(renderPictureFigure).join('') : '';
  const cover = pictures[0] ?? (video?.poster ? { ...video.poster, caption: '', alt: '' } : null);
  return {
    ...media,
    madeWithAi: isSparse(state) ? null : media.madeWithAi,
    revision: isSparse(state) ? 1 : 2,
    title: story.title,
    html: `<p>${escapeText(story.body)}</p>${figures}`,
    excerpt: story.body,
    cover,
  };
}

function demoContent({ story, language, format }: PostAssignment, media: Media, state: PostState) {
  const [genre = null, subGenre = null] = story.about.split('/');
  const { pictures, cover, video, imageKind, madeWithAi, ...words } = demoVersion(
    story,
    media,
    state,
  );
  return {
    ...words,
    format,
    state,
    language,
    title_search: titleForSearch(story.title),
    pictures: JSON.stringify(pictures),
    cover: cover && JSON.stringify(cover),
    video: video && JSON.stringify(video),
    image_kind: imageKind,
    made_with_ai: madeWithAi,
    genre: isSparse(state) ? null : genre,
    sub_genre: isSparse(state) ? null : subGenre,
    locations: isSparse(state) ? [] : [story.place],
  };
}

/** The hashtags of all stories, with how often each is used. */
export function demoHashtags(stories: readonly Story[], now: Date) {
  const titles = stories.flatMap(({ hashtags = [] }) => hashtags);
  return [...new Set(titles)].map((title) => ({
    id: newId(now),
    title,
    uses: titles.filter((other) => other === title).length,
  }));
}
