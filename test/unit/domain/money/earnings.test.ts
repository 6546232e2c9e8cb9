import { describe, expect, it } from 'vitest';
import { addMonths, calculateEarnings, findRateCard, paiseFor } from '#domain/money/earnings.ts';

const card = (fromMonth: string, version: number, paisePerThousand = 1000) => ({
  fromMonth,
  version,
  rates: [{ format: 'FORMAT_ARTICLE' as const, kind: 'views' as const, paisePerThousand }],
});

describe('the card of a month', () => {
  const cards = [card('2026-04', 1), card('2026-10', 1), card('2026-10', 3), card('2026-10', 2)];

  it.each([
    ['2026-03', undefined],
    ['2026-04', ['2026-04', 1]],
    ['2026-09', ['2026-04', 1]],
    ['2026-10', ['2026-10', 3]],
    ['2031-01', ['2026-10', 3]],
  ])('in %s is %j', (month, expected) => {
    const found = findRateCard(cards, month);
    expect(found && [found.fromMonth, found.version]).toEqual(expected);
  });
});

describe('an amount', () => {
  it.each([
    [0, 4000, 0],
    [1000, 4000, 4000],
    [1, 499, 0],
    [1, 500, 1],
    [999, 1001, 1000],
    [1_000_000_000_000, 8_000_000, 8_000_000_000_000_000],
  ])('of %i at %i for a thousand is %i paise', (count, rate, paise) => {
    expect(paiseFor(count, rate)).toBe(paise);
  });
});

describe('earnings', () => {
  const count = {
    month: '2026-11',
    format: 'FORMAT_ARTICLE' as const,
    kind: 'views' as const,
    count: 1500,
  };

  it('are the counts by the rates of their month', () => {
    const cards = [card('2026-04', 1, 1000), card('2026-11', 1, 3000)];
    const before = { ...count, month: '2026-10' };
    expect(calculateEarnings([count, before], cards).map(({ paise }) => paise)).toEqual([
      4500, 1500,
    ]);
  });

  it('leave out what has no rate, no card or no count', () => {
    const cards = [card('2026-11', 1)];
    const without = [
      { ...count, format: 'FORMAT_VIDEO' as const },
      { ...count, kind: 'likes' as const },
      { ...count, month: '2026-10' },
      { ...count, count: 0 },
    ];
    expect(calculateEarnings(without, cards)).toEqual([]);
  });
});

it.each([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-11', -12, '2025-11'],
])('%s and %i months give %s', (month, months, expected) => {
  expect(addMonths(month, months)).toBe(expected);
});
