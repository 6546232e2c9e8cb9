type Comparison =
  | { kind: 'same' }
  /** The other has none. */
  | { kind: 'typical-none' }
  | { kind: 'more'; times: number }
  /** `share` between 0 and 1. */
  | { kind: 'less'; share: number };

/** A number beside the typical one; a difference of less than a twentieth is none. */
export function compareCounts({ own, typical }: { own: number; typical: number }): Comparison {
  if (typical === 0) return own === 0 ? { kind: 'same' } : { kind: 'typical-none' };
  const ratio = own / typical;
  if (ratio > 0.95 && ratio < 1.05) return { kind: 'same' };
  return ratio > 1 ? { kind: 'more', times: ratio } : { kind: 'less', share: ratio };
}
