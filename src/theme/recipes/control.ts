import { defineRecipe } from '@chakra-ui/react/styled-system';

/** The base of all inputs: a plain box with a border that is visible in sunlight. */
export const controlRecipe = defineRecipe({
  base: {
    display: 'block',
    width: 'full',
    minWidth: '0',
    minHeight: 'control',
    paddingInline: '4',
    paddingBlock: '2',
    bg: 'surface.raised',
    color: 'ink',
    borderWidth: '2px',
    borderColor: 'line.strong',
    borderRadius: 'md',
    fontFamily: 'body',
    fontSize: 'md',
    lineHeight: 'body',
    textAlign: 'start',
    /* Typed text follows the direction of its first letter; an empty field follows the page. */
    unicodeBidi: 'plaintext',
    transitionProperty: 'border-color',
    transitionDuration: 'fast',
    _hover: { borderColor: 'ink.muted' },
    _focusVisible: { outlineOffset: '0', borderColor: 'focus' },
    _invalid: { borderColor: 'danger' },
    _disabled: { bg: 'surface.sunken', color: 'ink.muted', cursor: 'not-allowed' },
  },
});
