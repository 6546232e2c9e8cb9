import { expect, it } from 'vitest';
import type { RecordedChange } from '#domain/problem-reports/recording.ts';
import {
  entriesWithinLimits,
  type StoredEntry,
} from '#src/charts/recording/entries-within-limits.ts';

const limits = { entries: 12, bytes: 1000 };

const page = (path: string): RecordedChange => ({ kind: 'page', path, language: 'ta' });
const press: RecordedChange = { kind: 'input', action: 'press', target: 'body:0' };
const call = (operation: string, id: number, status = 200): RecordedChange => ({
  kind: 'call',
  operation,
  request: { path: { id } },
  status,
  ms: 5,
});
const stored = (changes: RecordedChange[], size = 10): StoredEntry[] =>
  changes.map((change, index) => ({ entry: { at: index * 100, ...change }, size }));
const presses = (count: number) => Array.from({ length: count }, () => press);
const summary = (entries: StoredEntry[]) =>
  entries.map(({ entry }) => {
    if (entry.kind === 'page') return entry.path;
    if (entry.kind !== 'call') return entry.kind;
    const call = `${entry.operation} ${JSON.stringify(entry.request?.path)}`;
    return entry.isEarlier ? `${call} earlier` : call;
  });

it('keeps all entries when they fit', () => {
  const entries = stored([page('/a'), ...presses(11)]);
  expect(entriesWithinLimits(entries, limits)).toBe(entries);
});

it('begins with the next page and the last replies of each operation before it', () => {
  const entries = stored([
    page('/a'),
    { kind: 'device', stored: {} },
    call('getConfig', 0),
    ...[1, 2, 3, 4].map((id) => call('getPost', id)),
    call('getUser', 1, 0),
    press,
    page('/b'),
    ...presses(6),
  ]);
  const kept = entriesWithinLimits(entries, limits);
  expect(summary(kept)).toEqual([
    '/b',
    'device',
    'getConfig {"id":0} earlier',
    ...[2, 3, 4].map((id) => `getPost {"id":${id}} earlier`),
    ...presses(6).map(() => 'input'),
  ]);
  // As if they had been answered when the page opened.
  expect(kept.slice(0, 7).map(({ entry }) => entry.at)).toEqual([...Array(6).fill(900), 1000]);
});

it('leaves out charts of the page before, and keeps those that go on', () => {
  const chart = (actor: number, change: 'started' | 'event' | 'ended'): RecordedChange => ({
    kind: 'chart',
    chart: `chart-${actor}`,
    actor,
    change,
    state: 'open',
  });
  const entries = stored([
    page('/a'),
    chart(1, 'started'),
    chart(2, 'started'),
    ...presses(6),
    page('/b'),
    chart(1, 'event'),
    chart(2, 'event'),
    chart(2, 'ended'),
    chart(3, 'started'),
    chart(3, 'ended'),
  ]);
  const kept = entriesWithinLimits(entries, limits);
  const actors = kept.map(({ entry }) => (entry.kind === 'chart' ? entry.actor : entry.kind));
  expect(actors).toEqual(['page', 1, 3, 3]);
});

it('goes on to a later page as long as there is too much', () => {
  const entries = stored([
    page('/a'),
    ...presses(8),
    page('/b'),
    ...presses(11),
    page('/c'),
    press,
  ]);
  expect(summary(entriesWithinLimits(entries, limits))).toEqual(['/c', 'input']);
});

it('keeps the newest of the earlier calls, in half of the room', () => {
  const calls = [1, 2, 3].map((id) => call('getPost', id));
  const entries = [
    ...stored([page('/a'), ...calls], 200),
    ...stored([page('/b'), press, press], 100),
  ];
  expect(summary(entriesWithinLimits(entries, limits))).toEqual([
    '/b',
    'getPost {"id":2} earlier',
    'getPost {"id":3} earlier',
    'input',
    'input',
  ]);
});

it('drops the oldest entries of a page that is too long by itself', () => {
  const entries = stored([page('/a'), ...presses(12)]);
  expect(summary(entriesWithinLimits(entries, limits))).toEqual(
    Array.from({ length: 12 }, () => 'input'),
  );
  expect(entriesWithinLimits(stored([press], 1001), limits)).toEqual([]);
});
