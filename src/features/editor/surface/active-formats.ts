import type { EditorState } from '@tiptap/pm/state';
import type { Format } from './writing-surface.ts';

const formatOfMark: Record<string, Format> = { bold: 'bold', italic: 'italic', link: 'link' };
const formatOfBlock: Record<string, Format> = {
  bulletList: 'bulletList',
  orderedList: 'orderedList',
  blockquote: 'quote',
};

/**
 * The active formats at the caret or at the start of a selection. Reads only the surrounding
 * blocks.
 */
export function activeFormats({ selection, storedMarks }: EditorState): Format[] {
  const { $from, empty } = selection;
  const marks = storedMarks ?? (empty ? $from.marks() : ($from.nodeAfter?.marks ?? $from.marks()));
  const found = marks.flatMap((mark) => formatOfMark[mark.type.name] ?? []);
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const { type, attrs } = $from.node(depth);
    if (type.name === 'heading') found.push(attrs.level === 2 ? 'heading' : 'subheading');
    const format = formatOfBlock[type.name];
    if (format) found.push(format);
  }
  return found;
}
