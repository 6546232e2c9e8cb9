import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { controlRecipe } from '../recipes/control.ts';
import { largeText } from '../recipes/large-text.ts';

const content = {
  zIndex: 'overlay',
  /* Six entries and a half, so that one sees that there are more. */
  maxHeight: 'min(18.5rem, var(--available-height, 18.5rem))',
  overflowY: 'auto',
  padding: '1',
  bg: 'surface.raised',
  borderWidth: '1px',
  borderColor: 'line.strong',
  borderRadius: 'md',
  boxShadow: 'floating',
  /* The highlighted entry shows where the keyboard is. */
  _focusVisible: { outline: 'none' },
} as const;

const item = {
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'target',
  paddingInline: '3',
  paddingBlock: '1',
  borderRadius: 'sm',
  cursor: 'pointer',
  userSelect: 'none',
  _highlighted: { bg: 'accent.soft' },
  _disabled: { color: 'ink.subtle', cursor: 'not-allowed' },
} as const;

/** The list below an input; the input itself is a `TextInput`. */
export const comboboxRecipe = defineSlotRecipe({
  slots: ['root', 'control', 'input', 'positioner', 'content', 'item', 'itemText'],
  base: {
    root: { width: 'full', minWidth: '0' },
    content,
    item,
  },
});

/** A menu of entries that can be ticked. */
export const menuRecipe = defineSlotRecipe({
  slots: ['trigger', 'positioner', 'content', 'item', 'itemText', 'itemIndicator'],
  base: {
    content: { ...content, minWidth: '12rem' },
    item,
    itemText: { flex: '1' },
    itemIndicator: { color: 'accent.text' },
  },
});

/** A button like an input, and the list that it opens. */
export const selectRecipe = defineSlotRecipe({
  slots: [
    'root',
    'control',
    'trigger',
    'valueText',
    'indicatorGroup',
    'indicator',
    'positioner',
    'content',
    'item',
    'itemText',
    'itemIndicator',
  ],
  base: {
    root: { width: 'full', minWidth: '0' },
    control: { position: 'relative' },
    trigger: {
      ...controlRecipe.base,
      display: 'flex',
      alignItems: 'center',
      paddingInlineEnd: '12',
      cursor: 'pointer',
      unicodeBidi: 'isolate',
    },
    valueText: {
      overflow: 'hidden',
      // Room for what is drawn below a line of Nastaliq.
      paddingBlock: '2',
      marginBlock: '-2',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      [largeText]: { whiteSpace: 'normal' },
    },
    indicatorGroup: {
      position: 'absolute',
      insetBlock: '0',
      insetInlineEnd: '4',
      display: 'flex',
      alignItems: 'center',
      color: 'ink.muted',
      pointerEvents: 'none',
    },
    indicator: {
      transitionProperty: 'transform',
      transitionDuration: 'fast',
      _open: { transform: 'rotate(180deg)' },
    },
    content,
    item: { ...item, _checked: { fontWeight: 'semibold' } },
    itemText: { flex: '1' },
    itemIndicator: { color: 'accent.text' },
  },
});
