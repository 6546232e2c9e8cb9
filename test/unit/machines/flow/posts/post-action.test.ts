import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { Failure } from '#domain/contract/failure.ts';
import type { components } from '#generated/contract.ts';
import { type CardActionRequest, postActionMachine } from '#machines/flow/posts/post-action.ts';
import { createPagedList, type Page, type PageRequest } from '#machines/kit/paged-list.ts';
import { cardOfTest } from '#test/factories/post-cards.ts';
import { postOfTest } from '#test/factories/posts.ts';

type PostEvent = components['schemas']['PostEvent'];

type Device = { queueDeletion: (intent: CardActionRequest) => Promise<void> };

const fullDevice: Device = {
  queueDeletion: async () => {
    throw new Error('QuotaExceededError');
  },
};

/** `failures` are thrown in turn; after them the server agrees. */
function start(failures: Failure[] = [], device = fullDevice) {
  const sent: CardActionRequest[] = [];
  const machine = postActionMachine.provide({
    actors: {
      queueDeletion: fromPromise<void, CardActionRequest | null>(async ({ input }) => {
        if (input) await device.queueDeletion(input);
      }),
      upsertPost: fromPromise(async ({ input }: { input: CardActionRequest | null }) => {
        if (input) sent.push(input);
        const failure = failures.shift();
        if (failure) throw failure;
        return { success: true as const, post: postOfTest() };
      }),
    },
  });
  const actor = createActor(machine, { clock: new SimulatedClock() }).start();
  const left: string[] = [];
  const returned: string[] = [];
  actor.on('post.restored', ({ post, index }) => returned.push(`${post.postUID} at ${index}`));
  const changed: string[] = [];
  actor.on('post.changed', ({ change, post: { state, live, restriction } }) =>
    changed.push(`${change} ${state} ${live} ${restriction?.kind ?? 'unrestricted'}`),
  );
  actor.on('post.removed', ({ action, post }) => left.push(`${action} ${post.postUID}`));
  const choose = (action: CardActionRequest['action']) =>
    actor.send({ type: 'action.chosen', post: cardOfTest(), action, key: 'k' });
  const until = (state: 'idle' | 'failed' | 'signInNeeded') =>
    waitFor(actor, (snapshot) => snapshot.matches(state));
  return { actor, sent, left, returned, changed, choose, until };
}

describe('a deletion', () => {
  it('is kept on the device and hides the card; the outbox sends it', async () => {
    const noted: CardActionRequest[] = [];
    const { actor, sent, left, choose, until } = start([], {
      queueDeletion: async (intent) => {
        noted.push(intent);
      },
    });
    choose('delete');
    actor.send({ type: 'action.confirmed' });
    await until('idle');
    expect(noted).toMatchObject([{ action: 'delete', key: 'k' }]);
    expect([sent, left]).toEqual([[], [`delete ${cardOfTest().postUID}`]]);
  });

  it('is sent at once if the device has no room for it', async () => {
    const { actor, sent, left, choose, until } = start();
    choose('delete');
    actor.send({ type: 'action.confirmed' });
    await until('idle');
    expect(sent).toMatchObject([{ action: 'delete', key: 'k' }]);
    expect(left).toEqual([`delete ${cardOfTest().postUID}`]);
  });
});

describe('taking down', () => {
  it('asks first, sends the request, and leaves the card as it is', async () => {
    const { actor, sent, left, changed, choose, until } = start();
    choose('unpublish');
    expect(actor.getSnapshot().value).toBe('confirming');
    actor.send({ type: 'action.cancelled' });
    expect(sent).toEqual([]);
    choose('unpublish');
    actor.send({ type: 'action.confirmed' });
    await until('idle');
    expect(sent).toMatchObject([{ action: 'unpublish', key: 'k' }]);
    const { state, live } = postOfTest();
    expect([left, changed]).toEqual([[], [`unpublish ${state} ${live} unrestricted`]]);
  });
});

describe('an action from a card', () => {
  it('takes a post back from review at once, and its card stays', async () => {
    const { sent, left, changed, choose, until } = start();
    choose('withdraw');
    await until('idle');
    expect(sent).toMatchObject([{ action: 'withdraw', key: 'k' }]);
    expect([left, changed.length]).toEqual([[], 1]);
  });

  it('asks before it deletes', async () => {
    const { actor, sent, left, choose, until } = start();
    choose('delete');
    expect(actor.getSnapshot().value).toBe('confirming');
    actor.send({ type: 'action.cancelled' });
    expect(sent).toEqual([]);
    choose('delete');
    actor.send({ type: 'action.confirmed' });
    await until('idle');
    expect(left).toEqual([`delete ${cardOfTest().postUID}`]);
  });

  it('archives at once', async () => {
    const { sent, left, choose, until } = start();
    choose('archive');
    await until('idle');
    expect(sent.map(({ action }) => action)).toEqual(['archive']);
    expect(left).toHaveLength(1);
  });

  it('sends the same intent again after a lost session and a retry', async () => {
    const { actor, sent, left, choose, until } = start([
      new Failure({ code: 'unauthenticated', status: 401 }),
      new Failure({ code: 'network', status: 0 }),
    ]);
    choose('archive');
    await until('signInNeeded');
    actor.send({ type: 'session.restored' });
    expect((await until('failed')).context.failure?.code).toBe('network');
    expect(left).toEqual([]);
    actor.send({ type: 'action.confirmed' });
    await until('idle');
    expect(sent.map(({ key }) => key)).toEqual(['k', 'k', 'k']);
    expect(left).toHaveLength(1);
  });
});

