import { expect, it } from 'vitest';
import { exactTime } from '#src/ui/data/exact-time.tsx';

// spec 9.9
it.each([
  ['2026-11-24T03:04:05.600Z', '2026-11-24 08:34:05'],
  ['2026-12-31T18:30:00.000Z', '2027-01-01 00:00:00'],
])('shows %s by the clock of India', (time, shown) => {
  expect(exactTime(time)).toBe(shown);
});
