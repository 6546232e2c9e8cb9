import { describe, expect, it } from 'vitest';
import { getShortestPaths } from 'xstate/graph';
import { type PostLive, type PostState, postActions, postLives, postStates } from '#domain/post-states.ts';
import {
  type Actor,
  allowedPostActions,
  contentStates,
  decidePost,
  liveStates,
  type PostEvent,
  type PostPlace,
  type PostPosition,
  postMachine,
} from '#machines/lifecycle/post.ts';
import { author, staff } from './post-actors.ts';

const editor: Actor = { ...author, permissions: ['UPDATE_POST'] };
const agency: Actor = {
  ...author,
  role: 'agency',
  owns: false,
  looksAfter: true,
  permissions: [...author.permissions, 'MANAGE_AGENCY_CREATORS'],
};
const otherAgency: Actor = { ...agency, looksAfter: false };
const newAuthor: Actor = { ...author, profileApproved: false };
const stranger: Actor = { ...author, owns: false };

/** Where a post stands that was published at most once. */
const liveOf = (state: PostState): PostLive => {
  if (['PUBLISHED', 'SENSITIVE', 'UNDER_REVIEW'].includes(state)) return 'PUBLISHED';
  return ['UNPUBLISHED', 'SUSPENDED'].includes(state) ? 'TAKEN_DOWN' : 'NONE';
};
const at = (state: PostState, live = liveOf(state)): PostPlace => ({ state, live, archived: false });
const reject = (by: Actor, more = {}): PostEvent => ({
  type: 'reject',
  by,
  permanent: false,
  hasReasons: true,
  ...more,
});
const moved = (state: PostState, more: Partial<PostPlace> = {}) => ({ kind: 'moved', ...at(state), ...more });
const refused = (code: string) => ({ kind: 'refused', code });

it('names every state of the contract, once', () => {
  expect(Object.values(contentStates).sort()).toEqual([...postStates].sort());
  expect(Object.values(liveStates)).toEqual([...postLives]);
});

