import { expect, it } from 'vitest';
import { writtenDay, writtenTime } from '#server/platform/texts/indian-time.ts';

/** After midnight in India. */
const moment = new Date('2026-11-25T19:00:00.000Z');

it.each([
  ['en', '26 November 2026'],
  ['hi', '26 नवंबर 2026'],
  ['ur', '26 نومبر، 2026'],
] as const)('writes a day as it is in India, in %s', (language, day) => {
  expect(writtenDay(language, moment)).toBe(day);
});

it.each([
  ['en', '26 November 2026 at 12:30 am'],
  ['hi', '26 नवंबर 2026, 12:30 am'],
] as const)('writes a day with its time, in %s', (language, time) => {
  expect(writtenTime(language, moment)).toBe(time);
});
