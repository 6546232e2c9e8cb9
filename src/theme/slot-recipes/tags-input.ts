import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { chipRecipe, chipRemoveRecipe } from '../recipes/chip.ts';

/** Chips above an input, which is a `TextInput`. */
export const tagsInputRecipe = defineSlotRecipe({
  slots: ['root', 'control', 'input', 'item', 'itemPreview', 'itemText', 'itemDeleteTrigger'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '2', width: 'full', minWidth: '0' },
    item: { display: 'inline-flex', maxWidth: 'full' },
    itemPreview: {
      ...chipRecipe.base,
      _highlighted: {
        outlineWidth: '3px',
        outlineStyle: 'solid',
        outlineColor: 'focus',
        outlineOffset: '2px',
      },
    },
    itemDeleteTrigger: chipRemoveRecipe.base,
  },
});
