import { chakra } from '@chakra-ui/react/styled-system';

/** The shape of what is coming; give it a height. Say elsewhere, in words, that something is loading. */
export const Skeleton = chakra(
  'div',
  { base: { bg: 'line', borderRadius: 'md', minHeight: '4', animation: 'pulse 1.4s ease-in-out infinite' } },
  { defaultProps: { 'aria-hidden': true } },
);
