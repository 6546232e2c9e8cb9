/** The words of a text by paragraphs, without its pictures' captions: also of one that is not proved clean. */
export function paragraphsOf(html: string): string[] {
  return textsOf(html, 'p, h2, h3, li, figure[data-embed] a');
}

/** The same with the captions. */
export const wordsOf = (html: string): string[] => textsOf(html, 'p, h2, h3, li, figcaption');

function textsOf(html: string, selector: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.querySelectorAll(selector)].flatMap(({ textContent }) => textContent || []);
}
