import { chakra } from '#src/theme/chakra.tsx';

/** A sheet of paper on the page. */
export const Card = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    minWidth: '0',
    padding: { base: '4', sm: '6' },
    bg: 'surface.raised',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'lg',
  },
  variants: { raised: { true: { boxShadow: 'raised' } } },
});
