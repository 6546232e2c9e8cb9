/**
 * The words of a text by paragraphs, without captions. Also works for text that was not cleaned.
 */
export function htmlParagraphs(html: string): string[] {
  return textContents(html, 'p, h2, h3, li, figure[data-embed] a');
}

/** The same with the captions. */
export const htmlParagraphsAndCaptions = (html: string): string[] =>
  textContents(html, 'p, h2, h3, li, figcaption');

function textContents(html: string, selector: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.querySelectorAll(selector)].flatMap(({ textContent }) => textContent || []);
}
