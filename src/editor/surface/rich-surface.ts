import { Editor, Extension } from '@tiptap/core';
import { closeHistory, redoDepth, undoDepth } from '@tiptap/pm/history';
import { Plugin, TextSelection } from '@tiptap/pm/state';
import { embedProviderOf, isLinkAllowed } from '#domain/article.ts';
import { activeFormats } from './active-formats.ts';
import { htmlOf } from './article-html.ts';
import { articleExtensions } from './extensions.ts';
import { figureViews } from './figure-views.ts';
import type { SurfaceOptions, SurfaceState, ToggleFormat, WritingSurface } from './writing-surface.ts';

/** After this time the editor has read what a keyboard composed last, in ms. */
export const afterComposition = 25;

/** A surface that can go on in another element, with its text, selection and undo; the focus does not go along. */
export type RichSurface = WritingSurface & { moveTo(element: HTMLElement): void };

/** The rich editor. It never takes text from outside while it is open, and never moves the focus by itself. */
export function openRichSurface(options: SurfaceOptions): RichSurface {
  const { element, html, label, isReadOnly, onChange, onFiles } = options;
  const queued = new Set<ToggleFormat>();
  const figures = Extension.create({
    name: 'figures',
    addProseMirrorPlugins() {
      return [new Plugin({ props: { nodeViews: figureViews(() => this.editor, options) } })];
    },
  });
  const editor: Editor = new Editor({
    element,
    content: withRoomToWrite(html),
    editable: !isReadOnly,
    extensions: [...articleExtensions, figures],
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        spellcheck: 'true',
        ...(isReadOnly ? { 'aria-readonly': 'true', tabindex: '0' } : {}),
      },
      handlePaste: (_view, event) =>
        takeFiles(event.clipboardData) || takeAddress(event.clipboardData?.getData('text/plain') ?? ''),
      handleDrop: (_view, event) => takeFiles(event.dataTransfer),
    },
  });
  let host = element;
  host.dataset.placeholder = options.placeholder;

  let told = '';
  const tell = () => {
    const { state } = editor;
    const surface: SurfaceState = {
      active: activeFormats(state),
      queued: [...queued],
      canUndo: undoDepth(state) > 0,
      canRedo: redoDepth(state) > 0,
    };
    const key = JSON.stringify(surface);
    if (key === told) return;
    told = key;
    options.onState(surface);
  };
  const showEmptiness = () => {
    const { doc } = editor.state;
    const isEmpty =
      doc.childCount === 1 && doc.firstChild?.type.name === 'paragraph' && doc.content.size === 2;
    const text = String(isEmpty && !editor.view.composing);
    if (host.dataset.empty !== text) host.dataset.empty = text;
  };
  editor.on('transaction', ({ transaction }) => {
    tell();
    if (!transaction.docChanged) return;
    showEmptiness();
    onChange();
  });
  const runQueue = () => {
    if (editor.isDestroyed) return;
    if (editor.view.composing) return;
    const waiting = [...queued];
    queued.clear();
    for (const format of waiting) toggleNow(editor, format);
    showEmptiness();
    tell();
  };
  editor.view.dom.addEventListener('compositionstart', () => {
    showEmptiness();
    // A word that a keyboard composes is taken back by itself, as browsers do, however fast the one before it was typed.
    editor.view.dispatch(closeHistory(editor.state.tr));
  });
  editor.view.dom.addEventListener('compositionend', () => setTimeout(runQueue, afterComposition));

  const takeFiles = (data: DataTransfer | null): boolean => {
    const files = [...(data?.files ?? [])].filter((file) => file.type.startsWith('image/'));
    if (files.length > 0 && !isReadOnly) onFiles(files);
    return files.length > 0;
  };
  /** A lone address becomes an embed, or a link on what is selected. */
  const takeAddress = (pasted: string): boolean => {
    const address = pasted.trim();
    if (/\s/.test(address) || !/^https?:/.test(address) || isReadOnly) return false;
    if (editor.state.selection.empty) return surface.insertEmbed(address);
    return surface.setLink(address);
  };
  const insertBlocks = (blocks: { type: string; attrs: object }[]) => {
    const { $from, $to } = editor.state.selection;
    const top = $from.depth === 0 ? null : $from.node(1);
    const isEmptyBlock = top?.type.name === 'paragraph' && top.content.size === 0;
    const from = $from.depth === 0 ? $to.pos : isEmptyBlock ? $from.before(1) : $to.after(1);
    const to = isEmptyBlock ? $from.after(1) : from;
    editor
      .chain()
      .command(({ tr, state }) => {
        const nodes = [...blocks, { type: 'paragraph' }].map((block) => state.schema.nodeFromJSON(block));
        const next = to < tr.doc.content.size ? tr.doc.resolve(to).nodeAfter : null;
        if (next?.type.name === 'paragraph') nodes.pop();
        tr.replaceWith(from, to, nodes);
        const behind = from + nodes.reduce((size, node) => size + (node.isAtom ? node.nodeSize : 0), 0);
        tr.setSelection(TextSelection.near(tr.doc.resolve(Math.min(behind + 1, tr.doc.content.size))));
        return true;
      })
      .run();
  };

  const surface: RichSurface = {
    getHtml: () => htmlOf(editor.state.doc),
    isComposing: () => editor.view.composing,
    toggle(format) {
      if (!editor.view.composing) toggleNow(editor, format);
      else if (!queued.delete(format)) queued.add(format);
      tell();
    },
    setLink(address) {
      const chain = editor.chain().extendMarkRange('link');
      if (address === null) return chain.unsetMark('link').run();
      if (!isLinkAllowed(address)) return false;
      if (!editor.state.selection.empty || editor.isActive('link'))
        return chain.setMark('link', { href: address }).run();
      const text = { type: 'text', text: address, marks: [{ type: 'link', attrs: { href: address } }] };
      return editor.commands.insertContent(text);
    },
    linkHere: () => (editor.getAttributes('link').href as string | undefined) ?? null,
    undo: () => editor.commands.undo(),
    redo: () => editor.commands.redo(),
    insertPictures: (keys) => insertBlocks(keys.map((key) => ({ type: 'picture', attrs: { key } }))),
    insertEmbed(address) {
      if (!embedProviderOf(address)) return false;
      insertBlocks([{ type: 'embed', attrs: { url: new URL(address).href } }]);
      return true;
    },
    replaceBefore(before, after) {
      const { state, view } = editor;
      const { from, empty } = state.selection;
      const start = from - before.length;
      if (!empty || view.composing || start < 0 || state.doc.textBetween(start, from) !== before) return;
      view.dispatch(closeHistory(state.tr.insertText(after, start, from).scrollIntoView()));
      view.dispatch(closeHistory(editor.state.tr));
    },
    finishWord: () => {
      if (editor.view.composing) editor.view.dom.blur();
    },
    focus: () => editor.view.focus(),
    moveTo(next) {
      next.append(editor.view.dom);
      host = next;
      host.dataset.placeholder = options.placeholder;
      told = '';
      showEmptiness();
      tell();
    },
    destroy: () => editor.destroy(),
  };
  showEmptiness();
  tell();
  return surface;
}

function toggleNow(editor: Editor, format: ToggleFormat): void {
  const { commands } = editor;
  switch (format) {
    case 'bold':
      commands.toggleBold();
      return;
    case 'italic':
      commands.toggleItalic();
      return;
    case 'heading':
      commands.toggleHeading({ level: 2 });
      return;
    case 'subheading':
      commands.toggleHeading({ level: 3 });
      return;
    case 'bulletList':
      commands.toggleBulletList();
      return;
    case 'orderedList':
      commands.toggleOrderedList();
      return;
    case 'quote':
      commands.toggleBlockquote();
  }
}

/** Behind a figure at the end there is a line to write on: empty ones at the end are not kept with a text. */
const withRoomToWrite = (html: string) => (html.endsWith('</figure>') ? `${html}<p></p>` : html);