describe('undoing an action', () => {
  it('sends the inverse for the current post with its own key', async () => {
    const { actor, sent, left, returned, choose, until } = start();
    const archived: CardActionRequest['post'][] = [];
    actor.on('post.removed', ({ post }) => archived.push(post));
    choose('archive');
    await until('idle');
    const [post] = archived;
    if (!post) throw new Error('Nothing was archived.');
    expect(post.revision).toBe(postOfTest().revision);
    actor.send({ type: 'undo.chosen', post, action: 'restore', key: 'undo', index: 3 });
    await until('idle');
    expect(sent.map(({ action, key }) => [action, key])).toEqual([
      ['archive', 'k'],
      ['restore', 'undo'],
    ]);
    expect(left).toHaveLength(1);
    expect(returned).toEqual([`${post.postUID} at 3`]);
  });

  it('waits until what is on its way has arrived', async () => {
    const { actor, sent, choose, until } = start();
    choose('archive');
    const other = cardOfTest({}, 2);
    actor.send({ type: 'undo.chosen', post: other, action: 'restore', key: 'undo', index: 0 });
    expect(actor.getSnapshot().value).toBe('acting');
    await until('idle');
    await waitFor(actor, (snapshot) => snapshot.matches('idle') && sent.length === 2);
    expect(sent.map(({ post }) => post.postUID)).toEqual([cardOfTest().postUID, other.postUID]);
  });

  it('asks before a delete that was chosen during another action', async () => {
    const { actor, choose } = start();
    choose('archive');
    actor.send({ type: 'action.chosen', post: cardOfTest({}, 2), action: 'delete', key: 'd' });
    expect(
      (await waitFor(actor, (snapshot) => snapshot.matches('confirming'))).context.intent?.key,
    ).toBe('d');
  });

  it('runs the same action on a post once, however often it is chosen', async () => {
    const { sent, choose, until } = start();
    choose('archive');
    choose('archive');
    await until('idle');
    expect(sent).toHaveLength(1);
  });
});

describe('what happened to a post', () => {
  const page: Page<PostEvent> = { rows: [], nextPageUrl: null };

  /** `answers` are what asking for the history returns, in turn; a Failure is thrown. */
  function read(...answers: (Page<PostEvent> | Failure)[]) {
    const asked: string[] = [];
    const loadPage = fromPromise<Page<PostEvent>, PageRequest<{ postUID: string }>>(
      async ({ input }) => {
        asked.push(input.filters.postUID);
        const answer = answers.shift();
        if (!answer) throw new Error('asked once too often');
        if (answer instanceof Failure) throw answer;
        return answer;
      },
    );
    const postHistory = createPagedList<PostEvent, { postUID: string }>((event) => [event.id]);
    const actor = createActor(
      postActionMachine.provide({
        actors: { postHistory: postHistory.provide({ actors: { loadPage } }) },
      }),
    ).start();
    actor.send({ type: 'history.chosen', post: cardOfTest() });
    const until = (state: 'empty' | 'signInNeeded') => {
      const { history } = actor.getSnapshot().children;
      if (!history) throw new Error('No history is being read.');
      return waitFor(history, (snapshot) => snapshot.matches(state));
    };
    return { actor, asked, until };
  }

  it('is asked for when it is read, and forgotten when it is closed', async () => {
    const { actor, asked, until } = read(page);
    await until('empty');
    expect(asked).toEqual([cardOfTest().postUID]);
    actor.send({ type: 'history.closed' });
    expect(actor.getSnapshot().value).toBe('idle');
    expect(actor.getSnapshot().context.historyPost).toBeNull();
    expect(actor.getSnapshot().children.history).toBeUndefined();
  });

  it('is asked for again once the session is back', async () => {
    const { actor, asked, until } = read(
      new Failure({ code: 'unauthenticated', status: 401 }),
      page,
    );
    await until('signInNeeded');
    actor.send({ type: 'session.restored' });
    await until('empty');
    expect(asked).toHaveLength(2);
  });

  it('is closed when somebody signs out', () => {
    const { actor } = read(page);
    actor.send({ type: 'signed.out' });
    expect(actor.getSnapshot().value).toBe('idle');
  });
});