describe('a post', () => {
  it.each([
    ['is created by its first save', null, { type: 'save', by: author }, moved('CREATED')],
    ['is not created by who may only edit', null, { type: 'save', by: editor }, refused('forbidden')],
    [
      'is not archived before it exists',
      null,
      { type: 'archive', by: author },
      refused('transition-not-allowed'),
    ],
    ['is a draft from its second save', at('CREATED'), { type: 'save', by: author }, moved('DRAFT')],
    ['goes to review', at('DRAFT'), { type: 'submit', by: author }, moved('SUBMITTED_FOR_DHPUBLISH_REVIEW')],
    [
      'waits for its author to be approved',
      at('DRAFT'),
      { type: 'submit', by: newAuthor },
      refused('profile-not-approved'),
    ],
    ['is nobody else’s to send', at('DRAFT'), { type: 'submit', by: stranger }, refused('forbidden')],
    [
      'is not saved while in review',
      at('SUBMITTED_FOR_DHPUBLISH_REVIEW'),
      { type: 'save', by: author },
      refused('transition-not-allowed'),
    ],
    [
      'is handed over when published',
      at('SUBMITTED_FOR_DHPUBLISH_REVIEW'),
      { type: 'publish', by: staff },
      moved('PENDING'),
    ],
    [
      'is not published by its author',
      at('SUBMITTED_FOR_DHPUBLISH_REVIEW'),
      { type: 'publish', by: author },
      refused('forbidden'),
    ],
    ['is published when the publisher took it', at('PENDING'), { type: 'handed-over' }, moved('PUBLISHED')],
    ['says when the publisher did not', at('PENDING'), { type: 'hand-over.failed' }, moved('PUBLISH_FAILED')],
    ['can be handed over again', at('PUBLISH_FAILED'), { type: 'publish', by: staff }, moved('PENDING')],
    ['is rejected with reasons', at('SUBMITTED_FOR_DHPUBLISH_REVIEW'), reject(staff), moved('REJECTED')],
    [
      'is not rejected without',
      at('SUBMITTED_FOR_DHPUBLISH_REVIEW'),
      reject(staff, { hasReasons: false }),
      refused('transition-not-allowed'),
    ],
    [
      'is not rejected by its author, with or without reasons',
      at('SUBMITTED_FOR_DHPUBLISH_REVIEW'),
      reject(author, { hasReasons: false }),
      refused('forbidden'),
    ],
    [
      'is nobody else’s to send, approved or not',
      at('DRAFT'),
      { type: 'submit', by: { ...stranger, profileApproved: false } },
      refused('forbidden'),
    ],
    ['is suspended by staff', at('PUBLISHED'), { type: 'suspend', by: staff }, moved('SUSPENDED')],
    [
      'is not suspended by its author',
      at('PUBLISHED'),
      { type: 'suspend', by: author },
      refused('forbidden'),
    ],
    ['is marked sensitive', at('UNDER_REVIEW'), { type: 'mark-sensitive', by: staff }, moved('SENSITIVE')],
    ['is looked at again', at('SENSITIVE'), { type: 'look-again', by: staff }, moved('UNDER_REVIEW')],
    [
      'is rejected for good',
      at('SUBMITTED_FOR_DHPUBLISH_REVIEW'),
      reject(staff, { permanent: true }),
      moved('PERMANENTLY_REJECTED'),
    ],
    [
      'is mended and sent again',
      at('REJECTED'),
      { type: 'submit', by: author },
      moved('SUBMITTED_FOR_DHPUBLISH_REVIEW'),
    ],
    [
      'is not mended after a rejection for good',
      at('PERMANENTLY_REJECTED'),
      { type: 'save', by: author },
      refused('transition-not-allowed'),
    ],
    [
      'goes to review again when edited after publishing',
      at('PUBLISHED'),
      { type: 'submit', by: author },
      moved('SUBMITTED_FOR_DHPUBLISH_REVIEW', { live: 'PUBLISHED' }),
    ],
    [
      'keeps its state in the archive',
      at('PUBLISHED'),
      { type: 'archive', by: author },
      moved('PUBLISHED', { archived: true }),
    ],
    [
      'comes back from the archive',
      { ...at('DRAFT'), archived: true },
      { type: 'restore', by: author },
      moved('DRAFT'),
    ],
    ['is deleted as a draft', at('DRAFT'), { type: 'delete', by: author }, { kind: 'deleted' }],
    [
      'is not deleted once published',
      at('PUBLISHED'),
      { type: 'delete', by: author },
      refused('transition-not-allowed'),
    ],
  ] as [string, PostPosition, PostEvent, object][])('%s', (_, position, event, expected) => {
    expect(decidePost(position, event)).toEqual(expected);
  });

  it('offers sending before approval, so that the refusal can be explained', () => {
    expect(allowedPostActions(at('DRAFT'), newAuthor)).toContain('submit');
  });

  it('offers the same again, however the last answer was changed', () => {
    allowedPostActions(at('DRAFT'), author).push('publish');
    expect(allowedPostActions(at('DRAFT'), author)).not.toContain('publish');
  });
});

const writing = ['save', 'submit', 'archive'];
const judging = ['publish', 'reject'];
const measures = ['reject', 'unpublish', 'suspend'];
const correction = 'update-advance-meta';

describe.each<[PostState, author: string[], staff: string[]]>([
  ['CREATED', [...writing, 'delete'], []],
  ['DRAFT', [...writing, 'delete'], []],
  ['SUBMITTED', writing, judging],
  ['SUBMITTED_FOR_DHPUBLISH_REVIEW', ['archive'], [...judging, correction]],
  ['PENDING', ['archive'], []],
  ['PUBLISHED', [...writing, 'unpublish'], [...measures, 'mark-sensitive', 'look-again', correction]],
  ['PUBLISH_FAILED', ['archive'], judging],
  ['UNPUBLISHED', [...writing, 'delete'], ['publish']],
  ['SENSITIVE', ['archive'], [...measures, 'look-again']],
  ['UNDER_REVIEW', ['archive'], [...measures, 'publish', 'mark-sensitive']],
  ['SUSPENDED', ['archive'], ['publish']],
  ['REJECTED', [...writing, 'delete'], []],
  ['PERMANENTLY_REJECTED', ['archive', 'delete'], []],
])('what is offered for %s', (state, toAuthor, toStaff) => {
  it.each([
    ['its author', author, toAuthor],
    ['the agency of its author', agency, toAuthor],
    ['staff', staff, toStaff],
    ['another creator', stranger, []],
    ['another agency', otherAgency, []],
    [
      'who looks after its author without the permission to',
      { ...author, owns: false, looksAfter: true },
      [],
    ],
  ])('to %s', (_, by, actions) => {
    expect(allowedPostActions(at(state), by).sort()).toEqual([...actions].sort());
  });

  it('to its author when it is archived', () => {
    const expected = toAuthor.map((action) => (action === 'archive' ? 'restore' : action));
    expect(allowedPostActions({ ...at(state), archived: true }, author).sort()).toEqual(expected.sort());
  });
});

