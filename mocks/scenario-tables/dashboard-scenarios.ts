import { type PostLive, type PostState, postStates } from '#domain/post/post-states.ts';
import type { components } from '#generated/contract.ts';
import type { Answer, Scenario } from '../scenario.ts';
import type { Member } from './generated-scenario.ts';

type Card = components['schemas']['PostCard'];

/** The readers' version of a post in these states; none in other states. */
const lives: Partial<Record<PostState, PostLive>> = {
  PUBLISHED: 'PUBLISHED',
  SENSITIVE: 'PUBLISHED',
  UNDER_REVIEW: 'PUBLISHED',
  UNPUBLISHED: 'TAKEN_DOWN',
  SUSPENDED: 'TAKEN_DOWN',
};

const idOf = (place: number) => `01930000-0000-7000-8000-${String(place).padStart(12, '0')}`;

function cardIn(state: PostState, place: number): Card {
  return {
    postUID: idOf(place + 100),
    clientId: idOf(place + 200),
    revision: 2,
    format: 'FORMAT_ARTICLE',
    state,
    live: lives[state] ?? 'NONE',
    archived: false,
    title: `A post that is ${state}`,
    excerpt: 'The tank is full again, and so is the market.',
    language: 'en',
    madeWithAi: null,
    cover: null,
    createdAt: '2026-11-20T08:00:00.000Z',
    updatedAt: '2026-11-20T08:40:00.000Z',
    submittedAt: null,
    publishAt: null,
    publishedAt: null,
    stats: null,
    rejection: null,
    restriction: null,
    creator: {
      userId: idOf(1),
      name: 'Meera Kulkarni',
      handle: 'meera.likhti',
      profileImage: null,
      blueTick: true,
    },
    actions: ['save', 'archive', 'delete'],
  };
}

type Row = {
  name: string;
  title: string;
  description: string;
  start?: string;
  posts: Answer;
  more?: Scenario['answers'];
  isCrawling?: boolean;
  heading?: string;
  /** What is read there and in no other of these. */
  sees: string;
};

const list = '/app/post/list';

const rows: Row[] = [
  {
    name: 'empty',
    title: 'No posts yet',
    description: 'An approved creator who has not written anything.',
    posts: 'empty',
    sees: 'Create your first post',
  },
  {
    name: 'every-state',
    title: 'A post in every state',
    description: 'One card for each state that a post can be in, with the words for it.',
    posts: { example: 'mixed', changed: { rows: postStates.map(cardIn), nextPageUrl: null } },
    sees: `A post that is ${postStates.at(-1)}`,
  },
  {
    name: 'scheduled',
    title: 'Scheduled posts',
    description:
      'Approved posts that wait for their publishing time, by day. The time can be changed.',
    start: `${list}?state=SCHEDULED`,
    posts: 'scheduled',
    more: { upsertPost: 'scheduled', getPostHistory: 'scheduled' },
    sees: 'संतरा महोत्सव का पूरा कार्यक्रम',
  },
  {
    name: 'schedule-too-late',
    title: 'Publishing time changed too late',
    description: 'The posts are published before their time can be changed.',
    start: `${list}?state=SCHEDULED`,
    posts: 'scheduled',
    more: { upsertPost: { code: 409, example: 'already-published' } },
    sees: 'संतरा महोत्सव का पूरा कार्यक्रम',
  },
  {
    name: 'schedule-refused',
    title: 'Publishing time refused',
    description: 'The server finds the chosen time too early.',
    start: `${list}?state=SCHEDULED`,
    posts: 'scheduled',
    more: { upsertPost: { code: 400, example: 'publish-time-too-early' } },
    sees: 'संतरा महोत्सव का पूरा कार्यक्रम',
  },
  {
    name: 'no-results',
    title: 'No results for the filters',
    description: 'There are posts, but none matches the filters; all can be shown again.',
    start: `${list}?title=zzz`,
    posts: [{ when: { filters: { title: 'zzz' } }, answer: 'empty' }, 'mixed'],
    sees: 'No posts found',
  },
  {
    name: 'load-more-fails',
    title: 'Load More fails',
    description:
      'The first page loads, the next never does: loaded rows stay, with a retry button.',
    posts: [
      { when: { cursor: 'bWl4ZWQ' }, answer: { code: 503, example: 'server-busy' } },
      'mixed',
    ],
    sees: 'Load More',
  },
  {
    name: 'crawled',
    title: 'Crawled posts',
    description:
      'A creator whose site is crawled: the switch at the top leads to those posts and back.',
    start: `${list}?type=OGC`,
    posts: 'mixed',
    more: { getOgcPostByFilter: 'several' },
    isCrawling: true,
    heading: 'Crawled posts',
    sees: 'Created',
  },
];

/** The list of posts in its situations, for a creator who reads English. */
export const dashboards: (Member & { sees: string })[] = rows.map(
  ({
    name,
    title,
    description,
    start = list,
    posts,
    more,
    isCrawling = false,
    heading = 'Your posts',
    sees,
  }) => ({
    scenario: {
      name: `dashboard-${name}`,
      group: 'Dashboard',
      title,
      description,
      lookFor: [`The heading is “${heading}”.`, `The page says “${sees}”.`],
      start,
      cookies: { nextScreen: 'dashboard' },
      answers: {
        getCurrentUser: {
          example: 'approved',
          changed: { appLanguage: 'en', crawlEnabled: isCrawling },
        },
        getProfileDetails: 'approved',
        getQuickAnalytics: 'some',
        getPostByFilter: posts,
        ...more,
      },
      moves: [{ after: 'logout', set: { getCurrentUser: 'signed-out' } }],
    },
    path: start,
    heading,
    sees,
  }),
);
