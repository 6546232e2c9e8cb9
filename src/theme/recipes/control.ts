import { defineRecipe } from '@chakra-ui/react/styled-system';

/** What all inputs share: a plain box with a border that can be seen in the sun. */
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
    /* What is typed runs as its own first letter does; while empty, as the page does. */
    unicodeBidi: 'plaintext',
    transitionProperty: 'border-color',
    transitionDuration: 'fast',
    _hover: { borderColor: 'ink.muted' },
    _focusVisible: { outlineOffset: '0', borderColor: 'accent' },
    _invalid: { borderColor: 'danger' },
    _disabled: { bg: 'surface.sunken', color: 'ink.muted', cursor: 'not-allowed' },
  },
});