// [the working version, what becomes of it when staff take the published one down, when its author does; null where the author may not]
describe.each<[PostState, PostState, PostState | null]>([
  ['SUBMITTED_FOR_DHPUBLISH_REVIEW', 'SUBMITTED_FOR_DHPUBLISH_REVIEW', 'DRAFT'],
  ['PENDING', 'UNPUBLISHED', 'UNPUBLISHED'],
  ['PUBLISHED', 'UNPUBLISHED', 'UNPUBLISHED'],
  ['SENSITIVE', 'UNPUBLISHED', null],
  ['UNDER_REVIEW', 'UNPUBLISHED', null],
  ['PUBLISH_FAILED', 'PUBLISH_FAILED', 'DRAFT'],
  ['REJECTED', 'REJECTED', 'REJECTED'],
  ['PERMANENTLY_REJECTED', 'PERMANENTLY_REJECTED', 'PERMANENTLY_REJECTED'],
])('a version that readers see, with a working version that is %s', (state, after, afterAuthor) => {
  const up = at(state, 'PUBLISHED');

  it('is taken down by staff', () => {
    expect(allowedPostActions(up, staff)).toContain('unpublish');
    expect(decidePost(up, { type: 'unpublish', by: staff })).toEqual(moved(after, { live: 'TAKEN_DOWN' }));
  });

  it('is suspended by staff', () => {
    const suspended = after === 'UNPUBLISHED' ? 'SUSPENDED' : after;
    expect(decidePost(up, { type: 'suspend', by: staff })).toEqual(moved(suspended, { live: 'TAKEN_DOWN' }));
  });

  it.each([
    ['its author', author],
    ['the agency of its author', agency],
  ])(`is ${afterAuthor ? 'taken down' : 'left up'} by %s`, (_, by) => {
    expect(allowedPostActions(up, by).includes('unpublish')).toBe(afterAuthor !== null);
    expect(decidePost(up, { type: 'unpublish', by })).toEqual(
      afterAuthor ? moved(afterAuthor, { live: 'TAKEN_DOWN' }) : refused('forbidden'),
    );
  });

  it('is taken down by no other creator', () => {
    expect(decidePost(up, { type: 'unpublish', by: stranger })).toEqual(refused('forbidden'));
  });

  it('is not taken down twice, nor where there never was one', () => {
    const again = refused('transition-not-allowed');
    for (const live of ['NONE', 'TAKEN_DOWN'] as const) {
      for (const by of [staff, author])
        expect(decidePost(at(state, live), { type: 'unpublish', by })).toEqual(again);
    }
  });

  it('is not deleted under its readers', () => {
    expect(allowedPostActions(up, author)).not.toContain('delete');
  });
});

describe('an edit of a published post', () => {
  const edit = at('SUBMITTED_FOR_DHPUBLISH_REVIEW', 'PUBLISHED');

  it('leaves the published version up when it is rejected, also for good', () => {
    expect(decidePost(edit, reject(staff))).toEqual(moved('REJECTED', { live: 'PUBLISHED' }));
    const forGood = reject(staff, { permanent: true });
    expect(decidePost(edit, forGood)).toEqual(moved('PERMANENTLY_REJECTED', { live: 'PUBLISHED' }));
  });

  it('leaves it up when the publisher does not take the edit', () => {
    const failed = decidePost(at('PENDING', 'PUBLISHED'), { type: 'hand-over.failed' });
    expect(failed).toEqual(moved('PUBLISH_FAILED', { live: 'PUBLISHED' }));
  });

  it('is judged and published after the version before it was taken down', () => {
    const judged = decidePost(at('SUBMITTED_FOR_DHPUBLISH_REVIEW', 'TAKEN_DOWN'), {
      type: 'publish',
      by: staff,
    });
    expect(judged).toEqual(moved('PENDING', { live: 'TAKEN_DOWN' }));
    expect(decidePost(at('PENDING', 'TAKEN_DOWN'), { type: 'handed-over' })).toEqual(moved('PUBLISHED'));
  });
});

