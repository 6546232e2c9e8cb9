import { flattenTables } from './pasted-tables.ts';
import { convertWordLists } from './word-lists.ts';

/** UTF-16 units and elements of a clipboard; Word writes some hundred units for each line. */
const maxHtmlLength = 3_000_000;
const maxElements = 30_000;
/** More than an article may have, so that one that is cut is too long to be sent. */
const maxTextLength = 250_000;
/** How deeply lists and quotes may be nested. */
const maxNesting = 5;

/** What to paste: HTML in the words of the article, or plain text. */
export type PastedContent = { html: string } | { text: string };

/**
 * Prepares what other programs put on the clipboard: tables become lines, Word's lists become real
 * ones, and deep nesting becomes flat. HTML beyond the limits is left, and its text is taken.
 * @param html the clipboard's `text/html`, empty when it has none
 * @param text its `text/plain`
 */
export function preparePaste(html: string, text: string): PastedContent {
  const body = html.length > maxHtmlLength ? null : parseHtml(html);
  if (!body || body.getElementsByTagName('*').length > maxElements)
    return { text: text.slice(0, maxTextLength) };
  for (const unseen of body.querySelectorAll('style, script, template, noscript, [hidden]'))
    unseen.remove();
  convertWordLists(body);
  flattenTables(body);
  flattenNesting(body);
  return { html: body.innerHTML };
}

/**
 * The body of a document in which no script runs and nothing loads; null without elements. New
 * elements are made by that document: in one of the page's, a picture's handlers would run.
 */
function parseHtml(html: string): HTMLElement | null {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return body.firstElementChild ? body : null;
}

/** Removes lists and quotes that are nested too deeply; their text stays. */
function flattenNesting(body: HTMLElement): void {
  const nested = `:is(ul, ol, blockquote) ${':is(ul, ol, blockquote) '.repeat(maxNesting)}`;
  for (const block of [...body.querySelectorAll(nested.trim())]) {
    if (block.tagName === 'BLOCKQUOTE') block.replaceWith(...block.childNodes);
    else block.replaceWith(...[...block.childNodes].flatMap((child) => withoutItem(child, body)));
  }
}

/** The lines of an item; anything else between the items as it is. */
function withoutItem(child: ChildNode, body: HTMLElement): Node[] {
  if (child.nodeName !== 'LI') return [child];
  const line = body.ownerDocument.createElement('p');
  line.append(...child.childNodes);
  return [line];
}
