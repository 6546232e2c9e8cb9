import {
  InputRule,
  inputRules,
  textblockTypeInputRule,
  wrappingInputRule,
} from '@tiptap/pm/inputrules';
import { Fragment, type MarkType, type Node, Slice } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { findWrapping } from '@tiptap/pm/transform';
import { articleSchema } from './schema.ts';

const { nodes, marks } = articleSchema;

/** The signs of WhatsApp, and the double ones of Markdown, with the marks that they mean. */
const markDelimiters: Record<string, MarkType> = {
  '**': marks.bold,
  __: marks.bold,
  '~~': marks.strike,
  '*': marks.bold,
  _: marks.italic,
  '~': marks.strike,
};

/** Words between two signs, the last of which was just typed. */
function typedPattern(sign: string): RegExp {
  const escaped = sign.replace(/\*/g, '\\*');
  return new RegExp(`(^|\\s)${escaped}(?!\\s+${escaped})([^${sign[0]}]+)${escaped}$`);
}

/**
 * The same in a pasted text: only around whole words, so that `snake_case`, `2*3*4` and `@_name_`
 * stay. Between the signs there is no such sign, so a long text is read once.
 */
const pastedPattern =
  /(^|[\s([{"'“‘«—–,;!?।॥،۔]|\p{Extended_Pictographic}\uFE0F?)(\*\*|__|~~|[*_~])(?=\S)((?:(?!\2).)*?(?!\2)\S)\2(?=$|[\s)\]}"'”’»—–,;!?।॥؟،۔…]|[.:](?:\s|$)|\p{Extended_Pictographic})/gu;

const markRules = Object.entries(markDelimiters).map(
  ([sign, mark]) =>
    new InputRule(typedPattern(sign), (state, [, before = '', words = ''], start, end) => {
      const from = start + before.length;
      const begin = from + sign.length;
      // The sign that was typed last is not in the text yet.
      return state.tr
        .delete(begin + words.length, end)
        .delete(from, begin)
        .addMark(from, from + words.length, mark.create())
        .removeStoredMark(mark);
    }),
);

/** Only the next number continues the list above. Any other is text, such as a year or a date. */
const nextNumberRule = new InputRule(/^(\d+)\.\s$/, (state, [, number], start, end) => {
  const line = state.doc.resolve(start);
  const list = line.depth > 0 ? state.doc.resolve(line.before()).nodeBefore : null;
  if (list?.type !== nodes.orderedList || list.childCount + 1 !== Number(number)) return null;
  const tr = state.tr.delete(start, end);
  const range = tr.doc.resolve(start).blockRange();
  const wrapping = range && findWrapping(range, nodes.orderedList);
  return wrapping ? tr.wrap(range, wrapping).join(line.before()) : null;
});

/** Converts typed markup: `*bold*`, `_italic_`, `## heading`, `- list`, `1. list`, `> quote`. */
export const articleInputRules = inputRules({
  rules: [
    ...markRules,
    textblockTypeInputRule(/^##\s$/, nodes.heading, { level: 2 }),
    textblockTypeInputRule(/^###\s$/, nodes.heading, { level: 3 }),
    wrappingInputRule(/^\s*>\s$/, nodes.blockquote),
    wrappingInputRule(/^\s*[-+*]\s$/, nodes.bulletList),
    wrappingInputRule(/^1\.\s$/, nodes.orderedList, null, () => false),
    nextNumberRule,
  ],
});

/** The same for text that is pasted without a form of its own. */
export const articlePasteRules = new Plugin({
  props: {
    transformPasted: (slice, _view, isText) => {
      if (!isText) return slice;
      const list = numberedList(slice.content);
      return list
        ? new Slice(Fragment.from(list), 0, 0)
        : new Slice(withMarks(slice.content), slice.openStart, slice.openEnd);
    },
  },
});

/**
 * Lines that are numbered from one on as a list; null when they are not, or are only one. The
 * article has no other first number.
 */
function numberedList(lines: Fragment): Node | null {
  const items = lines.content.map(({ textContent }) => /^(\d+)[.)]\s+(.+)$/.exec(textContent));
  const isList = items.length > 1 && items.every((item, index) => Number(item?.[1]) === index + 1);
  if (!isList) return null;
  const words = items.map((item) => markedParts(articleSchema.text(item?.[2] ?? '')));
  return nodes.orderedList.create(
    null,
    words.map((parts) => nodes.listItem.create(null, nodes.paragraph.create(null, parts))),
  );
}

/** The text with the mark applied and the signs removed. */
function withMarks(content: Fragment): Fragment {
  return Fragment.from(
    content.content.flatMap((node) =>
      node.isText ? markedParts(node) : node.copy(withMarks(node.content)),
    ),
  );
}

function markedParts(part: Node): Node[] {
  const text = part.text ?? '';
  const pieces: Node[] = [];
  let at = 0;
  for (const { 0: all, 1: before = '', 2: sign = '', 3: words = '', index } of text.matchAll(
    pastedPattern,
  )) {
    const mark = markDelimiters[sign];
    const from = index + before.length;
    if (!mark || isInAddress(text, from)) continue;
    if (from > at) pieces.push(part.cut(at, from));
    pieces.push(...markedParts(articleSchema.text(words, mark.create().addToSet(part.marks))));
    at = index + all.length;
  }
  if (at < text.length) pieces.push(part.cut(at));
  return pieces;
}

/** Whether the word around a place began as a web address. */
const isInAddress = (text: string, at: number) =>
  /^\W*(https?:|www\.)/i.test(text.slice(text.lastIndexOf(' ', at - 1) + 1, at));
