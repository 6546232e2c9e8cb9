import { lift, toggleMark, wrapIn } from '@tiptap/pm/commands';
import type { Attrs, Mark, MarkType, Node, NodeType, ResolvedPos } from '@tiptap/pm/model';
import { liftListItem, wrapRangeInList } from '@tiptap/pm/schema-list';
import {
  AllSelection,
  type Command,
  type EditorState,
  TextSelection,
  type Transaction,
} from '@tiptap/pm/state';
import { canJoin, liftTarget } from '@tiptap/pm/transform';
import { articleSchema } from './schema.ts';
import type { ToggleFormat } from './writing-surface.ts';

const { nodes, marks } = articleSchema;

/** Switches a format on where the caret or the selection is; off, where all of it has it. */
export function toggle(format: ToggleFormat | 'underline' | 'strike'): Command {
  return (state, dispatch) => toggles[format](withTextSelection(state), dispatch);
}

const toggles: Record<Parameters<typeof toggle>[0], Command> = {
  bold: toggleInlineMark(marks.bold),
  italic: toggleInlineMark(marks.italic),
  underline: toggleInlineMark(marks.underline),
  strike: toggleInlineMark(marks.strike),
  heading: toggleHeading(2),
  subheading: toggleHeading(3),
  bulletList: toggleList(nodes.bulletList),
  orderedList: toggleList(nodes.orderedList),
  quote: toggleQuote,
};

function toggleInlineMark(mark: MarkType): Command {
  return toggleMark(mark, null, { removeWhenPresent: false, includeWhitespace: true });
}

function toggleHeading(level: number): Command {
  return (state, dispatch) => {
    const isHeading = everyBlock(state, ({ parent }) => parent.hasMarkup(nodes.heading, { level }));
    const change = isHeading ? setBlocks(nodes.paragraph) : setBlocks(nodes.heading, { level });
    return change(state, dispatch);
  };
}

/**
 * Turns the selected text blocks into one kind. If the kind is not allowed in a list, they leave it
 * first.
 */
export function setBlocks(type: NodeType, attrs?: Attrs): Command {
  return (state, dispatch) => {
    const { tr } = state;
    const set = () => tr.setBlockType(tr.selection.from, tr.selection.to, type, attrs);
    set();
    if (textBlocks(tr).some((block) => !block.parent.hasMarkup(type, attrs))) {
      liftToParagraphs(tr);
      set();
    }
    return dispatchIfChanged(tr, dispatch);
  };
}

function toggleQuote(state: EditorState, dispatch?: (tr: Transaction) => void): boolean {
  const isQuote = everyBlock(state, (block) => ancestor(block, [nodes.blockquote]) !== null);
  return isQuote ? lift(state, dispatch) : wrapIn(nodes.blockquote)(state, dispatch);
}

function toggleList(type: NodeType): Command {
  return (state, dispatch) => {
    const { tr } = state;
    const list = ancestor(tr.selection.$from, [nodes.bulletList, nodes.orderedList]);
    const range = tr.selection.$from.blockRange(tr.selection.$to);
    const isInside = list && range && [0, 1].includes(range.depth - list.depth);
    if (isInside && list.node.type === type) return liftListItem(nodes.listItem)(state, dispatch);
    if (isInside) tr.setNodeMarkup(list.at, type);
    else if (!wrapInList(tr, type)) {
      liftToParagraphs(tr);
      wrapInList(tr, type);
    }
    joinWithNeighbours(tr, type);
    return dispatchIfChanged(tr, dispatch);
  };
}

function wrapInList(tr: Transaction, type: NodeType): boolean {
  const range = tr.selection.$from.blockRange(tr.selection.$to);
  return range !== null && wrapRangeInList(tr, range, type);
}

/** A list next to another one of its kind is merged with it. */
function joinWithNeighbours(tr: Transaction, type: NodeType): void {
  const list = ancestor(tr.selection.$from, [type]);
  if (!list) return;
  for (const at of [list.at + list.node.nodeSize, list.at]) {
    const { nodeBefore, nodeAfter } = tr.doc.resolve(at);
    if (nodeBefore?.type === type && nodeAfter?.type === type && canJoin(tr.doc, at)) tr.join(at);
  }
}

/**
 * Lifts the selection out of lists and quotes, as paragraphs. Works backwards, so that earlier
 * positions stay valid.
 */
function liftToParagraphs(tr: Transaction): void {
  for (const { pos } of textBlocks(tr).reverse()) {
    const before = tr.mapping.maps.length;
    for (let isLifted = true; isLifted; ) {
      const range = tr.doc.resolve(tr.mapping.slice(before).map(pos)).blockRange();
      const target = range && liftTarget(range);
      isLifted = range !== null && target !== null;
      if (range && target !== null) tr.lift(range, target);
    }
  }
  tr.setBlockType(tr.selection.from, tr.selection.to, nodes.paragraph);
}

/**
 * Links what is selected, or the link at the caret; with null takes it away. Where there is
 * neither, the address itself is put in.
 */
