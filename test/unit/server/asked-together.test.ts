import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { askedTogether } from '#server/db/asked-together.ts';

const lengths = (words: string[]) => Promise.resolve(new Map(words.map((word) => [word, word.length])));

it('asks once for all that is wanted in one turn, and gives each its own', async () => {
  const ask = vi.fn(lengths);
  const lengthOf = askedTogether(ask);
  expect(await Promise.all(['one', 'three', 'one'].map(lengthOf))).toEqual([3, 5, 3]);
  expect(ask.mock.calls).toEqual([[['one', 'three', 'one']]]);
});

it('asks anew for what is wanted later, also while an answer is awaited', async () => {
  const { promise: delay, resolve: answer } = Promise.withResolvers<void>();
  const ask = vi.fn((words: string[]) => delay.then(() => lengths(words)));
  const lengthOf = askedTogether(ask);
  const first = lengthOf('one');
  await nextTurn();
  const second = lengthOf('one');
  await nextTurn();
  expect(ask).toHaveBeenCalledTimes(2);
  answer();
  expect(await Promise.all([first, second])).toEqual([3, 3]);
});

it('has nothing for what there is not', async () => {
  expect(await askedTogether(async () => new Map())('nobody')).toBeUndefined();
});

it('lets everybody know of a failure, and asks again', async () => {
  const ask = vi.fn(lengths).mockRejectedValueOnce(new Error('no connection'));
  const lengthOf = askedTogether(ask);
  const answers = await Promise.allSettled([lengthOf('one'), lengthOf('two')]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await lengthOf('one')).toBe(3);
});
