import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { Failure } from '#domain/failure.ts';
import { appendNew, createPagedList, type Page, type PageRequest } from '#machines/flow/paged-list.ts';

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
  it('appends only the rows that are not there yet', async () => {
    const { actor, asked, until } = start(first, { rows: [{ id: 'b' }, { id: 'c' }], nextPageUrl: null });
    await until({ listing: 'idle' });
    actor.send({ type: 'more.requested' });
    await until({ listing: 'idle' });
    expect(actor.getSnapshot().context.rows.map((row) => row.id)).toEqual(['a', 'b', 'c']);
    expect(asked[1]?.pageUrl).toBe('/api?cursor=2');
    expect(actor.getSnapshot().can({ type: 'more.requested' })).toBe(false);
  });

  it('keeps the rows when the next page fails, and tries again when the network is back', async () => {
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
    expect(actor.getSnapshot().value).toBe('empty');
  });
});

it('recognises a row by any of its keys', () => {
  const keys = (row: { uid: string; client: string }) => [row.uid, row.client];
  const rows = appendNew(
    [{ uid: '1', client: 'x' }],
    [
      { uid: '2', client: 'x' },
      { uid: '3', client: 'y' },
    ],
    keys,
  );
  expect(rows.map((row) => row.uid)).toEqual(['1', '3']);
});
