import { chakra } from '#src/theme/chakra.tsx';

/** A page as high as the window at least, so that the footer stands at its end. */
export const FullHeightPage = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', minHeight: '100dvh' },
});
