import { chakra } from '#src/theme/chakra.tsx';

/** The line that opens a `<details>`. */
export const DisclosureSummary = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: 'target',
    width: 'fit-content',
    color: 'accent.text',
    fontWeight: 'semibold',
    cursor: 'pointer',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
  },
});
