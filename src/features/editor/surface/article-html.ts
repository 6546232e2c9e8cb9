import type { Mark, Node } from '@tiptap/pm/model';
import { findEmbedProvider } from '#domain/post/article.ts';

/*
 * Serialises by hand rather than by the DOM: the result equals that of the server's sanitiser, and
 * unchanged blocks are cached, because a text of ten thousand words is read several times a second
 * while typing.
 */

const htmlCache = new WeakMap<Node, string>();

/** The HTML of a document; unchanged blocks are cached. Empty without content. */
export function serializeArticle(document: Node): string {
  const blocks: string[] = [];
  document.forEach((block) => {
    let html = htmlCache.get(block);
    if (html === undefined) {
      html = blockHtml(block);
      htmlCache.set(block, html);
    }
    blocks.push(html);
  });
  while (blocks.at(-1) === '<p></p>') blocks.pop();
  return blocks.join('');
}

function blockHtml(node: Node): string {
  switch (node.type.name) {
    case 'paragraph':
      return `<p>${inlineHtml(node)}</p>`;
    case 'heading':
      return `<h${node.attrs.level}>${inlineHtml(node)}</h${node.attrs.level}>`;
    case 'bulletList':
      return `<ul>${blocksHtml(node)}</ul>`;
    case 'orderedList':
      return `<ol>${blocksHtml(node)}</ol>`;
    case 'listItem':
      return `<li>${listItemHtml(node)}</li>`;
    case 'blockquote':
      return `<blockquote>${blocksHtml(node)}</blockquote>`;
    case 'picture':
      return pictureHtml(node.attrs as PictureAttributes);
    case 'embed':
      return embedHtml(String(node.attrs.url));
    default:
      return '';
  }
}

function blocksHtml(node: Node): string {
  let html = '';
  node.forEach((child) => {
    html += blockHtml(child);
  });
  return html;
}

/** The first paragraph of an item has no tag, unless another paragraph follows. */
function listItemHtml(item: Node): string {
  const [first, second] = [item.firstChild, item.maybeChild(1)];
  if (!first || second?.type.name === 'paragraph') return blocksHtml(item);
  return inlineHtml(first) + (second ? blockHtml(second) : '');
}

const markTags: Record<string, string> = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  link: 'a',
};

/** Marks that go on from one piece of text to the next are not closed in between. */
function inlineHtml(block: Node): string {
  let html = '';
  let open: readonly Mark[] = [];
  const closeTo = (kept: number) => {
    for (const mark of open.slice(kept).reverse()) html += `</${markTags[mark.type.name]}>`;
    open = open.slice(0, kept);
  };
  block.forEach((child) => {
    const marks = child.marks.filter((mark) => mark.type.name in markTags);
    let kept = 0;
    while (kept < open.length && kept < marks.length && open[kept]?.eq(marks[kept] as Mark))
      kept += 1;
    closeTo(kept);
    for (const mark of marks.slice(kept)) html += openingTag(mark);
    open = marks;
    html += child.isText ? escapeText(child.text ?? '') : '<br>';
  });
  closeTo(0);
  return html;
}

function openingTag(mark: Mark): string {
  if (mark.type.name !== 'link') return `<${markTags[mark.type.name]}>`;
  return `<a href="${escapeValue(String(mark.attrs.href))}" rel="noopener noreferrer nofollow">`;
}

/** `key` is the picture's id with the server, or the one that this device gave it. */
export type PictureAttributes = {
  key: string;
  src: string;
  alt: string;
  caption: string;
  width: number | null;
  height: number | null;
};

export function pictureHtml({ key, src, alt, caption, width, height }: PictureAttributes): string {
  const size = width && height ? ` width="${width}" height="${height}"` : '';
  const words = escapeValue(oneLine(caption));
  const image = `<img src="${escapeValue(src)}" alt="${escapeValue(oneLine(alt))}"${size}>`;
  const content = `${image}<figcaption>${words}</figcaption>`;
  return `<figure data-picture="${escapeValue(key)}">${content}</figure>`;
}

export function embedHtml(address: string): string {
  const url = escapeValue(address);
  const provider = findEmbedProvider(address) ?? '';
  const link = `<a href="${url}" rel="noopener noreferrer nofollow">${url}</a>`;
  return `<figure data-embed="${url}" data-provider="${provider}">${link}</figure>`;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

export function escapeText(text: string): string {
  return text.replace(/[&<>]/g, (sign) =>
    sign === '&' ? '&amp;' : sign === '<' ? '&lt;' : '&gt;',
  );
}

const escapeValue = (text: string) => escapeText(text).replace(/"/g, '&quot;');
