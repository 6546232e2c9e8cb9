import {
  baseKeymap,
  chainCommands,
  createParagraphNear,
  deleteSelection,
  joinBackward,
  liftEmptyBlock,
  selectNodeBackward,
  splitBlockKeepMarks,
} from '@tiptap/pm/commands';
import { redo, undo } from '@tiptap/pm/history';
import { undoInputRule } from '@tiptap/pm/inputrules';
import { keymap } from '@tiptap/pm/keymap';
import { liftListItem, sinkListItem, splitListItemKeepMarks } from '@tiptap/pm/schema-list';
import { breakLine, joinAtQuote, resetFirstHeading, setBlocks, toggle } from './commands.ts';
import { articleSchema } from './schema.ts';

const { paragraph, listItem } = articleSchema.nodes;

const enter = chainCommands(
  splitListItemKeepMarks(listItem),
  createParagraphNear,
  liftEmptyBlock,
  splitBlockKeepMarks,
);

const backspace = chainCommands(
  undoInputRule,
  resetFirstHeading,
  joinAtQuote,
  deleteSelection,
  joinBackward,
  selectNodeBackward,
);

/** The keys of the article. Outside of lists Tab keeps its browser behaviour. */
export const articleKeymap = [
  keymap({
    Enter: enter,
    'Shift-Enter': breakLine,
    'Mod-Enter': breakLine,
    Backspace: backspace,
    'Mod-Backspace': backspace,
    'Shift-Backspace': backspace,
    Tab: sinkListItem(listItem),
    'Shift-Tab': liftListItem(listItem),
    'Mod-b': toggle('bold'),
    'Mod-B': toggle('bold'),
    'Mod-i': toggle('italic'),
    'Mod-I': toggle('italic'),
    'Mod-u': toggle('underline'),
    'Mod-U': toggle('underline'),
    'Mod-Shift-s': toggle('strike'),
    'Mod-Alt-0': setBlocks(paragraph),
    'Mod-Alt-2': toggle('heading'),
    'Mod-Alt-3': toggle('subheading'),
    'Mod-Shift-7': toggle('orderedList'),
    'Mod-Shift-8': toggle('bulletList'),
    'Mod-Shift-b': toggle('quote'),
    // Without its own entry it would be bold by the capital above.
    'Mod-Shift-B': toggle('quote'),
    'Mod-z': undo,
    'Shift-Mod-z': redo,
    'Mod-y': redo,
    // The same keys on Russian keyboards.
    'Mod-я': undo,
    'Shift-Mod-я': redo,
  }),
  keymap(baseKeymap),
];
