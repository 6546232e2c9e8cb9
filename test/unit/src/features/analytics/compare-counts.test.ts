import { expect, it } from 'vitest';
import { compareCounts } from '#src/features/analytics/post/compare-counts.ts';

it.each([
  [{ own: 0, typical: 0 }, { kind: 'same' }],
  [{ own: 3, typical: 0 }, { kind: 'typical-none' }],
  [{ own: 104, typical: 100 }, { kind: 'same' }],
  [{ own: 96, typical: 100 }, { kind: 'same' }],
  [
    { own: 140, typical: 100 },
    { kind: 'more', times: 1.4 },
  ],
  [
    { own: 60, typical: 100 },
    { kind: 'less', share: 0.6 },
  ],
  [
    { own: 0, typical: 100 },
    { kind: 'less', share: 0 },
  ],
])('%o is %o', (counts, expected) => {
  expect(compareCounts(counts)).toEqual(expected);
});
