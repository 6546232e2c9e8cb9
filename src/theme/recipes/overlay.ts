import { defineRecipe } from '@chakra-ui/react/styled-system';
import { largeText } from './large-text.ts';

const shared = {
  border: 'none',
  padding: '0',
  bg: 'surface.raised',
  color: 'ink',
  boxShadow: 'floating',
  overflow: 'hidden',
  maxHeight: '100dvh',
  _backdrop: { bg: 'scrim', animation: 'appear var(--dh-durations-moderate)' },
  '&[open]': {
    display: 'flex',
    flexDirection: 'column',
    animation: 'rise var(--dh-durations-moderate) var(--dh-easings-out)',
  },
  /* Title and buttons scroll with the contents: together they may be higher than the window. */
  [largeText]: { overflowY: 'auto', '& > *': { flexShrink: '0' } },
} as const;

const sheet = {
  marginBlockEnd: '0',
  marginBlockStart: 'auto',
  marginInline: '0',
  width: 'full',
  maxWidth: 'full',
  maxHeight: '92dvh',
  borderRadius: '0',
  borderStartStartRadius: 'xl',
  borderStartEndRadius: 'xl',
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  '&[open]': { animationName: 'slideUp', animationDuration: 'slow' },
} as const;

const topDrawer = {
  marginBlock: '0 auto',
  marginInline: '0',
  width: '100vw',
  maxWidth: 'none',
  '&[open]': { animationName: 'appear' },
} as const;

/** A dialog in the middle; on phones a sheet from the bottom. Widths: spec point 9. */
export const dialogRecipe = defineRecipe({
  base: { ...shared, margin: 'auto', borderRadius: 'lg', maxHeight: '90dvh', smDown: sheet },
  variants: {
    width: {
      narrow: { width: 'min(20rem, calc(100vw - 2rem))', smDown: { width: 'full' } },
      /* The account-linking dialog: 20rem on phones, 30rem elsewhere. */
      linking: {
        width: 'min(30rem, calc(100vw - 2rem))',
        smDown: { width: 'min(20rem, 100vw)', marginInline: 'auto' },
      },
      medium: { width: 'min(30rem, calc(100vw - 2rem))', smDown: { width: 'full' } },
      wide: { width: 'min(600px, calc(100vw - 2rem))', smDown: { width: 'full' } },
      page: { width: 'min(56rem, calc(100vw - 2rem))', smDown: { width: 'full' } },
    },
  },
  defaultVariants: { width: 'medium' },
});

/**
 * The prerendered panel of languages: a sheet on phones, elsewhere a drawer from the top. Opened as
 * a dialog by a script, else as a popover. Two rules, because an older browser drops a rule whose
 * selector it does not know.
 */
export const languagesRecipe = defineRecipe({
  base: {
    ...shared,
    ...topDrawer,
    '&[open]': { ...shared['&[open]'], animationName: 'appear' },
    '&:popover-open': { ...shared['&[open]'], animationName: 'appear' },
    smDown: {
      ...sheet,
      '&:popover-open': { animationName: 'slideUp', animationDuration: 'slow' },
    },
  },
});

/** A drawer from the side where the language begins, or from the top. */
export const drawerRecipe = defineRecipe({
  base: shared,
  variants: {
    side: {
      start: {
        marginBlock: '0',
        marginInlineStart: '0',
        marginInlineEnd: 'auto',
        width: 'min(20rem, 88vw)',
        maxWidth: 'none',
        height: '100dvh',
        '&[open]': { animationName: 'appear' },
      },
      top: topDrawer,
    },
  },
  defaultVariants: { side: 'start' },
});
