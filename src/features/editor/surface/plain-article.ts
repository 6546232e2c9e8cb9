import { escapeText } from './article-html.ts';

/** A block of the article in the plain field: its lines, and its HTML while they are unchanged. */
export type PlainBlock = { lines: string[]; html: string };

/**
 * An article for the plain field: the words a line each, and its figures, which are shown below the
 * field and go back behind the line that they followed.
 */
export type PlainArticle = { blocks: PlainBlock[]; figures: { after: number; html: string }[] };

/** The lines as one text. */
export function plainArticleText({ blocks }: PlainArticle): string {
  return blocks.flatMap(({ lines }) => lines).join('\n');
}

/**
 * The HTML of changed lines: unchanged blocks keep their markup, every other line is a paragraph.
 */
export function plainArticleHtml(article: PlainArticle, text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  const open = [...article.blocks];
  const out: string[] = [];
  const figures = [...article.figures];
  const placeFigures = (upTo: number) => {
    while (figures.length > 0 && (figures[0]?.after ?? 0) <= upTo)
      out.push(figures.shift()?.html ?? '');
  };
  placeFigures(0);
  let written = 0;
  for (let at = 0; at < lines.length; ) {
    const known = open.findIndex(
      (block) =>
        block.lines.length > 0 && block.lines.every((line, index) => line === lines[at + index]),
    );
    const block = open[known];
    if (block) {
      out.push(block.html);
      open.splice(known, 1);
      at += block.lines.length;
      written += block.lines.length;
    } else {
      const line = lines[at] ?? '';
      if (line) out.push(`<p>${escapeText(line)}</p>`);
      at += 1;
      written += 1;
    }
    placeFigures(written);
  }
  placeFigures(Number.POSITIVE_INFINITY);
  return out.join('');
}

/** Parses an article with the elements of domain/post/article.ts, in a document without scripts. */
export function parsePlainArticle(html: string): PlainArticle {
  const body = new DOMParser().parseFromString(html, 'text/html').body;
  const article: PlainArticle = { blocks: [], figures: [] };
  let written = 0;
  for (const child of [...body.children]) {
    if (child.matches('figure')) {
      article.figures.push({ after: written, html: child.outerHTML });
      continue;
    }
    const leaves = child.matches('ul, ol, blockquote')
      ? [...child.querySelectorAll('li, p')]
      : [child];
    const lines = leaves
      .map((leaf) => (leaf.textContent ?? '').replace(/\s+/g, ' ').trim())
      .filter(Boolean);
    article.blocks.push({ lines, html: child.outerHTML });
    written += lines.length;
  }
  return article;
}
