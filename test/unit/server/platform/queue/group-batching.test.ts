import { expect, it, vi } from 'vitest';
import { createGroupBatcher } from '#server/platform/queue/group-batching.ts';

const doubled = async (numbers: number[]) => numbers.map((number) => number * 2);

it('runs items that arrive during a group in the next one, in order', async () => {
  const work = vi.fn(doubled);
  const double = createGroupBatcher(work, 3);
  expect(await Promise.all([1, 2, 3, 4, 5].map(double))).toEqual([2, 4, 6, 8, 10]);
  expect(work.mock.calls).toEqual([[[1]], [[2, 3, 4]], [[5]]]);
  expect(await double(6)).toBe(12);
});

it('never does two groups at once', async () => {
  let atOnce = 0;
  const double = createGroupBatcher(async (numbers: number[]) => {
    atOnce += 1;
    await Promise.resolve();
    expect(atOnce).toBe(1);
    atOnce -= 1;
    return doubled(numbers);
  }, 2);
  expect(await Promise.all([1, 2, 3, 4, 5].map(double))).toHaveLength(5);
});

it('fails only the items that fail alone', async () => {
  const double = createGroupBatcher(async (numbers: number[]) => {
    if (numbers.includes(3)) throw new Error('three is too much');
    return doubled(numbers);
  }, 4);
  const outcomes = await Promise.allSettled([1, 2, 3, 4].map(double));
  expect(outcomes.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
  expect(await double(5)).toBe(10);
});
