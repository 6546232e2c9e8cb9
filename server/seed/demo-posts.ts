import type { Insertable } from 'kysely';
import type { PostState } from '#domain/post-states.ts';
import { articleFigure } from '../articles/clean-article.ts';
import { escapeText } from '../articles/html-text.ts';
import { searchText } from '../db/posts.ts';
import type { PictureRecord, PostsTable } from '../db/schema.ts';
import { newId } from '../ids.ts';
import type { Assignment } from './assignments.ts';
import type { DemoCreator } from './creators.ts';
import { pastOf } from './post-past.ts';
import type { Story } from './stories/story.ts';

type Author = {
  creatorId: string;
  creator: DemoCreator;
  /** Among the creators; lets the states differ from one to the next. */
  place: number;
  covers: PictureRecord[];
  /** By title. */
  hashtags: ReadonlyMap<string, { id: string; title: string }>;
  now: Date;
};

const hour = 3600 * 1000;

/** Every state but PENDING, which lasts no longer than a hand-over. */
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
  ...Array<PostState>(12).fill('PUBLISHED'),
];
const statesOfOthers: PostState[] = ['DRAFT', 'CREATED'];
/** Somebody is about to act on these; older posts have come through. */
const passing: readonly PostState[] = [
  'SUBMITTED_FOR_DHPUBLISH_REVIEW',
  'PUBLISH_FAILED',
  'UNDER_REVIEW',
  'SUBMITTED',
];
const passingHours = 20 * 24;

/** A creator's posts as rows, the newest some hours old, the oldest some months. */
export function demoPosts(author: Author, given: readonly Assignment[]): Insertable<PostsTable>[] {
  const { creator, creatorId, place, now } = author;
  const states = creator.work === 'approved' ? statesOfApproved : statesOfOthers;
  return given.map(({ story, language, format }, turn) => {
    const age = (turn + 1) * 19 + (place % 24) * 5;
    const at = new Date(now.getTime() - age * hour);
    const cycled = states[(turn + place * 3) % states.length] ?? 'DRAFT';
    const state = passing.includes(cycled) && age > passingHours ? 'PUBLISHED' : cycled;
    const { cover, ...content } = contentOf(
      { story, language, format },
      picturesFor(author, format, turn),
      state,
    );
    const hashtags = (story.hashtags ?? []).flatMap((title) => author.hashtags.get(title) ?? []);
    return {
      ...content,
      ...pastOf({ ...content, cover }, state, at),
      cover: cover && JSON.stringify(cover),
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

function picturesFor({ covers }: Author, format: Assignment['format'], turn: number): PictureRecord[] {
  if (format === 'FORMAT_GALLERY') return covers;
  if (format === 'FORMAT_ARTICLE' && turn % 4 === 3) return [];
  const cover = covers[turn % covers.length];
  return cover ? [cover] : [];
}

function contentOf({ story, language, format }: Assignment, pictures: PictureRecord[], state: PostState) {
  const [genre = null, subGenre = null] = story.about.split('/');
  const shown = pictures.map((picture) => ({ ...picture, caption: story.title }));
  // A first save has no publish step yet.
  const isSparse = state === 'CREATED';
  return {
    format,
    state,
    language,
    revision: isSparse ? 1 : 2,
    title: story.title,
    title_search: searchText(story.title),
    html: `<p>${escapeText(story.body)}</p>${shown.map(articleFigure).join('')}`,
    excerpt: story.body,
    pictures: JSON.stringify(shown),
    cover: shown[0] ?? null,
    genre: isSparse ? null : genre,
    sub_genre: isSparse ? null : subGenre,
    locations: isSparse ? [] : [story.place],
  };
}

/** The hashtags of all stories, with how often each is used. */
export function hashtagsOf(stories: readonly Story[], now: Date) {
  const titles = stories.flatMap(({ hashtags = [] }) => hashtags);
  return [...new Set(titles)].map((title) => ({
    id: newId(now),
    title,
    uses: titles.filter((other) => other === title).length,
  }));
}
