import type { Insertable } from 'kysely';
import type { PostState } from '#domain/post-states.ts';
import { escapeText } from '../articles/html-text.ts';
import type { Db } from '../db/database.ts';
import { searchText } from '../db/posts.ts';
import type { PictureRecord, PostRejectionRecord, PostsTable } from '../db/schema.ts';
import { newId } from '../ids.ts';
import type { DemoCreator } from './creators.ts';
import type { Story } from './stories/story.ts';
import { storiesIn } from './stories.ts';

type Author = {
  creatorId: string;
  creator: DemoCreator;
  /** Among the creators; lets the states differ from one to the next. */
  place: number;
  covers: PictureRecord[];
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
];
const statesOfOthers: PostState[] = ['DRAFT', 'CREATED'];

/** A creator's articles as rows: all stories of their languages, the newest some hours old, the oldest some weeks. */
export async function demoPosts(db: Db, author: Author): Promise<Insertable<PostsTable>[]> {
  const { creator, place, now } = author;
  const own = creator.languages.flatMap((language) =>
    storiesOf(creator, language).map((story) => ({ story, language })),
  );
  const hashtags = await keptHashtags(
    db,
    own.flatMap(({ story }) => story.hashtags ?? []),
    now,
  );
  const states = creator.work === 'approved' ? statesOfApproved : statesOfOthers;
  return own.map(({ story, language }, turn) => {
    const at = new Date(now.getTime() - ((turn + 1) * 19 + place * 5) * hour);
    const state = states[(turn + place * 3) % states.length] ?? 'DRAFT';
    const cover = turn % 4 === 3 ? null : (author.covers[turn % author.covers.length] ?? null);
    const content = contentOf(story, cover, state);
    return {
      ...content,
      id: newId(at),
      creator_id: author.creatorId,
      client_id: newId(at),
      language,
      hashtags: JSON.stringify((story.hashtags ?? []).flatMap((title) => hashtags.get(title) ?? [])),
      created_at: at,
      updated_at: at,
      ...stateOf(content, state, at, now),
      archived: turn === 9,
    };
  });
}

/** Two creators of one language do not write the same. */
function storiesOf({ work }: DemoCreator, language: DemoCreator['languages'][number]): readonly Story[] {
  const stories = storiesIn(language);
  if (language !== 'en' && language !== 'ur') return stories;
  return work === 'approved' ? stories.slice(0, -2) : stories.slice(-2);
}

function contentOf(story: Story, picture: PictureRecord | null, state: PostState) {
  const [genre = null, subGenre = null] = story.about.split('/');
  const cover = picture && { ...picture, caption: story.title };
  const figure = cover
    ? `<figure data-picture="${cover.id}"><img src="${cover.url}" alt="" width="${cover.width}" height="${cover.height}"><figcaption>${escapeText(cover.caption)}</figcaption></figure>`
    : '';
  // A first save has no publish step yet.
  const isSparse = state === 'CREATED';
  return {
    format: 'FORMAT_ARTICLE' as const,
    state,
    revision: isSparse ? 1 : 2,
    title: story.title,
    title_search: searchText(story.title),
    html: `<p>${escapeText(story.body)}</p>${figure}`,
    excerpt: story.body,
    pictures: JSON.stringify(cover ? [cover] : []),
    cover: cover ? JSON.stringify(cover) : null,
    genre: isSparse ? null : genre,
    sub_genre: isSparse ? null : subGenre,
    locations: isSparse ? [] : [story.place],
  };
}

/** What a post in this state has been through: when it was sent and published, why it was refused, what it was read. */
function stateOf({ title, html }: { title: string; html: string }, state: PostState, at: Date, now: Date) {
  const wasSent = !['CREATED', 'DRAFT'].includes(state);
  const isUp = ['PUBLISHED', 'SENSITIVE', 'UNDER_REVIEW'].includes(state);
  const wasUp = isUp || ['UNPUBLISHED', 'SUSPENDED'].includes(state);
  const age = (now.getTime() - at.getTime()) / hour;
  const views = Math.round(age * (17 + (title.length % 23)));
  const rejection = rejections[state];
  return {
    submitted_at: wasSent ? at : null,
    published_at: wasUp ? new Date(at.getTime() + hour) : null,
    live: isUp ? ('PUBLISHED' as const) : wasUp ? ('TAKEN_DOWN' as const) : ('NONE' as const),
    published: isUp ? JSON.stringify({ title, html, revision: 2, sensitive: state === 'SENSITIVE' }) : null,
    rejection: rejection ? JSON.stringify({ ...rejection, decidedAt: at.toISOString() }) : null,
    views: wasUp ? views : 0,
    impressions: wasUp ? views * 4 : 0,
    likes: wasUp ? Math.round(views / 14) : 0,
    shares: wasUp ? Math.round(views / 50) : 0,
    comments: wasUp ? Math.round(views / 120) : 0,
    stats_as_of: wasUp ? now : null,
  };
}

const rejections: Partial<Record<PostState, Omit<PostRejectionRecord, 'decidedAt'>>> = {
  REJECTED: {
    reasons: ['spelling-mistakes-in-title', 'irrelevant-location-tag'],
    note: 'शीर्षक में दो शब्द ठीक करें।',
    permanent: false,
  },
  PERMANENTLY_REJECTED: { reasons: ['duplicate-post'], note: null, permanent: true },
};

async function keptHashtags(db: Db, titles: string[], now: Date) {
  const different = [...new Set(titles)];
  if (different.length === 0) return new Map<string, { id: string; title: string }>();
  const rows = await db
    .insertInto('hashtags')
    .values(
      different.map((title) => ({ id: newId(now), title, uses: titles.filter((t) => t === title).length })),
    )
    .onConflict((conflict) =>
      conflict
        .column('title')
        .doUpdateSet((eb) => ({ uses: eb('hashtags.uses', '+', eb.ref('excluded.uses')) })),
    )
    .returning(['id', 'title'])
    .execute();
  return new Map(rows.map((row) => [row.title, row]));
}
