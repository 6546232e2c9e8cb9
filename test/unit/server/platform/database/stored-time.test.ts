import { expect, it } from 'vitest';
import { toIsoTime } from '#server/platform/database/timestamp-text.ts';

it.each([
  ['2026-11-21 08:00:00+00', '2026-11-21T08:00:00.000Z'],
  ['2026-11-21 08:00:00.25+00', '2026-11-21T08:00:00.250Z'],
  ['2026-11-21 08:00:00.123456+00', '2026-11-21T08:00:00.123Z'],
  ['2026-11-21 08:00:00.5+05:30', '2026-11-21T02:30:00.500Z'],
])('gives %s as the contract writes it', (text, iso) => {
  expect(toIsoTime(text)).toBe(iso);
  expect(toIsoTime(new Date(iso))).toBe(iso);
});
