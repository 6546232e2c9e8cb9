import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { postsPublicationsExamples } from '#contract/examples/operations/posts/publications.ts';
import { waitForOutcome } from '#src/features/admin/publications/wait-for-outcome.ts';

const { resent, delivered, waiting } = postsPublicationsExamples.getPublication[200];
const { signal } = new AbortController();

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T09:40:30.000Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

it('loads a delivery again while its attempt is running', async () => {
  const load = vi.fn(async () => resent.data);
  load.mockResolvedValueOnce(resent.data).mockResolvedValueOnce(delivered.data as never);
  const record = waitForOutcome(load, signal);
  await vi.advanceTimersByTimeAsync(1500);
  expect(await record).toBe(delivered.data);
  expect(load).toHaveBeenCalledTimes(2);
});

it('does not wait for an attempt that comes later', async () => {
  const load = vi.fn(async () => waiting.data);
  expect(await waitForOutcome(load, signal)).toBe(waiting.data);
  expect(load).toHaveBeenCalledTimes(1);
});

it('does not wait for an attempt that has been due for a minute', async () => {
  vi.setSystemTime(new Date('2026-11-21T09:41:00.000Z'));
  const load = vi.fn(async () => resent.data);
  expect(await waitForOutcome(load, signal)).toBe(resent.data);
  expect(load).toHaveBeenCalledTimes(1);
});

it('returns the current delivery after some seconds', async () => {
  const load = vi.fn(async () => resent.data);
  const record = waitForOutcome(load, signal);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await record).toBe(resent.data);
  expect(load).toHaveBeenCalledTimes(5);
});

it('stops when the page is left', async () => {
  const leaving = new AbortController();
  const load = vi.fn(async () => resent.data);
  const record = waitForOutcome(load, leaving.signal);
  const stopped = expect(record).rejects.toThrow('left');
  await vi.advanceTimersByTimeAsync(100);
  leaving.abort(new Error('left'));
  await stopped;
  expect(load).toHaveBeenCalledTimes(1);
});
