import { describe, expect, it } from 'vitest';
import { byUrgency } from '#src/features/admin/home/work-order.ts';

const hour = 3600;
const work = (kind: string, oldestAt: string | null, overdueSeconds: number) => ({
  kind,
  oldestAt,
  overdueSeconds,
});

describe('the order of waiting work', () => {
  it('has what is overdue for longest first, and kinds where nothing waits last', () => {
    const rows = [
      work('nothing', null, hour),
      work('recent', '2026-11-21T09:00:00.000Z', 24 * hour),
      work('old but not urgent', '2026-11-20T09:00:00.000Z', 72 * hour),
      work('overdue', '2026-11-21T06:00:00.000Z', hour),
      work('overdue for longest', '2026-11-21T05:00:00.000Z', hour),
      work('nothing either', null, 2 * hour),
    ];
    expect(byUrgency(rows).map(({ kind }) => kind)).toEqual([
      'overdue for longest',
      'overdue',
      'recent',
      'old but not urgent',
      'nothing',
      'nothing either',
    ]);
  });
});
