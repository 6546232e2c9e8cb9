import { chakra } from '#src/theme/chakra.tsx';

/** A page at least as high as the window, so that the footer is at its end. */
export const FullHeightPage = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', minHeight: '100dvh' },
});
