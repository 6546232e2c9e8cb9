import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { Failure } from '#domain/contract/failure.ts';
import { limits } from '#domain/limits.ts';
import {
  appendMissing,
  createPagedList,
  type Page,
  type PageRequest,
  type ReloadRequest,
} from '#machines/kit/paged-list.ts';

type Row = { id: string; text?: string };
type Filters = { title?: string };

const keysOf = (row: Row) => [row.id];

/** Answers each request in turn; a Failure is thrown. Remembers what it was asked. */
function pagesInTurn(...answers: (Page<Row> | Failure)[]) {
  const asked: PageRequest<Filters>[] = [];
  const loadPage = fromPromise<Page<Row>, PageRequest<Filters>>(async ({ input }) => {
    asked.push(input);
    const answer = answers.shift();
    if (!answer) throw new Error('asked once too often');
    if (answer instanceof Failure) throw answer;
    return answer;
  });
  return { asked, loadPage };
}

function start(...answers: (Page<Row> | Failure)[]) {
  const { asked, loadPage } = pagesInTurn(...answers);
  const clock = new SimulatedClock();
  const machine = createPagedList<Row, Filters>(keysOf).provide({ actors: { loadPage } });
  const actor = createActor(machine, { input: { filters: {} }, clock }).start();
  const until = (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
    waitFor(actor, (snapshot) => snapshot.matches(state));
  return { actor, asked, clock, until };
}

const first: Page<Row> = { rows: [{ id: 'a' }, { id: 'b' }], nextPageUrl: '/api?cursor=2' };

describe('a paged list', () => {
  // spec 4.21
  it('appends only the rows that are not there yet', async () => {
    const { actor, asked, until } = start(first, {
      rows: [{ id: 'b' }, { id: 'c' }],
      nextPageUrl: null,
    });
    await until({ listing: 'idle' });
    actor.send({ type: 'more.requested' });
    await until({ listing: 'idle' });
    expect(actor.getSnapshot().context.rows.map((row) => row.id)).toEqual(['a', 'b', 'c']);
    expect(asked[1]?.pageUrl).toBe('/api?cursor=2');
    expect(actor.getSnapshot().can({ type: 'more.requested' })).toBe(false);
  });

  it('loads on while pages are empty and have a next one', async () => {
    const { asked, until } = start(
      { rows: [], nextPageUrl: '/api?cursor=2' },
      { rows: [], nextPageUrl: '/api?cursor=3' },
      { rows: [{ id: 'z' }], nextPageUrl: null },
    );
    expect((await until({ listing: 'idle' })).context.rows).toEqual([{ id: 'z' }]);
    expect(asked.map(({ pageUrl }) => pageUrl)).toEqual([null, '/api?cursor=2', '/api?cursor=3']);
  });

  it('is empty only after the last page', async () => {
    const { until } = start(
      { rows: [], nextPageUrl: '/api?cursor=2' },
      { rows: [], nextPageUrl: null },
    );
    expect((await until('empty')).context.rows).toEqual([]);
  });

  it('loads the next page when all rows so far are removed', async () => {
    const { actor, asked, until } = start(first, { rows: [{ id: 'c' }], nextPageUrl: null });
    await until({ listing: 'idle' });
    for (const row of first.rows) actor.send({ type: 'row.removed', row });
    await until({ listing: 'idle' });
    expect(actor.getSnapshot().context.rows).toEqual([{ id: 'c' }]);
    expect(asked[1]?.pageUrl).toBe('/api?cursor=2');
  });

  it('continues loading the next page when a row is removed', async () => {
    const { actor, asked, until } = start(first, { rows: [{ id: 'c' }], nextPageUrl: null });
    await until({ listing: 'idle' });
    actor.send({ type: 'more.requested' });
    actor.send({ type: 'row.removed', row: { id: 'a' } });
    expect(actor.getSnapshot().matches({ listing: 'loadingMore' })).toBe(true);
    expect((await until({ listing: 'idle' })).context.rows).toEqual([{ id: 'b' }, { id: 'c' }]);
    expect(asked).toHaveLength(2);
  });

  it('keeps the rows when the next page fails, and retries when online', async () => {
    const { actor, until } = start(first, new Failure({ code: 'network', status: 0 }), {
      rows: [{ id: 'c' }],
      nextPageUrl: null,
    });
    await until({ listing: 'idle' });
    actor.send({ type: 'more.requested' });
    const failed = await until({ listing: 'moreFailed' });
    expect(failed.context.rows).toHaveLength(2);
    expect(failed.context.failure?.code).toBe('network');
    actor.send({ type: 'network.online' });
    expect((await until({ listing: 'idle' })).context.rows).toHaveLength(3);
  });

  it('retries when the network returns during a request', async () => {
    const lost = new Failure({ code: 'network', status: 0 });
    const { actor, asked, until } = start(lost, first, lost, {
      rows: [{ id: 'c' }],
      nextPageUrl: null,
    });
    actor.send({ type: 'network.online' });
    await until({ listing: 'idle' });
    actor.send({ type: 'more.requested' });
    actor.send({ type: 'network.online' });
    expect((await until({ listing: 'idle' })).context.rows).toHaveLength(3);
    expect(asked).toHaveLength(4);
  });

  it('tries again when something has reached the server', async () => {
    const { actor, until } = start(new Failure({ code: 'network', status: 0 }), first);
    await until('failed');
    actor.send({ type: 'first-page.changed' });
    expect((await until({ listing: 'idle' })).context.rows).toHaveLength(2);
  });

  it('reloads its first rows when they have changed', async () => {
    const { loadPage } = pagesInTurn({ rows: [], nextPageUrl: null });
    const answers = [new Failure({ code: 'network', status: 0 }), first];
    const reloadPages = fromPromise<Page<Row>, ReloadRequest<Filters>>(async () => {
      const answer = answers.shift();
      if (!answer || answer instanceof Failure) throw answer;
      return answer;
    });
    const machine = createPagedList<Row, Filters>(keysOf).provide({
      actors: { loadPage, reloadPages },
    });
    const actor = createActor(machine, { input: { filters: {} } }).start();
    await waitFor(actor, (snapshot) => snapshot.matches('empty'));
    actor.send({ type: 'first-page.changed' });
    await waitFor(actor, (snapshot) => snapshot.hasTag('outdated'));
    actor.send({ type: 'first-page.changed' });
    await waitFor(actor, (snapshot) => snapshot.matches('listing'));
    expect(actor.getSnapshot().context).toMatchObject(first);
  });

  it('asks once for what was typed, after a pause', async () => {
    const { actor, asked, clock, until } = start(first, { rows: [], nextPageUrl: null });
    await until({ listing: 'idle' });
    actor.send({ type: 'filter.typed', filters: { title: 'ब' } });
    clock.increment(200);
    actor.send({ type: 'filter.typed', filters: { title: 'बारिश' } });
    clock.increment(299);
    expect(actor.getSnapshot().value).toBe('typing');
    clock.increment(1);
    await until('empty');
    expect(asked.map((request) => request.filters.title)).toEqual([undefined, 'बारिश']);
  });

  it('loads again after the session came back', async () => {
    const { actor, until } = start(new Failure({ code: 'unauthenticated', status: 401 }), first);
    await until('signInNeeded');
    actor.send({ type: 'session.restored' });
    expect((await until({ listing: 'idle' })).context.rows).toHaveLength(2);
  });

  // spec 4.37
  it('forgets what it showed when somebody signs out', async () => {
    const { actor, until } = start(first);
    await until({ listing: 'idle' });
    actor.send({ type: 'signed.out' });
    expect(actor.getSnapshot().context.rows).toEqual([]);
  });

  it('replaces a row in place, and is empty when the last one goes', async () => {
    const { actor, until } = start({ rows: [{ id: 'a' }], nextPageUrl: null });
    await until({ listing: 'idle' });
    actor.send({ type: 'row.changed', row: { id: 'a', text: 'new' } });
    expect(actor.getSnapshot().context.rows).toEqual([{ id: 'a', text: 'new' }]);
    actor.send({ type: 'row.removed', row: { id: 'a' } });
    expect(actor.getSnapshot().matches('empty')).toBe(true);
  });
});

describe('a list that is kept current', () => {
  /** `answers` are what reloading returns, in turn; a Failure is thrown. */
  function startKept(shown: Page<Row>, ...answers: (Page<Row> | Failure)[]) {
    const asked: ReloadRequest<Filters>[] = [];
    const { loadPage } = pagesInTurn(shown, { rows: [{ id: 'c' }], nextPageUrl: null });
    const reloadPages = fromPromise<Page<Row>, ReloadRequest<Filters>>(async ({ input }) => {
      asked.push(input);
      const answer = answers.shift();
      if (!answer) throw new Error('asked once too often');
      if (answer instanceof Failure) throw answer;
      return answer;
    });
    const clock = new SimulatedClock();
    const machine = createPagedList<Row, Filters>(keysOf).provide({
      actors: { loadPage, reloadPages },
    });
    const input = { filters: { title: 'x' }, isPolled: true };
    const actor = createActor(machine, { input, clock }).start();
    const until = (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
      waitFor(actor, (snapshot) => snapshot.matches(state));
    const rows = () => actor.getSnapshot().context.rows.map((row) => row.text ?? row.id);
    const later = () => clock.increment(limits.listReloadSeconds * 1000);
    return { actor, asked, until, rows, later, clock };
  }

  it('reloads as many rows as it shows every half minute', async () => {
    const now = { rows: [{ id: 'b', text: 'claimed' }, { id: 'c' }], nextPageUrl: '/api?cursor=3' };
    const { actor, asked, until, rows, later, clock } = startKept(first, now, now);
    await until({ listing: 'idle' });
    clock.increment(limits.listReloadSeconds * 1000 - 1);
    expect(asked).toEqual([]);
    clock.increment(1);
    expect(actor.getSnapshot().hasTag('busy')).toBe(false);
    expect(rows()).toEqual(['a', 'b']);
    await until({ listing: { idle: 'waiting' } });
    expect(rows()).toEqual(['claimed', 'c']);
    expect(actor.getSnapshot().context.nextPageUrl).toBe('/api?cursor=3');
    later();
    await until({ listing: { idle: 'waiting' } });
    expect(asked).toEqual([
      { filters: { title: 'x' }, count: 2 },
      { filters: { title: 'x' }, count: 2 },
    ]);
  });

  it('is empty when all rows have gone, and finds new ones automatically', async () => {
    const none = { rows: [], nextPageUrl: null };
    const { until, later, rows } = startKept(first, none, first);
    await until({ listing: 'idle' });
    later();
    await until('empty');
    later();
    await until({ listing: 'idle' });
    expect(rows()).toEqual(['a', 'b']);
  });

  it('says nothing of a failure, and asks again', async () => {
    const network = new Failure({ code: 'network', status: 0 });
    const { actor, asked, until, rows, later } = startKept(first, network, first);
    await until({ listing: 'idle' });
    later();
    await until({ listing: { idle: 'outdated' } });
    expect(actor.getSnapshot().context.failure).toBeNull();
    expect(rows()).toEqual(['a', 'b']);
    later();
    await until({ listing: { idle: 'waiting' } });
    expect(asked).toHaveLength(2);
  });

  it('lets a request for more rows go first', async () => {
    const { actor, asked, until, rows, later } = startKept(first, { rows: [], nextPageUrl: null });
    await until({ listing: 'idle' });
    later();
    expect(actor.getSnapshot().matches({ listing: { idle: 'reloading' } })).toBe(true);
    actor.send({ type: 'more.requested' });
    await until({ listing: { idle: 'waiting' } });
    expect(asked).toHaveLength(1);
    expect(rows()).toEqual(['a', 'b', 'c']);
  });
});

it('leaves other lists alone', async () => {
  const { actor, clock, until } = start(first);
  await until({ listing: 'idle' });
  clock.increment(limits.listReloadSeconds * 1000);
  expect(actor.getSnapshot().matches({ listing: { idle: 'waiting' } })).toBe(true);
});

// spec 4.21
it('recognises a row by any of its keys', () => {
  const keys = (row: { uid: string; client: string }) => [row.uid, row.client];
  const rows = appendMissing(
    [{ uid: '1', client: 'x' }],
    [
      { uid: '2', client: 'x' },
      { uid: '3', client: 'y' },
    ],
    keys,
  );
  expect(rows.map((row) => row.uid)).toEqual(['1', '3']);
});

describe('coming back to a list', () => {
  const loaded: Page<Row> = {
    rows: ['a', 'b', 'c', 'd'].map((id) => ({ id })),
    nextPageUrl: '/api?cursor=5',
  };

  function comeBack(now: Page<Row> | Failure) {
    const counts: number[] = [];
    const reloadPages = fromPromise<Page<Row>, ReloadRequest<Filters>>(async ({ input }) => {
      counts.push(input.count);
      if (now instanceof Failure) throw now;
      return now;
    });
    const machine = createPagedList<Row, Filters>(keysOf).provide({ actors: { reloadPages } });
    const actor = createActor(machine, { input: { filters: {}, loaded } }).start();
    const settled = () =>
      waitFor(actor, (snapshot) => !snapshot.matches({ listing: { idle: 'reloading' } })).then(
        ({ context: { rows, nextPageUrl } }) => [rows.map(({ id }) => id).join(''), nextPageUrl],
      );
    return { actor, counts, settled };
  }

  it('shows what was there at once, and then what there is now', async () => {
    const { actor, counts, settled } = comeBack({
      rows: [{ id: 'n' }, { id: 'b' }],
      nextPageUrl: '/api?cursor=2',
    });
    expect(actor.getSnapshot().context.rows).toHaveLength(4);
    expect(await settled()).toEqual(['nbcd', '/api?cursor=5']);
    expect(counts).toEqual([4]);
  });

  it('forgets what is gone by then', async () => {
    expect(await comeBack({ rows: [{ id: 'b' }], nextPageUrl: null }).settled()).toEqual([
      'b',
      null,
    ]);
  });

  it('keeps what was there when nobody answers', async () => {
    expect(await comeBack(new Failure({ code: 'network', status: 0 })).settled()).toEqual([
      'abcd',
      '/api?cursor=5',
    ]);
  });
});

describe('a row that was taken away', () => {
  it('is scrolled to its position on return, once', async () => {
    const { actor, until } = start(first);
    await until({ listing: 'idle' });
    actor.send({ type: 'row.removed', row: { id: 'a' } });
    actor.send({ type: 'row.restored', row: { id: 'a' }, index: 0 });
    actor.send({ type: 'row.restored', row: { id: 'a' }, index: 1 });
    expect(actor.getSnapshot().context.rows.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('is a list again after it was the last', async () => {
    const { actor, until } = start({ rows: [{ id: 'a' }], nextPageUrl: null });
    await until({ listing: 'idle' });
    actor.send({ type: 'row.removed', row: { id: 'a' } });
    expect(actor.getSnapshot().matches('empty')).toBe(true);
    actor.send({ type: 'row.restored', row: { id: 'a' }, index: 0 });
    expect(actor.getSnapshot().matches('listing')).toBe(true);
  });
});
