import { chakra } from '#src/theme/chakra.tsx';
import { prose } from '#src/theme/recipes/prose.ts';

/** On phones the buttons below stay in sight on an empty page, in Nastaliq too. */
const minBodyHeight = { base: '24vh', sm: '45vh' };

/** The page of the editor: its text as readers see it, with the controls of figures. */
export const EditorBody = chakra('div', {
  base: {
    position: 'relative',
    '& .ProseMirror': {
      minHeight: minBodyHeight,
      paddingBlock: '2',
      fontSize: 'md',
      lineHeight: 'body',
      overflowWrap: 'anywhere',
      whiteSpace: 'break-spaces',
      outline: 'none',
    },
    /* Each paragraph reads in the direction of its own words. */
    '& .ProseMirror :is(p, h2, h3, li, blockquote)': {
      unicodeBidi: 'plaintext',
      textAlign: 'start',
    },
    ...prose('& .ProseMirror'),
    /* Next to the text and not in it: nothing may change inside a composition. */
    '&[data-empty=true]::before': {
      content: 'attr(data-placeholder)',
      position: 'absolute',
      insetInline: '0',
      insetBlockStart: '2',
      fontSize: 'md',
      lineHeight: 'body',
      color: 'ink.subtle',
      pointerEvents: 'none',
    },
    '& .figure': {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      borderRadius: 'md',
    },
    '& .ProseMirror-selectednode': {
      outlineWidth: '3px',
      outlineStyle: 'solid',
      outlineColor: 'focus',
      outlineOffset: '3px',
    },
    '& .figure-frame': {
      position: 'relative',
      minHeight: '6rem',
      bg: 'surface.sunken',
      borderRadius: 'md',
    },
    '& .figure-image': { display: 'block', width: 'full', height: 'auto', borderRadius: 'md' },
    '& .figure-status:not(:empty)': { paddingBlockStart: '2' },
    '& .figure-input': {
      display: 'block',
      width: 'full',
      minHeight: 'target',
      paddingBlock: '2',
      paddingInline: '1',
      fontSize: 'sm',
      lineHeight: 'body',
      bg: 'transparent',
      borderBlockEndWidth: '1px',
      borderColor: 'line',
      borderRadius: '0',
      /* A placeholder of two lines is not cut off. */
      fieldSizing: 'content',
      resize: 'none',
      overflow: 'hidden',
      '&:placeholder-shown': { direction: 'inherit' },
      _focusVisible: { outline: 'none', borderColor: 'focus', borderBlockEndWidth: '2px' },
    },
    '& .figure-buttons': {
      position: 'absolute',
      insetBlockStart: '2',
      insetInlineEnd: '2',
      display: 'flex',
      gap: '1',
      padding: '1',
      bg: 'surface.raised',
      borderRadius: 'full',
      boxShadow: 'raised',
    },
    '& .figure-button': {
      display: 'grid',
      placeItems: 'center',
      width: 'target',
      height: 'target',
      borderRadius: 'full',
      color: 'ink',
      cursor: 'pointer',
      _hover: { bg: 'surface.sunken' },
    },
    '& .figure-button svg': {
      width: 'icon',
      height: 'icon',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: '2',
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    },
    '& .figure-embed': {
      minHeight: '4.5rem',
      padding: '4',
      paddingInlineEnd: '10rem',
      borderWidth: '1px',
      borderColor: 'line.strong',
      bg: 'surface.raised',
    },
    '& .figure-card': { display: 'flex', flexDirection: 'column', minWidth: '0' },
    '& .figure-address': {
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      fontSize: 'sm',
      color: 'ink.muted',
    },
    '& .plain-input': {
      display: 'block',
      width: 'full',
      minHeight: minBodyHeight,
      paddingBlock: '2',
      bg: 'transparent',
      fontSize: 'md',
      lineHeight: 'body',
      fieldSizing: 'content',
      resize: 'none',
      outline: 'none',
      '&:placeholder-shown': { direction: 'inherit' },
    },
    /* Beside pictures or a video a few lines are enough. */
    '&[data-compact] .plain-input': { minHeight: '6lh' },
    '& .plain-figures': { display: 'flex', flexDirection: 'column', gap: '4' },
  },
});
