import { describe, expect, it } from 'vitest';
import { limits } from '#domain/limits.ts';
import {
  fromIndianParts,
  publishTimeProblem,
  suggestedPublishTime,
  toIndianParts,
} from '#domain/post/publish-time.ts';

const now = Date.parse('2026-11-24T18:20:00.000Z');
const inMinutes = (minutes: number) => new Date(now + minutes * 60_000).toISOString();

describe('times to publish', () => {
  it('are days and times of India', () => {
    expect(toIndianParts('2026-11-24T19:00:00.000Z')).toEqual({
      day: '2026-11-25',
      time: '00:30',
    });
    expect(fromIndianParts({ day: '2026-11-25', time: '00:30' })).toBe('2026-11-24T19:00:00.000Z');
  });

  it.each([
    { day: '', time: '10:00' },
    { day: '2026-11-25', time: '' },
    { day: '2026-13-01', time: '10:00' },
  ])('are none with $day and $time', (parts) => {
    expect(fromIndianParts(parts)).toBeNull();
  });

  it('are at least minutes and at most days ahead', () => {
    const { scheduleMinutesMin: least, scheduleDaysMax: days } = limits;
    expect(publishTimeProblem(inMinutes(least - 1), now)).toBe('too-early');
    expect(publishTimeProblem(inMinutes(least), now)).toBeNull();
    expect(publishTimeProblem(inMinutes(days * 24 * 60), now)).toBeNull();
    expect(publishTimeProblem(inMinutes(days * 24 * 60 + 1), now)).toBe('too-late');
  });

  it('are suggested at the next full hour of India that is not too early', () => {
    expect(toIndianParts(suggestedPublishTime(now))).toEqual({ day: '2026-11-25', time: '01:00' });
    expect(publishTimeProblem(suggestedPublishTime(now), now)).toBeNull();
  });
});
