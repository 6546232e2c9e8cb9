import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** Rows with lines between them, below a header that stays in view. */
export const tableRecipe = defineSlotRecipe({
  slots: ['root', 'header', 'body', 'row', 'columnHeader', 'cell', 'footer', 'caption'],
  base: {
    root: {
      width: 'full',
      borderCollapse: 'separate',
      borderSpacing: '0px',
      fontSize: 'sm',
      lineHeight: 'tight',
      fontVariantNumeric: 'tabular-nums',
    },
    row: {
      '&:last-child > td, &:last-child > th': { borderBlockEndWidth: '0' },
      '&[data-selected] > *': { bg: 'accent.soft' },
      '&:hover > *': { bg: 'surface.sunken' },
    },
    columnHeader: {
      position: 'sticky',
      insetBlockStart: '0',
      zIndex: '1',
      paddingInline: '3',
      paddingBlock: '3',
      bg: 'surface.raised',
      borderBlockEndWidth: '1px',
      borderColor: 'line.strong',
      color: 'ink.muted',
      fontWeight: 'semibold',
      whiteSpace: 'nowrap',
    },
    cell: {
      paddingInline: '3',
      paddingBlock: '2',
      borderBlockEndWidth: '1px',
      borderColor: 'line',
      verticalAlign: 'middle',
      overflowWrap: 'anywhere',
      fontWeight: 'normal',
    },
  },
});
