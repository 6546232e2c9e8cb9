import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { horizontalScroll } from '../recipes/horizontal-scroll.ts';

/** A row of words with a line below; the current one is underlined. */
export const tabsRecipe = defineSlotRecipe({
  slots: ['root', 'list', 'trigger', 'content'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '5', minWidth: '0' },
    list: {
      ...horizontalScroll,
      display: 'flex',
      gap: '1',
      borderBlockEndWidth: '1px',
      borderColor: 'line.strong',
    },
    trigger: {
      flexShrink: '0',
      minHeight: 'target',
      paddingInline: { base: '3', sm: '4' },
      borderBlockEndWidth: '3px',
      borderColor: 'transparent',
      color: 'ink.muted',
      fontWeight: 'semibold',
      lineHeight: 'heading',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      _hover: { color: 'ink', borderColor: 'line.strong' },
      _selected: { color: 'accent.text', borderColor: 'accent' },
      _focusVisible: { outlineOffset: '-3px' },
    },
    content: { minWidth: '0', _focusVisible: { outlineOffset: '4px' } },
  },
});
