import { describe, expect, it } from 'vitest';
import { Problem } from '#server/platform/errors/problem.ts';
import { createFairQueue } from '#server/platform/queue/fair-queue.ts';

const bounds = { running: 1, waiting: 100, waitingPerKey: 100, retryAfter: 7 };

/** A queue whose tasks end when the test says so, and the order in which they begin. */
function watched(given: Partial<typeof bounds> = {}) {
  const queue = createFairQueue({ ...bounds, ...given });
  const started: string[] = [];
  const ends = new Map<string, (how?: Error) => void>();
  const results = new Map<string, Promise<string>>();
  const ask = (name: string, signal?: AbortSignal) => {
    const [key = ''] = name.split('-');
    const work = () =>
      new Promise<string>((resolve, reject) => {
        started.push(name);
        ends.set(name, (how) => (how ? reject(how) : resolve(name)));
      });
    const result = queue.run(key, work, signal);
    results.set(name, result);
    result.catch(() => {});
    return result;
  };
  const end = async (name: string, how?: Error) => {
    ends.get(name)?.(how);
    await results.get(name)?.catch(() => {});
    await Promise.resolve();
  };
  /** Ends what runs sequentially, until nothing is left. */
  const endAll = async () => {
    await Promise.resolve();
    for (let place = 0; place < started.length; place += 1) await end(started[place] ?? '');
    return started;
  };
  return { queue, ask, end, endAll, started };
}

const refusalOf = (result: Promise<unknown>) =>
  result.then(
    () => 'done',
    (error: unknown) => (error instanceof Problem ? [error.code, error.details.retryAfter] : error),
  );

describe('a fair queue', () => {
  it('starts tasks at once while there is room, and no more than may run', async () => {
    const { ask, queue, started } = watched({ running: 2 });
    for (const name of ['a-1', 'a-2', 'a-3']) ask(name);
    await Promise.resolve();
    expect(started).toEqual(['a-1', 'a-2']);
    expect(queue.size()).toEqual({ running: 2, waiting: 1 });
  });

  it('lets keys take turns, no matter which came first or has more tasks', async () => {
    const { ask, endAll } = watched();
    for (const name of ['a-1', 'a-2', 'a-3', 'a-4', 'b-1', 'b-2', 'c-1']) ask(name);
    expect(await endAll()).toEqual(['a-1', 'b-1', 'c-1', 'a-2', 'b-2', 'a-3', 'a-4']);
  });

  it('prefers a key with fewer running tasks', async () => {
    const { ask, end, started } = watched({ running: 2 });
    for (const name of ['a-1', 'a-2', 'a-3', 'b-1', 'b-2']) ask(name);
    await Promise.resolve();
    await end('a-1');
    expect(started).toEqual(['a-1', 'a-2', 'b-1']);
    await end('a-2');
    expect(started.at(-1)).toBe('a-3');
  });

  it('keeps the order of the tasks of one key, and continues after a failure', async () => {
    const { ask, end, endAll } = watched();
    const failing = ask('a-1');
    for (const name of ['a-2', 'a-3']) ask(name);
    await Promise.resolve();
    await end('a-1', new Error('unreadable'));
    await expect(failing).rejects.toThrow('unreadable');
    expect(await endAll()).toEqual(['a-1', 'a-2', 'a-3']);
  });

  it('refuses the task of a key that has too many waiting, and no other key', async () => {
    const { ask, endAll } = watched({ waitingPerKey: 2 });
    for (const name of ['a-1', 'a-2', 'a-3']) ask(name);
    expect(await refusalOf(ask('a-4'))).toEqual(['server-busy', 7]);
    ask('b-1');
    expect(await endAll()).toEqual(['a-1', 'b-1', 'a-2', 'a-3']);
  });

  it('gives a newcomer the newest place of the longest queue when full', async () => {
    const { ask, endAll, queue } = watched({ waiting: 4 });
    for (const name of ['a-1', 'a-2', 'a-3', 'a-4']) ask(name);
    const last = ask('a-5');
    ask('b-1');
    expect(await refusalOf(last)).toEqual(['server-busy', 7]);
    expect(queue.size().waiting).toBe(4);
    expect(await endAll()).toEqual(['a-1', 'b-1', 'a-2', 'a-3', 'a-4']);
  });

  it('refuses a newcomer when it is full and no line is longer than its own', async () => {
    const { ask, endAll } = watched({ waiting: 2 });
    for (const name of ['a-1', 'b-1', 'c-1']) ask(name);
    expect(await refusalOf(ask('d-1'))).toEqual(['server-busy', 7]);
    expect(await endAll()).toEqual(['a-1', 'b-1', 'c-1']);
  });

  it('drops a waiting task that is aborted, and runs one that is aborted too late', async () => {
    const { ask, endAll, queue } = watched();
    const [first, second] = [new AbortController(), new AbortController()];
    const running = ask('a-1', first.signal);
    const dropped = ask('a-2', second.signal);
    ask('a-3');
    await Promise.resolve();
    first.abort(new Error('gone'));
    second.abort(new Error('gone'));
    await expect(dropped).rejects.toThrow('gone');
    expect(queue.size()).toEqual({ running: 1, waiting: 1 });
    expect(await endAll()).toEqual(['a-1', 'a-3']);
    await expect(running).resolves.toBe('a-1');
  });

  it('does not begin what was aborted before', async () => {
    const { ask, started } = watched();
    await expect(ask('a-1', AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
    expect(started).toEqual([]);
  });
});
