import type { ReactNode } from 'react';
import { chakra } from '#src/theme/chakra.tsx';

/** The fields of a record: names at the start, values behind them; below each other on a phone. */
export const RecordValues = chakra('dl', {
  base: {
    display: 'grid',
    alignItems: 'baseline',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(8rem, 14rem) minmax(0, 1fr)' },
    columnGap: '6',
    rowGap: { base: '0', sm: '3' },
    '& dt': { color: 'ink.muted', fontSize: 'sm' },
    '& dd': { overflowWrap: 'anywhere', marginBlockEnd: { base: '3', sm: '0' } },
  },
  variants: {
    /** For cards beside each other. */
    narrow: {
      true: {
        gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(6rem, 9rem) minmax(0, 1fr)' },
      },
    },
  },
});

/** One field of a record; a dash where it has no value. */
export function RecordValue({ name, children }: { name: ReactNode; children: ReactNode }) {
  const isEmpty = children === undefined || ['', null, false].some((none) => none === children);
  return (
    <>
      <dt>{name}</dt>
      <dd>{isEmpty ? '–' : children}</dd>
    </>
  );
}