it.each(['PUBLISHED', 'SENSITIVE', 'UNDER_REVIEW'] as const)(
  'rejecting what is %s takes it down',
  (state) => {
    expect(decidePost(at(state), reject(staff))).toEqual(moved('REJECTED', { live: 'TAKEN_DOWN' }));
  },
);

/** Every event that anybody can send. */
const everyEvent: PostEvent[] = [author, newAuthor, editor, agency, otherAgency, stranger, staff].flatMap(
  (by) => [
    ...postActions.filter((type) => type !== 'reject').map((type) => ({ type, by })),
    reject(by),
    reject(by, { permanent: true }),
    reject(by, { hasReasons: false }),
  ],
);
everyEvent.push({ type: 'handed-over' }, { type: 'hand-over.failed' });

const everyPosition: PostPosition[] = [
  null,
  ...postStates.flatMap((state) =>
    postLives.flatMap((live) => [false, true].map((archived) => ({ state, live, archived }))),
  ),
];

describe('every decision', () => {
  const decisions = everyPosition.flatMap((from) =>
    everyEvent.map((event) => ({ from, event, decision: decidePost(from, event) })),
  );

  it('leads to a state of the contract', () => {
    const states = new Set(
      decisions.flatMap(({ decision }) => (decision.kind === 'moved' ? decision.state : [])),
    );
    expect([...states].filter((state) => !postStates.includes(state))).toEqual([]);
  });

  it('is what was offered, where something is offered', () => {
    const broken = decisions.filter(({ from, event, decision }) => {
      if (!('by' in event) || (event.type === 'reject' && !event.hasReasons)) return false;
      const isOffered = (allowedPostActions(from, event.by) as string[]).includes(event.type);
      const isTaken = decision.kind !== 'refused' || decision.code === 'profile-not-approved';
      return (postActions as readonly string[]).includes(event.type) && isOffered !== isTaken;
    });
    expect(broken).toEqual([]);
  });

  it('takes down the version that readers see and leaves the archive, or the other way round', () => {
    const both = decisions.filter(
      ({ from, decision }) =>
        from !== null &&
        decision.kind === 'moved' &&
        (decision.state !== from.state || decision.live !== from.live) &&
        decision.archived !== from.archived,
    );
    expect(both).toEqual([]);
  });

  it('takes a post that is begun to every state but SUBMITTED, which other backends make', () => {
    const seen = new Set<PostState>();
    const walk = (position: PostPosition) => {
      for (const event of everyEvent) {
        const decision = decidePost(position, event);
        if (decision.kind !== 'moved' || decision.archived || seen.has(decision.state)) continue;
        seen.add(decision.state);
        walk(decision);
      }
    };
    walk(null);
    expect(postStates.filter((state) => !seen.has(state))).toEqual(['SUBMITTED']);
  });
});

const placeOf = ({ state, live, archived }: PostPlace): PostPlace => ({ state, live, archived });

describe('the shortest way', () => {
  const paths = getShortestPaths(postMachine, { events: everyEvent });
  const ways = paths.map(({ state, steps }) => {
    const { content, live, shelf } = state.value as Record<'content' | 'live' | 'shelf', string>;
    const events = steps
      .map(({ event }) => event as PostEvent)
      .filter(({ type }) => !type.startsWith('xstate.'));
    return { content, live, shelf, events };
  });

  it('is found to each situation of the chart', () => {
    expect(ways.length).toBeGreaterThan(2 * (postStates.length - 1));
  });

  it.each(ways)(
    'to $content, $live, $shelf is the one that decisions take',
    ({ content, live, shelf, events }) => {
      let position: PostPosition = null;
      for (const event of events) {
        const decision = decidePost(position, event);
        expect(decision.kind).not.toBe('refused');
        position = decision.kind === 'moved' ? placeOf(decision) : null;
      }
      const isKept = content in contentStates;
      const state = isKept ? contentStates[content as keyof typeof contentStates] : undefined;
      const place = {
        state,
        live: liveStates[live as keyof typeof liveStates],
        archived: shelf === 'archived',
      };
      expect(position).toEqual(isKept ? place : null);
    },
  );
});
