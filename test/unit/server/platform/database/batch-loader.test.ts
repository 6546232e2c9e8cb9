import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { createBatchLoader } from '#server/platform/database/batch-loader.ts';

const lengths = (words: readonly string[]) =>
  Promise.resolve(new Map(words.map((word) => [word, word.length])));

/** Returns lengths when the test resolves it. */
function slowLengths() {
  const answers: (() => void)[] = [];
  const ask = vi.fn(async (words: readonly string[]) => {
    await new Promise<void>((resolve) => answers.push(resolve));
    return lengths(words);
  });
  return { ask, answerNext: () => answers.shift()?.() };
}

it('asks once for all keys of one turn, and returns each its own', async () => {
  const ask = vi.fn(lengths);
  const lengthOf = createBatchLoader(ask);
  expect(await Promise.all(['one', 'three', 'one'].map(lengthOf))).toEqual([3, 5, 3]);
  expect(ask.mock.calls).toEqual([[['one', 'three', 'one']]]);
});

it('gathers keys during a running query for the next one', async () => {
  const { ask, answerNext } = slowLengths();
  const lengthOf = createBatchLoader(ask, 60_000);
  const first = lengthOf('one');
  await nextTurn();
  const second = lengthOf('one');
  await nextTurn();
  const third = lengthOf('three');
  await nextTurn();
  expect(ask.mock.calls).toEqual([[['one']]]);
  answerNext();
  expect(await first).toBe(3);
  await nextTurn();
  expect(ask.mock.calls.slice(1)).toEqual([[['one', 'three']]]);
  answerNext();
  expect(await Promise.all([second, third])).toEqual([3, 5]);
});

it('does not wait for a running query that never ends', async () => {
  const { ask, answerNext } = slowLengths();
  const lengthOf = createBatchLoader(ask, 20);
  void lengthOf('stalled');
  await nextTurn();
  const second = lengthOf('one');
  await nextTurn();
  const third = lengthOf('three');
  await expect.poll(() => ask.mock.calls.flat(2).sort()).toEqual(['one', 'stalled', 'three']);
  for (const _ of ask.mock.calls) answerNext();
  expect(await Promise.all([second, third])).toEqual([3, 5]);
});

it('waits for no question that takes longer than usual', async () => {
  const { ask, answerNext } = slowLengths();
  const lengthOf = createBatchLoader(ask, 0);
  const stalled = lengthOf('one');
  await nextTurn();
  const other = lengthOf('three');
  await nextTurn();
  expect(ask).toHaveBeenCalledTimes(2);
  answerNext();
  answerNext();
  expect(await Promise.all([stalled, other])).toEqual([3, 5]);
});

it('returns nothing for unknown keys', async () => {
  expect(await createBatchLoader(async () => new Map())('nobody')).toBeUndefined();
});

it('rejects all callers on a failure, and asks again', async () => {
  const ask = vi.fn(lengths).mockRejectedValueOnce(new Error('no connection'));
  const lengthOf = createBatchLoader(ask);
  const answers = await Promise.allSettled([lengthOf('one'), lengthOf('two')]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await lengthOf('one')).toBe(3);
});
