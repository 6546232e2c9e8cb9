import { type Command, type EditorState, TextSelection } from '@tiptap/pm/state';
import { articleSchema } from './schema.ts';

/**
 * Inserts blocks behind the block of the selection, or in the place of an empty one, and puts the
 * caret into the paragraph behind them.
 */
export function insertBlocks(blocks: { type: string; attrs: object }[]): Command {
  return (state, dispatch) => {
    const { from, to } = insertionRange(state);
    const { tr, doc } = state;
    const nodes = blocks.map(({ type, attrs }) => articleSchema.node(type, attrs));
    const next = to < doc.content.size ? doc.resolve(to).nodeAfter : null;
    const behind = from + nodes.reduce((size, node) => size + node.nodeSize, 0);
    if (next?.type.name !== 'paragraph') nodes.push(articleSchema.node('paragraph'));
    tr.replaceWith(from, to, nodes);
    tr.setSelection(TextSelection.near(tr.doc.resolve(Math.min(behind + 1, tr.doc.content.size))));
    dispatch?.(tr);
    return true;
  };
}

/** The empty block of the selection, or the place behind its block. */
function insertionRange({ selection: { $from, $to } }: EditorState): { from: number; to: number } {
  if ($from.depth === 0) return { from: $to.pos, to: $to.pos };
  const top = $from.node(1);
  const isEmptyBlock = top.type.name === 'paragraph' && top.content.size === 0;
  if (isEmptyBlock) return { from: $from.before(1), to: $from.after(1) };
  return { from: $to.after(1), to: $to.after(1) };
}
