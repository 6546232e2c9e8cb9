import { chakra } from '#src/theme/chakra.tsx';

/** The filters of a list beside each other. A long choice is shortened and widens no page. */
export const FilterRow = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: '4',
    minWidth: '0',
    '& > *': { maxWidth: 'full' },
  },
});
