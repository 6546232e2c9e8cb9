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

/**
 * The space at the end of a page whose content is narrower than the page, so that every page starts
 * at the same edge. A percentage of a padding is of the page's parent.
 */
const endSpace = (content: string, spacing: string) => {
  const margin = `var(--dh-spacing-${spacing})`;
  return `max(${margin}, min(100%, var(--dh-sizes-page)) - var(--dh-sizes-${content}) + ${margin})`;
};

const narrowerPage = (content: string) => ({
  paddingInlineEnd: { base: endSpace(content, '4'), md: endSpace(content, '8') },
});

/**
 * The content of a page, with a margin that a thumb can rest on. All pages start at the same edge;
 * `narrow` and `reading` limit how far they reach.
 */
export const Page = chakra('div', {
  base: {
    width: 'full',
    maxWidth: 'page',
    marginInline: 'auto',
    paddingInlineStart: { base: '4', md: '8' },
    paddingInlineEnd: { base: '4', md: '8' },
  },
  variants: { narrow: { true: narrowerPage('dialog') }, reading: { true: narrowerPage('prose') } },
});
