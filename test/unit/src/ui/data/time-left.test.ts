import { expect, it } from 'vitest';
import { timeLeftParts } from '#src/ui/data/time-left.tsx';

const due = '2026-12-05T11:00:00.000Z';
const before = (seconds: number) => Date.parse(due) - seconds * 1000;
const day = 24 * 3600;

it.each([
  [15 * day, { value: 15, unit: 'day' }],
  [15 * day - 60, { value: 15, unit: 'day' }],
  [2 * day, { value: 2, unit: 'day' }],
  [2 * day - 1, { value: 47, unit: 'hour' }],
  [2 * 3600, { value: 2, unit: 'hour' }],
  [2 * 3600 - 1, { value: 120, unit: 'minute' }],
  [1, { value: 1, unit: 'minute' }],
  [0, null],
  [-5, null],
])('%i seconds before a time it says %o', (seconds, parts) => {
  expect(timeLeftParts(due, before(seconds))).toEqual(parts);
});
