import { history } from '@tiptap/pm/history';
import { DOMParser as ArticleParser, type Node } from '@tiptap/pm/model';
import { EditorState } from '@tiptap/pm/state';
import { EditorView } from '@tiptap/pm/view';
import { emptyDocumentPlugin } from './empty-document-plugin.ts';
import { figureNodeViews } from './figure-node-views.ts';
import { articleInputRules, articlePasteRules } from './input-rules.ts';
import { articleKeymap } from './keymap.ts';
import { mayBePicture } from './picture-files.ts';
import { articleSchema } from './schema.ts';
import type { SurfaceOptions } from './writing-surface.ts';

type ViewEvents = {
  onUpdate(docChanged: boolean): void;
  /** A lone address was pasted; false leaves it to the browser. */
  onAddress(address: string): boolean;
};

/** The ProseMirror view of an article in `options.element`. */
export function createArticleView(options: SurfaceOptions, events: ViewEvents): EditorView {
  const { element, html, label, isReadOnly } = options;
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
    handlePaste: (_view, { clipboardData }) => {
      if (takePictures(clipboardData, options)) return true;
      const text = clipboardData?.getData('text/plain') ?? '';
      const address = loneAddress(text);
      if (address !== null && !isReadOnly && events.onAddress(address)) return true;
      const html = clipboardData?.getData('text/html') ?? '';
      const isPrepared = !isReadOnly && needsPreparation(html, text);
      if (isPrepared) void pastePrepared(view, html, text);
      return isPrepared;
    },
    handleDrop: (_view, { dataTransfer }) => takePictures(dataTransfer, options),
    dispatchTransaction(transaction) {
      // The composed text may still be read after the page was left.
      if (view.isDestroyed) return;
      const { state, transactions } = view.state.applyTransaction(transaction);
      view.updateState(state);
      events.onUpdate(transactions.some(({ docChanged }) => docChanged));
    },
  });
  return view;
}

/** Hands over the pictures among pasted or dropped files; false when there are none. */
function takePictures(
  data: DataTransfer | null,
  { isReadOnly, onFiles }: Pick<SurfaceOptions, 'isReadOnly' | 'onFiles'>,
): boolean {
  const files = [...(data?.files ?? [])].filter(mayBePicture);
  if (files.length > 0 && !isReadOnly) onFiles(files);
  return files.length > 0;
}

/** Longer ones are measured before they are drawn. */
const quickLength = 50_000;

/**
 * Whether a clipboard holds what the article's schema would put together wrongly, or a lot. What
 * was copied from an article is neither.
 */
const needsPreparation = (html: string, text: string) =>
  Math.max(html.length, text.length) > quickLength ||
  (/<(table|[uo]l|blockquote)\b|mso-list/i.test(html) && !html.includes('data-pm-slice'));

/** Pastes what `preparePaste` makes of a clipboard; its text, when that cannot be loaded. */
async function pastePrepared(view: EditorView, html: string, text: string): Promise<void> {
  const prepared = await import('../paste/pasted-content.ts').then(
    ({ preparePaste }) => preparePaste(html, text),
    () => ({ text }),
  );
  if (view.isDestroyed) return;
  if ('html' in prepared) view.pasteHTML(prepared.html);
  else view.pasteText(prepared.text);
}

/** The web address that is all of a pasted text; null for any other text. */
function loneAddress(pasted: string): string | null {
  const address = pasted.trim();
  return /\s/.test(address) || !/^https?:/.test(address) ? null : address;
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
