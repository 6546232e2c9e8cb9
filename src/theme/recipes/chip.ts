import { defineRecipe } from '@chakra-ui/react/styled-system';

/** One chosen thing among several. */
export const chipRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    maxWidth: 'full',
    paddingInlineStart: '3',
    bg: 'marker.soft',
    color: 'ink',
    borderRadius: 'full',
    fontSize: 'sm',
    fontWeight: 'medium',
  },
});

/** The button in it that removes it. */
export const chipRemoveRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: 'target',
    height: 'target',
    borderRadius: 'full',
    cursor: 'pointer',
    _hover: { color: 'accent.text' },
  },
});
