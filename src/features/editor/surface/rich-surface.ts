import { closeHistory, redo, undo } from '@tiptap/pm/history';
import type { Command } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { findEmbedProvider, isLinkAllowed } from '#domain/post/article.ts';
import { serializeArticle } from './article-html.ts';
import { createArticleView } from './article-view.ts';
import { insertBlocks } from './block-insertion.ts';
import { linkAt, linkTo } from './commands.ts';
import { revealFigure } from './figure-elements.ts';
import { createFormatState, type FormatState } from './format-state.ts';
import { createPlaceholder, type Placeholder } from './placeholder.ts';
import type { SurfaceOptions, WritingSurface } from './writing-surface.ts';

/** After this time the editor has read what a keyboard composed last, in ms. */
export const compositionSettleMs = 25;

/**
 * A surface that can go on in another element, with its text, selection and undo; the focus does
 * not go along.
 */
export type RichSurface = WritingSurface & { moveTo(element: HTMLElement): void };

/**
 * The rich editor. While open it accepts no text from outside and never moves the focus on its own.
 */
export function createRichSurface(options: SurfaceOptions): RichSurface {
  const view = createArticleView(options, {
    onUpdate(docChanged) {
      formats.emit();
      if (!docChanged) return;
      placeholder.update();
      options.onChange();
    },
    // It becomes an embed, or a link on what is selected.
    onAddress: (address) =>
      view.state.selection.empty ? surface.insertEmbed(address) : surface.setLink(address),
  });
  const placeholder = createPlaceholder(view, options);
  const formats = createFormatState(view, options.onState);
  watchCompositions(view, placeholder, formats);
  const surface: RichSurface = {
    ...textCommands(view),
    getHtml: () => serializeArticle(view.state.doc),
    isComposing: () => view.composing,
    toggle: formats.toggle,
    currentLink: () => linkAt(view.state),
    endComposition: () => {
      if (view.composing) view.dom.blur();
    },
    focus: () => view.focus(),
    moveTo(next) {
      next.append(view.dom);
      placeholder.moveTo(next);
      formats.emitAgain();
    },
    destroy: () => view.destroy(),
  };
  placeholder.update();
  formats.emit();
  return surface;
}

/** Updates what depends on a composition: the placeholder, the undo history, waiting formats. */
function watchCompositions(view: EditorView, placeholder: Placeholder, formats: FormatState): void {
  view.dom.addEventListener('compositionstart', () => {
    placeholder.update();
    // Undo removes a composed word as one step, as browsers do, however fast the previous one was
    // typed.
    view.dispatch(closeHistory(view.state.tr));
  });
  view.dom.addEventListener('compositionend', () =>
    setTimeout(() => {
      if (view.isDestroyed || view.composing) return;
      formats.runQueued();
      placeholder.update();
      formats.emit();
    }, compositionSettleMs),
  );
}

type TextCommand =
  | 'setLink'
  | 'undo'
  | 'redo'
  | 'insertPictures'
  | 'insertEmbed'
  | 'replaceBeforeCaret';

function textCommands(view: EditorView): Pick<WritingSurface, TextCommand> {
  const run = (command: Command) => command(view.state, view.dispatch);
  const insertFigures = (figures: { type: string; attrs: object }[]) => {
    const isInserted = run(insertBlocks(figures));
    // The caret is in the paragraph behind them, and each counts as one position.
    const dom = view.nodeDOM(view.state.selection.$from.before(1) - figures.length);
    if (dom instanceof Element) revealFigure(dom);
    return isInserted;
  };
  return {
    setLink: (address) => (address === null || isLinkAllowed(address)) && run(linkTo(address)),
    undo: () => run(undo),
    redo: () => run(redo),
    insertPictures: (keys) =>
      insertFigures(keys.map((key) => ({ type: 'picture', attrs: { key } }))),
    insertEmbed: (address) =>
      findEmbedProvider(address) !== null &&
      insertFigures([{ type: 'embed', attrs: { url: new URL(address).href } }]),
    replaceBeforeCaret(before, after) {
      const { state } = view;
      const { from, empty } = state.selection;
      const start = from - before.length;
      if (!empty || view.composing || start < 0 || state.doc.textBetween(start, from) !== before)
        return;
      view.dispatch(closeHistory(state.tr.insertText(after, start, from).scrollIntoView()));
      view.dispatch(closeHistory(view.state.tr));
    },
  };
}
