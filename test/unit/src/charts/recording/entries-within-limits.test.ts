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

it('begins with the next page and the last reply to each call before it', () => {
  const entries = stored([
    page('/a'),
    { kind: 'device', stored: {} },
    call('getPost', 1),
    call('getPost', 2),
    press,
    call('getPost', 1),
    call('getUser', 1, 0),
    page('/b'),
    ...presses(6),
  ]);
  const kept = entriesWithinLimits(entries, limits);
  expect(summary(kept)).toEqual([
    '/b',
    'device',
    'getPost {"id":2} earlier',
    'getPost {"id":1} earlier',
    ...Array.from({ length: 6 }, () => 'input'),
  ]);
  // As if they had been answered when the page opened.
  expect(kept.slice(0, 5).map(({ entry }) => entry.at)).toEqual([700, 700, 700, 700, 800]);
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
