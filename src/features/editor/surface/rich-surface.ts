import { closeHistory, history, redo, redoDepth, undo, undoDepth } from '@tiptap/pm/history';
import { DOMParser as ArticleParser, type Node } from '@tiptap/pm/model';
import { type Command, EditorState, TextSelection } from '@tiptap/pm/state';
import { EditorView } from '@tiptap/pm/view';
import { findEmbedProvider, isLinkAllowed } from '#domain/post/article.ts';
import { activeFormats } from './active-formats.ts';
import { serializeArticle } from './article-html.ts';
import { linkAt, linkTo, toggle } from './commands.ts';
import { emptyDocumentPlugin } from './empty-document-plugin.ts';
import { figureNodeViews } from './figure-node-views.ts';
import { articleInputRules, articlePasteRules } from './input-rules.ts';
import { articleKeymap } from './keymap.ts';
import { articleSchema } from './schema.ts';
import type {
  SurfaceOptions,
  SurfaceState,
  ToggleFormat,
  WritingSurface,
} from './writing-surface.ts';

/** After this time the editor has read what a keyboard composed last, in ms. */
export const compositionSettleMs = 25;

/**
 * A surface that can go on in another element, with its text, selection and undo; the focus does
 * not go along.
 */
export type RichSurface = WritingSurface & { moveTo(element: HTMLElement): void };

/**
 * The rich editor. It never takes text from outside while it is open, and never moves the focus by
 * itself.
 */
