import { describe, expect, it } from 'vitest';
import {
  defaultQuietHours,
  type QuietHours,
  quietUntil,
} from '#domain/notifications/quiet-hours.ts';

/** An hour of India on 22 November. */
const at = (time: string) => new Date(`2026-11-22T${time}:00.000+05:30`);
const noon: QuietHours = { from: 13, until: 15 };

describe('quiet hours', () => {
  it.each<[string, QuietHours | null, string | null]>([
    ['20:59', defaultQuietHours, null],
    ['21:00', defaultQuietHours, '2026-11-23T08:00+05:30'],
    ['23:59', defaultQuietHours, '2026-11-23T08:00+05:30'],
    ['00:00', defaultQuietHours, '2026-11-22T08:00+05:30'],
    ['05:15', defaultQuietHours, '2026-11-22T08:00+05:30'],
    ['07:59', defaultQuietHours, '2026-11-22T08:00+05:30'],
    ['08:00', defaultQuietHours, null],
    ['12:59', noon, null],
    ['13:00', noon, '2026-11-22T15:00+05:30'],
    ['14:59', noon, '2026-11-22T15:00+05:30'],
    ['15:00', noon, null],
    ['23:00', { from: 22, until: 0 }, '2026-11-23T00:00+05:30'],
    ['00:00', { from: 22, until: 0 }, null],
    ['03:00', null, null],
  ])('at %s with %o end at %s', (time, quiet, end) => {
    expect(quietUntil(quiet, at(time))).toEqual(end === null ? null : new Date(end));
  });
});
