import { expect, it } from 'vitest';
import { relativeTimeParts } from '#src/ui/data/formatted-values.tsx';

const now = Date.parse('2026-11-21T15:00:00+05:30');

it.each([
  ['2026-11-21T14:59:40+05:30', 0, 'minute'],
  ['2026-11-21T14:58:00+05:30', -2, 'minute'],
  ['2026-11-21T12:30:00+05:30', -2, 'hour'],
  ['2026-11-20T15:00:00+05:30', -1, 'day'],
  ['2026-11-11T15:00:00+05:30', -1, 'week'],
  ['2026-01-01T00:00:00Z', -10, 'month'],
  ['2024-11-20T15:00:00+05:30', -2, 'year'],
  ['2026-11-21T16:00:00+05:30', 1, 'hour'],
])('%s is %i %s from now', (time, value, unit) => {
  expect(relativeTimeParts(time, now)).toEqual({ value, unit });
});
