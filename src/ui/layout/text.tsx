import { chakra } from '#src/theme/chakra.tsx';

/** A heading; `as` gives its level, `size` its look. */
export const Heading = chakra('h2', {
  base: {
    fontFamily: 'heading',
    fontWeight: 'bold',
    lineHeight: 'heading',
    color: 'ink',
    textWrap: 'balance',
  },
  variants: {
    size: {
      sm: { fontSize: 'lg' },
      md: { fontSize: 'xl' },
      lg: { fontSize: { base: '2xl', sm: '3xl' } },
      xl: { fontSize: { base: '3xl', sm: '4xl' } },
    },
  },
  defaultVariants: { size: 'md' },
});

/** Running text. */
export const Text = chakra('p', {
  base: { lineHeight: 'body', textWrap: 'pretty' },
  variants: {
    size: {
      xs: { fontSize: 'xs' },
      sm: { fontSize: 'sm' },
      md: { fontSize: 'md' },
      lg: { fontSize: 'lg' },
    },
    muted: { true: { color: 'ink.muted' } },
  },
});

/** A link inside running text. */
export const TextLink = chakra('a', {
  base: {
    color: 'accent.text',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    borderRadius: 'sm',
    _hover: { color: 'ink' },
  },
});

/** For screen readers only. */
export const VisuallyHidden = chakra('span', {
  base: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    margin: '-1px',
    padding: '0',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
});
