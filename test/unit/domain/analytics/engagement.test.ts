import { expect, it } from 'vitest';
import { indianDay, indianMonth, recentMonths } from '#domain/analytics/engagement.ts';

it.each([
  ['2026-03-31T18:29:59.999Z', '2026-03-31', '2026-03'],
  ['2026-03-31T18:30:00.000Z', '2026-04-01', '2026-04'],
  ['2026-12-31T20:00:00.000Z', '2027-01-01', '2027-01'],
  ['2028-02-28T19:00:00.000Z', '2028-02-29', '2028-02'],
])('%s is %s in India, in the month %s', (moment, day, month) => {
  expect(indianDay(new Date(moment))).toBe(day);
  expect(indianMonth(new Date(moment))).toBe(month);
});

it('counts months back over the turn of a year', () => {
  expect(recentMonths('2026-02', 4)).toEqual(['2026-02', '2026-01', '2025-12', '2025-11']);
});