export function createRichSurface(options: SurfaceOptions): RichSurface {
  const { element, html, label, isReadOnly, onChange, onFiles } = options;
  const queued = new Set<ToggleFormat>();
  const view = new EditorView(element, {
    state: EditorState.create({
      doc: parseArticle(html),
      plugins: [
        articleInputRules,
        articlePasteRules,
        emptyDocumentPlugin,
        ...articleKeymap,
        history(),
      ],
    }),
    editable: () => !isReadOnly,
    nodeViews: figureNodeViews(options),
    attributes: {
      role: 'textbox',
      tabindex: '0',
      'aria-multiline': 'true',
      'aria-label': label,
      spellcheck: 'true',
      ...(isReadOnly ? { 'aria-readonly': 'true' } : {}),
    },
    handlePaste: (_view, event) =>
      handleFiles(event.clipboardData) ||
      handleUrl(event.clipboardData?.getData('text/plain') ?? ''),
    handleDrop: (_view, event) => handleFiles(event.dataTransfer),
    dispatchTransaction(transaction) {
      // What a keyboard has composed may still be read when the page has been left.
      if (view.isDestroyed) return;
      const { state, transactions } = view.state.applyTransaction(transaction);
      view.updateState(state);
      emitState();
      if (!transactions.some(({ docChanged }) => docChanged)) return;
      updatePlaceholder();
      onChange();
    },
  });
  const run = (command: Command) => command(view.state, view.dispatch);
  let host = element;
  host.dataset.placeholder = options.placeholder;

  let lastState = '';
  const emitState = () => {
    const { state } = view;
    const surface: SurfaceState = {
      active: activeFormats(state),
      queued: [...queued],
      canUndo: undoDepth(state) > 0,
      canRedo: redoDepth(state) > 0,
    };
    const key = JSON.stringify(surface);
    if (key === lastState) return;
    lastState = key;
    options.onState(surface);
  };
  const updatePlaceholder = () => {
    const { doc } = view.state;
    const isEmpty =
      doc.childCount === 1 && doc.firstChild?.type.name === 'paragraph' && doc.content.size === 2;
    const text = String(isEmpty && !view.composing);
    if (host.dataset.empty !== text) host.dataset.empty = text;
  };
  const runQueuedFormats = () => {
    if (view.isDestroyed || view.composing) return;
    const waiting = [...queued];
    queued.clear();
    for (const format of waiting) run(toggle(format));
    updatePlaceholder();
    emitState();
  };
  view.dom.addEventListener('compositionstart', () => {
    updatePlaceholder();
    // A word that a keyboard composes is taken back by itself, as browsers do, however fast the one
    // before it was typed.
    view.dispatch(closeHistory(view.state.tr));
  });
  view.dom.addEventListener('compositionend', () =>
    setTimeout(runQueuedFormats, compositionSettleMs),
  );

  const handleFiles = (data: DataTransfer | null): boolean => {
    const files = [...(data?.files ?? [])].filter((file) => file.type.startsWith('image/'));
    if (files.length > 0 && !isReadOnly) onFiles(files);
    return files.length > 0;
  };
  /** A lone address becomes an embed, or a link on what is selected. */
  const handleUrl = (pasted: string): boolean => {
    const address = pasted.trim();
    if (/\s/.test(address) || !/^https?:/.test(address) || isReadOnly) return false;
    if (view.state.selection.empty) return surface.insertEmbed(address);
    return surface.setLink(address);
  };
  const insertBlocks = (blocks: { type: string; attrs: object }[]) => {
    const { $from, $to } = view.state.selection;
    const top = $from.depth === 0 ? null : $from.node(1);
    const isEmptyBlock = top?.type.name === 'paragraph' && top.content.size === 0;
    const from = $from.depth === 0 ? $to.pos : isEmptyBlock ? $from.before(1) : $to.after(1);
    const to = isEmptyBlock ? $from.after(1) : from;
    const { tr, doc } = view.state;
    const nodes = blocks.map(({ type, attrs }) => articleSchema.node(type, attrs));
    const next = to < doc.content.size ? doc.resolve(to).nodeAfter : null;
    const behind = from + nodes.reduce((size, node) => size + node.nodeSize, 0);
    if (next?.type.name !== 'paragraph') nodes.push(articleSchema.node('paragraph'));
    tr.replaceWith(from, to, nodes);
    tr.setSelection(TextSelection.near(tr.doc.resolve(Math.min(behind + 1, tr.doc.content.size))));
    view.dispatch(tr);
  };

  const surface: RichSurface = {
    getHtml: () => serializeArticle(view.state.doc),
    isComposing: () => view.composing,
    toggle(format) {
      if (!view.composing) run(toggle(format));
      else if (!queued.delete(format)) queued.add(format);
      emitState();
    },
    setLink: (address) => (address === null || isLinkAllowed(address)) && run(linkTo(address)),
    currentLink: () => linkAt(view.state),
    undo: () => run(undo),
    redo: () => run(redo),
    insertPictures: (keys) =>
      insertBlocks(keys.map((key) => ({ type: 'picture', attrs: { key } }))),
    insertEmbed(address) {
      if (!findEmbedProvider(address)) return false;
      insertBlocks([{ type: 'embed', attrs: { url: new URL(address).href } }]);
      return true;
    },
    replaceBeforeCaret(before, after) {
      const { state } = view;
      const { from, empty } = state.selection;
      const start = from - before.length;
      if (!empty || view.composing || start < 0 || state.doc.textBetween(start, from) !== before)
        return;
      view.dispatch(closeHistory(state.tr.insertText(after, start, from).scrollIntoView()));
      view.dispatch(closeHistory(view.state.tr));
    },
    endComposition: () => {
      if (view.composing) view.dom.blur();
    },
    focus: () => view.focus(),
    moveTo(next) {
      next.append(view.dom);
      host = next;
      host.dataset.placeholder = options.placeholder;
      lastState = '';
      updatePlaceholder();
      emitState();
    },
    destroy: () => view.destroy(),
  };
  updatePlaceholder();
  emitState();
  return surface;
}

/** The article that HTML in its vocabulary holds. */
function parseArticle(html: string): Node {
  const { body } = new DOMParser().parseFromString(withTrailingParagraph(html), 'text/html');
  return ArticleParser.fromSchema(articleSchema).parse(body);
}

/**
 * Behind a figure at the end there is a line to write on: empty ones at the end are not kept with a
 * text.
 */
const withTrailingParagraph = (html: string) =>
  html.endsWith('</figure>') ? `${html}<p></p>` : html;
