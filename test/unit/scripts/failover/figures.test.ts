import { describe, expect, it } from 'vitest';
import { failoverFigures, outagesOf } from '../../../../scripts/failover/figures.ts';
import { longestGap, median } from '../../../../scripts/failover/gaps.ts';

describe('the longest time without an answer', () => {
  it('is between two answers', () => {
    expect(longestGap([100, 900, 1000], 0, 1100)).toBe(800);
  });
  it('begins with the kill when answers stop there', () => {
    expect(longestGap([100, 200, 7200], 250, 7300)).toBe(6950);
  });
  it('lasts until the end when nothing is answered any more', () => {
    expect(longestGap([100], 200, 9000)).toBe(8800);
  });
});

it('the median is the middle value in any order', () => {
  expect(median([9, 1, 5])).toBe(5);
});

describe('the outages of a run', () => {
  const kills = [
    { at: 1000, wholeAfter: 9000 },
    { at: 20_000, wholeAfter: 11_000 },
  ];
  const answers = {
    writes: [900, 7000, 10_000, 15_000, 19_900, 28_000],
    portalReads: [900, 6000, 13_000, 19_900, 27_000],
    replicaReads: [900, 1500, 19_900, 20_500],
  };
  const outages = outagesOf(answers, kills, 30_000);

  it('are counted for each kill until the next one', () => {
    expect(outages).toEqual([
      { writes: 6, portalReads: 7, replicaReads: 18.4 },
      { writes: 8, portalReads: 7, replicaReads: 9.5 },
    ]);
  });

  it('are summed up with the writes', () => {
    const figures = failoverFigures({
      ttl: 5,
      writers: 50,
      acknowledged: 12_345,
      refused: 67,
      faults: 0,
      replicaReads: { replica: 900, primary: 12 },
      outages,
      kills,
    });
    expect(Object.fromEntries(figures)).toMatchObject({
      'kills of the primary': '2',
      'acknowledged writes': '12,345',
      'acknowledged writes lost or changed, posts doubled': '0',
      'seconds without writes: median; longest': '8.0; 8.0',
      'reads of figures through the portal: by the standby; by the primary': '900; 12',
      'seconds until all nodes ran again: median; longest': '11.0; 11.0',
    });
  });
});
