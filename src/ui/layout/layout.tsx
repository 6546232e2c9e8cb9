import { chakra } from '#src/theme/chakra.tsx';

/** A plain box that takes style properties made of tokens. */
export const Box = chakra('div');

/** Things below each other, `gap` apart. */
export const Stack = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '4', minWidth: '0' },
});

/** Items in a row, which wraps. */
export const Row = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', minWidth: '0' },
});

/** A column of the page: centred, with a margin that a thumb can rest on. */
export const Page = chakra('div', {
  base: {
    width: 'full',
    maxWidth: 'page',
    marginInline: 'auto',
    paddingInline: { base: '4', md: '8' },
  },
  variants: { narrow: { true: { maxWidth: 'dialog' } }, reading: { true: { maxWidth: 'prose' } } },
});
