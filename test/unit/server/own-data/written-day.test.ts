import { expect, it } from 'vitest';
import { writtenDay } from '#server/modules/own-data/export/written-day.ts';

/** After midnight in India. */
const moment = new Date('2026-11-25T19:00:00.000Z');

it.each([
  ['en', '26 November 2026'],
  ['hi', '26 नवंबर 2026'],
  ['ur', '26 نومبر، 2026'],
] as const)('a day in the copy of the data is a day in India, in %s', (language, day) => {
  expect(writtenDay(language, moment)).toBe(day);
});
