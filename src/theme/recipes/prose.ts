import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

/**
 * The styles of an article's text, in the editor and for readers. `root` selects the element around
 * the text.
 */
export const prose = (root: `&${string}`): Record<`&${string}`, SystemStyleObject> => ({
  [`${root} > * + *`]: { marginBlockStart: '4' },
  [`${root} h2`]: { fontSize: 'lg', fontWeight: 'bold' },
  [`${root} h3`]: { fontSize: 'md', fontWeight: 'bold' },
  [`${root} ul`]: { listStyleType: 'disc', paddingInlineStart: '6' },
  [`${root} ol`]: { listStyleType: 'decimal', paddingInlineStart: '6' },
  [`${root} blockquote`]: {
    borderInlineStartWidth: '4px',
    borderColor: 'accent',
    paddingInlineStart: '4',
    color: 'ink.muted',
  },
  [`${root} a`]: { color: 'accent.text', textDecoration: 'underline' },
});
