import { afterEach, beforeEach, expect, it } from 'vitest';
import { holdAnswers } from '#mocks/replay/page/recorded-network.ts';

const call = (at: number, operation: string, more: object = {}) => ({
  ...{ at, kind: 'call', operation, status: 200, ms: 5 },
  ...more,
});
const press = (at: number) => ({ at, kind: 'input', action: 'press', target: 'body:0' });

/** Answers wait for others that are still on their way, on a busy machine for longer. */
const patience = { timeout: 20_000 };
const realFetch = globalThis.fetch;
let arrivals: { [entry: string]: () => void };
let passed: string[];

/** A mock whose answers arrive when the test says so. */
beforeEach(() => {
  arrivals = {};
  passed = [];
  globalThis.fetch = ((entry: string) =>
    new Promise((resolve) => {
      arrivals[entry] = () => resolve(new Response('{}', { headers: { 'replay-entry': entry } }));
    })) as never;
});

afterEach(() => {
  globalThis.fetch = realFetch;
});

function replay(entries: object[], ...asked: number[]) {
  const position = { reached: 0, answered: new Set<number>() };
  holdAnswers(entries as never, position);
  for (const entry of asked) void fetch(`${entry}`).then(() => passed.push(`${entry}`));
  return position;
}

const aWhile = () => new Promise((resolve) => setTimeout(resolve, 100));

/** The answers 0 and 2 arrive; the second is passed on when the replay has come to it. */
async function expectSecondHeldBack(position: { reached: number }) {
  arrivals[0]?.();
  arrivals[2]?.();
  await expect.poll(() => passed, patience).toEqual(['0']);
  await aWhile();
  expect(passed).toEqual(['0']);
  position.reached = 2;
  await expect.poll(() => passed, patience).toEqual(['0', '2']);
}

it('passes an answer on when the replay has come to it', async () => {
  const position = replay([press(0), call(500, 'getConfig')], 1);
  arrivals[1]?.();
  await aWhile();
  expect(passed).toEqual([]);
  position.reached = 1;
  await expect.poll(() => passed, patience).toEqual(['1']);
  expect([...position.answered]).toEqual([1]);
});

it('passes answers of the same moment on in their order, although the mock was slow', async () => {
  const position = replay([press(0), call(500, 'getCommConfig'), call(510, 'getPosts')], 1, 2);
  arrivals[2]?.();
  position.reached = 2;
  await aWhile();
  expect(passed).toEqual([]);
  arrivals[1]?.();
  await expect.poll(() => passed, patience).toEqual(['1', '2']);
});

it('waits for a call that the page makes later than it did', async () => {
  const [posts, cards] = [call(500, 'getPosts'), call(510, 'getCommConfig', { ms: 400 })];
  const position = replay([press(0), posts, cards], 1);
  arrivals[1]?.();
  position.reached = 1;
  await aWhile();
  expect(passed).toEqual([]);
  void fetch('2').then(() => passed.push('2'));
  arrivals[2]?.();
  position.reached = 2;
  await expect.poll(() => passed, patience).toEqual(['1', '2']);
});

it('does not wait for an answer that never comes', async () => {
  const position = replay([press(0), call(500, 'getCommConfig'), call(510, 'getPosts')], 1, 2);
  arrivals[2]?.();
  position.reached = 2;
  await expect.poll(() => passed, { timeout: 10_000 }).toEqual(['2']);
});

it('does not pass an answer on that had not come at the end of the recording', async () => {
  const position = replay([call(10, 'getConfig', { isPending: true }), call(20, 'getPosts')], 0, 1);
  arrivals[0]?.();
  arrivals[1]?.();
  position.reached = 2;
  await expect.poll(() => passed, patience).toEqual(['1']);
  await aWhile();
  expect(passed).toEqual(['1']);
});

it('does not pass an answer on before what a person did just before it', async () => {
  const position = replay([call(500, 'getConfig'), press(505), call(510, 'getPosts')], 0, 2);
  await expectSecondHeldBack(position);
});

it('has the portal start from the device where it did so before an answer', async () => {
  const app = { at: 1, kind: 'chart', chart: 'app', state: { person: 'refreshing' } };
  const position = replay([call(0, 'getConfig'), app, call(5, 'getCurrentUser')], 0, 2);
  await expectSecondHeldBack(position);
});

it('passes an answer on that came before the first page, and waits for no such call', async () => {
  const before = { isEarlier: true };
  const entries = [
    { at: 0, kind: 'page', path: '/app/post/list' },
    call(0, 'getConfig', before),
    call(0, 'getCommConfig', before),
    call(10, 'getPosts'),
  ];
  const position = replay(entries, 1, 3);
  position.reached = 1;
  arrivals[3]?.();
  await expect.poll(() => passed, patience).toEqual(['3']);
  arrivals[1]?.();
  await expect.poll(() => passed, patience).toEqual(['3', '1']);
  expect([...position.answered]).toEqual([3, 1]);
});
