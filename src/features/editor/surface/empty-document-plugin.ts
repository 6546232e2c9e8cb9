import { Plugin, Selection } from '@tiptap/pm/state';
import { articleSchema } from './schema.ts';

const { paragraph } = articleSchema.nodes;

/** Deleting everything leaves an empty paragraph, without heading, list or bold. */
export const emptyDocumentPlugin = new Plugin({
  appendTransaction(transactions, before, { doc, tr }) {
    // A composed word keeps what the keyboard holds on to.
    const isTyped = transactions.some(
      (transaction) => transaction.docChanged && !transaction.getMeta('composition'),
    );
    const { from, to, empty } = before.selection;
    const isAll =
      from <= Selection.atStart(before.doc).from && to >= Selection.atEnd(before.doc).to;
    const isEmptied = doc.childCount === 1 && doc.textBetween(0, doc.content.size, '', '*') === '';
    if (!isTyped || empty || !isAll || !isEmptied) return null;
    if (!doc.firstChild?.hasMarkup(paragraph))
      tr.replaceWith(0, doc.content.size, paragraph.create());
    return tr.setStoredMarks(null);
  },
});
