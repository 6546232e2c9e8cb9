import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** A line with a thumb that a finger can hit: the control is as high as a button. */
export const sliderRecipe = defineSlotRecipe({
  slots: ['root', 'label', 'control', 'track', 'range', 'thumb'],
  base: {
    root: { flex: '1', minWidth: '0' },
    label: { srOnly: true },
    control: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      minHeight: 'target',
      cursor: 'pointer',
      touchAction: 'none',
      _disabled: { opacity: '0.5', cursor: 'default' },
    },
    track: {
      flex: '1',
      height: '0.5rem',
      overflow: 'hidden',
      borderRadius: 'full',
      bg: 'line.strong',
    },
    range: { height: 'full', bg: 'accent' },
    thumb: {
      // More than 24 px (WCAG 2.5.8), also where its place falls between two pixels.
      width: '1.75rem',
      height: '1.75rem',
      borderRadius: 'full',
      borderWidth: '3px',
      borderColor: 'accent',
      bg: 'surface.raised',
      boxShadow: 'raised',
    },
  },
});
