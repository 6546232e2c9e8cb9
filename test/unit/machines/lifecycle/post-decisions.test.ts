import { describe, expect, it } from 'vitest';
import { getShortestPaths } from 'xstate/graph';
import { type PostState, postActions, postLives, postStates } from '#domain/post/post-states.ts';
import {
  contentStates,
  liveStates,
  type PostEvent,
  type PostPosition,
  type PostStatus,
  postMachine,
} from '#machines/lifecycle/post.ts';
import { allowedPostActions, decidePost } from '#machines/lifecycle/post-decisions.ts';
import { reject } from '#test/factories/post-positions.ts';
import {
  agency,
  author,
  editor,
  newAuthor,
  otherAgency,
  staff,
  stranger,
} from '#test/factories/post-roles.ts';

/** Every event that anybody can send. */
const everyEvent: PostEvent[] = [
  author,
  newAuthor,
  editor,
  agency,
  otherAgency,
  stranger,
  staff,
].flatMap((by) => [
  ...postActions.filter((type) => type !== 'reject').map((type) => ({ type, by })),
  reject(by),
  reject(by, { permanent: true }),
  reject(by, { hasReasons: false }),
]);
everyEvent.push(
  { type: 'publish', by: staff, isForLater: true },
  { type: 'schedule.reached', isAuthorActive: true },
  { type: 'handed-over' },
  { type: 'publishing.failed' },
);

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

  it('takes down the published version without archiving, and vice versa', () => {
    const both = decisions.filter(
      ({ from, decision }) =>
        from !== null &&
        decision.kind === 'moved' &&
        (decision.state !== from.state || decision.live !== from.live) &&
        decision.archived !== from.archived,
    );
    expect(both).toEqual([]);
  });

  it('takes a new post to every state but SUBMITTED, which other backends use', () => {
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

const placeOf = ({ state, live, archived }: PostStatus): PostStatus => ({ state, live, archived });

describe('the shortest way', () => {
  const paths = getShortestPaths(postMachine, { events: everyEvent });
  const ways = paths.map(({ state, steps }) => {
    const { content, live, archive } = state.value as Record<
      'content' | 'live' | 'archive',
      string
    >;
    const events = steps
      .map(({ event }) => event as PostEvent)
      .filter(({ type }) => !type.startsWith('xstate.'));
    return { content, live, archive, events };
  });

  it('is found to each situation of the chart', () => {
    expect(ways.length).toBeGreaterThan(2 * (postStates.length - 1));
  });

  it.each(ways)(
    'to $content, $live, $archive is the one that decisions take',
    ({ content, live, archive, events }) => {
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
        archived: archive === 'archived',
      };
      expect(position).toEqual(isKept ? place : null);
    },
  );
});

describe('a decision that is overturned on appeal', () => {
  const overturn = (
    state: PostState,
    { isUnchanged = true, by = staff, live = 'TAKEN_DOWN' as const } = {},
  ) =>
    decidePost({ state, live, archived: false }, { type: 'decision.overturned', by, isUnchanged });

  it.each<PostState>(['REJECTED', 'PERMANENTLY_REJECTED', 'UNPUBLISHED', 'SUSPENDED'])(
    'publishes a post in %s that is unchanged',
    (state) => {
      expect(overturn(state)).toMatchObject({ kind: 'moved', state: 'PENDING' });
    },
  );

  it.each<PostState>(['REJECTED', 'PERMANENTLY_REJECTED', 'UNPUBLISHED', 'SUSPENDED'])(
    'schedules a post in %s whose time is in the future',
    (state) => {
      const position = { state, live: 'NONE', archived: false } as const;
      const event = { type: 'decision.overturned', by: staff, isForLater: true } as const;
      expect(decidePost(position, { ...event, isUnchanged: true })).toMatchObject({
        state: 'SCHEDULED',
      });
      expect(decidePost(position, { ...event, isUnchanged: false })).toMatchObject({
        state: 'DRAFT',
      });
    },
  );

  it.each<PostState>(['REJECTED', 'UNPUBLISHED'])(
    'makes a draft of a post in %s that was edited since',
    (state) => {
      expect(overturn(state, { isUnchanged: false })).toMatchObject({
        kind: 'moved',
        state: 'DRAFT',
      });
    },
  );

  it.each<PostState>(['SUBMITTED_FOR_DHPUBLISH_REVIEW', 'DRAFT', 'PENDING', 'PUBLISHED'])(
    'leaves a post in %s where it is',
    (state) => {
      expect(overturn(state)).toMatchObject({ kind: 'refused', code: 'transition-not-allowed' });
    },
  );

  it('is for staff only', () => {
    expect(overturn('REJECTED', { by: author })).toMatchObject({ code: 'forbidden' });
  });
});