export function linkTo(address: string | null): Command {
  return (state, dispatch) => {
    const { tr, selection } = state;
    const around = linkAround(selection.$from);
    const isInside = around && around.from <= selection.from && around.to >= selection.to;
    const { from, to } = isInside ? around : selection;
    if (address === null) {
      tr.removeMark(from, to, marks.link).removeStoredMark(marks.link);
      dispatch?.(tr);
      return true;
    }
    const link = marks.link.create({ href: address });
    if (from === to) tr.replaceSelectionWith(articleSchema.text(address, [link]), false);
    else tr.addMark(from, to, link);
    return dispatchIfChanged(tr, dispatch);
  };
}

/** The address of the link that the caret touches, or of the first selected one, or null. */
export function linkAt({ doc, selection }: EditorState): string | null {
  const { empty, from, to, $from } = selection;
  if (empty) return linkAround($from)?.href ?? null;
  const found: Mark[] = [];
  doc.nodesBetween(from, to, (node) => void found.push(...node.marks));
  return (marks.link.isInSet(found)?.attrs.href as string | undefined) ?? null;
}

/** The range and the address of the link at a position, or null. */
function linkAround($at: ResolvedPos): { from: number; to: number; href: string } | null {
  const { parent } = $at;
  const linkOf = (index: number) => marks.link.isInSet(parent.maybeChild(index)?.marks ?? []);
  const touching = [parent.childAfter($at.parentOffset), parent.childBefore($at.parentOffset)];
  const touched = touching.find(({ node, index }) => node && linkOf(index));
  const link = touched && linkOf(touched.index);
  if (!touched?.node || !link) return null;
  let [first, last] = [touched.index, touched.index];
  let from = $at.start() + touched.offset;
  let to = from + touched.node.nodeSize;
  while (linkOf(first - 1)?.eq(link)) {
    first -= 1;
    from -= parent.child(first).nodeSize;
  }
  while (linkOf(last + 1)?.eq(link)) {
    last += 1;
    to += parent.child(last).nodeSize;
  }
  return { from, to, href: String(link.attrs.href) };
}

/** A line break in the same block, which keeps bold and italic. */
export const breakLine: Command = (state, dispatch) => {
  const { $from, $to } = state.selection;
  const kept = state.storedMarks ?? ($to.parentOffset > 0 ? $from.marks() : []);
  return dispatchIfChanged(
    state.tr.replaceSelectionWith(nodes.hardBreak.create()).ensureMarks(kept),
    dispatch,
  );
};

/** An empty heading at the beginning becomes a paragraph. */
export const resetFirstHeading: Command = ({ selection, tr }, dispatch) => {
  const { $from, empty } = selection;
  const isFirst = $from.pos === 1 && $from.parent.type === nodes.heading;
  if (!empty || !isFirst || $from.parent.content.size > 0) return false;
  return dispatchIfChanged(tr.setBlockType(1, 1, nodes.paragraph), dispatch);
};

/**
 * At the beginning of a block in a quote the block leaves it; behind a quote, its words go on in
 * the quote's last block.
 */
export const joinAtQuote: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  const depth = $from.depth - 1;
  if (!empty || $from.parentOffset > 0 || depth < 0 || $from.index(depth) === 0) return false;
  if ($from.node(depth).type === nodes.blockquote) return lift(state, dispatch);
  const before = $from.node(depth).child($from.index(depth) - 1);
  if (before.type !== nodes.blockquote || !before.lastChild?.isTextblock) return false;
  const end = $from.before() - 2;
  const { tr } = state;
  tr.delete($from.before(), $from.after()).insert(end, $from.parent.content);
  return dispatchIfChanged(tr.setSelection(TextSelection.create(tr.doc, end)), dispatch);
};

/** Dispatches a change, if there is one. */
function dispatchIfChanged(
  tr: Transaction,
  dispatch: ((tr: Transaction) => void) | undefined,
): boolean {
  if (!tr.docChanged) return false;
  dispatch?.(tr.scrollIntoView());
  return true;
}

/**
 * "All" begins before the first block, where no block can be changed: here, at its first letter.
 */
function withTextSelection(state: EditorState): EditorState {
  const { doc, selection, tr } = state;
  if (!(selection instanceof AllSelection)) return state;
  const inside = TextSelection.between(doc.resolve(0), doc.resolve(doc.content.size));
  return state.apply(tr.setSelection(inside));
}

/** Places at the beginning of the text blocks that are selected. */
function textBlocks({ doc, selection }: Pick<EditorState, 'doc' | 'selection'>): ResolvedPos[] {
  const places: ResolvedPos[] = [];
  doc.nodesBetween(selection.from, selection.to, (node, at) => {
    if (node.isTextblock) places.push(doc.resolve(at + 1));
  });
  return places;
}

function everyBlock(state: EditorState, predicate: (block: ResolvedPos) => boolean): boolean {
  const blocks = textBlocks(state);
  return blocks.length > 0 && blocks.every(predicate);
}

/** The nearest node of these types around a place. */
function ancestor(
  $at: ResolvedPos,
  types: NodeType[],
): { node: Node; depth: number; at: number } | null {
  for (let depth = $at.depth; depth > 0; depth -= 1) {
    const node = $at.node(depth);
    if (types.includes(node.type)) return { node, depth, at: $at.before(depth) };
  }
  return null;
}
