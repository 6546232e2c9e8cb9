import {
  type Attrs,
  type DOMOutputSpec,
  type NodeSpec,
  Schema,
  type TagParseRule,
} from '@tiptap/pm/model';
import { findEmbedProvider, isLinkAllowed } from '#domain/post/article.ts';
import type { PictureAttributes } from './article-html.ts';

const textBlock = { group: 'block', content: 'inline*' } as const;

/* Atoms: they contain no editable text, so no composition can reach them. */
const figure: NodeSpec = { group: 'block', atom: true };

const list = (tag: string): NodeSpec => ({
  group: 'block',
  content: 'listItem+',
  parseDOM: [{ tag }],
  toDOM: () => [tag, 0],
});

const headingRule = (tag: string, level: number): TagParseRule => ({ tag, attrs: { level } });

const around = (tag: string) => (): DOMOutputSpec => [tag, 0];

/**
 * The elements of an article. Of what is pasted, only what is parsed here is kept; the server does
 * the same (article-sanitizer.ts). Paragraph is first, so that it is the default block.
 */
export const articleSchema = new Schema({
  nodes: {
    paragraph: { ...textBlock, parseDOM: [{ tag: 'p' }], toDOM: around('p') },
    doc: { content: 'block+' },
    text: { group: 'inline' },
    hardBreak: {
      group: 'inline',
      inline: true,
      selectable: false,
      linebreakReplacement: true,
      leafText: () => '\n',
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
    heading: {
      ...textBlock,
      defining: true,
      attrs: { level: { default: 2 } },
      parseDOM: [headingRule('h2', 2), headingRule('h3', 3), headingRule('h1', 2)],
      toDOM: ({ attrs }) => [`h${attrs.level}`, 0],
    },
    blockquote: {
      group: 'block',
      content: 'block+',
      defining: true,
      parseDOM: [{ tag: 'blockquote' }],
      toDOM: around('blockquote'),
    },
    bulletList: list('ul'),
    orderedList: list('ol'),
    listItem: {
      content: 'paragraph block*',
      defining: true,
      parseDOM: [{ tag: 'li' }],
      toDOM: around('li'),
    },
    picture: {
      ...figure,
      attrs: {
        key: { default: '' },
        src: { default: '' },
        alt: { default: '' },
        caption: { default: '' },
        width: { default: null },
        height: { default: null },
      },
      parseDOM: [{ tag: 'figure[data-picture]', getAttrs: readPictureFigure }],
      toDOM: ({ attrs }) => ['figure', { 'data-picture': attrs.key }],
    },
    embed: {
      ...figure,
      attrs: { url: { default: '' } },
      parseDOM: [{ tag: 'figure[data-embed]', getAttrs: readEmbedFigure }],
      toDOM: ({ attrs }) => ['figure', { 'data-embed': attrs.url }],
    },
  },
  marks: {
    /* Opened by a tap in a reader, never in the editor. */
    link: {
      inclusive: false,
      attrs: { href: { default: '' } },
      parseDOM: [{ tag: 'a[href]', getAttrs: readLink }],
      toDOM: ({ attrs }) => ['a', { href: attrs.href, rel: 'noopener noreferrer nofollow' }, 0],
    },
    bold: {
      parseDOM: [
        { tag: 'strong' },
        // Word processors wrap what they copy into a <b> that is not bold.
        { tag: 'b', getAttrs: (b) => b.style.fontWeight !== 'normal' && null },
        { style: 'font-weight=400', clearMark: ({ type }) => type.name === 'bold' },
        {
          style: 'font-weight',
          getAttrs: (weight) => /^(bold(er)?|[5-9]\d{2,})$/.test(weight) && null,
        },
      ],
      toDOM: around('strong'),
    },
    italic: {
      parseDOM: [
        { tag: 'em' },
        { tag: 'i', getAttrs: (i) => i.style.fontStyle !== 'normal' && null },
        { style: 'font-style=normal', clearMark: ({ type }) => type.name === 'italic' },
        { style: 'font-style=italic' },
      ],
      toDOM: around('em'),
    },
    underline: { parseDOM: [{ tag: 'u' }, decorated('underline')], toDOM: around('u') },
    strike: {
      parseDOM: [{ tag: 's' }, { tag: 'del' }, { tag: 'strike' }, decorated('line-through')],
      toDOM: around('s'),
    },
  },
});

/** One `text-decoration` may have several values. */
function decorated(line: string) {
  const getAttrs = (decoration: string) => decoration.includes(line) && null;
  return { style: 'text-decoration', consuming: false, getAttrs };
}

function readLink(link: HTMLElement): Attrs | false {
  const href = link.getAttribute('href') ?? '';
  return isLinkAllowed(href) && { href };
}

function readEmbedFigure(dom: HTMLElement): Attrs | false {
  const url = dom.getAttribute('data-embed') ?? '';
  return findEmbedProvider(url) !== null && { url };
}

/** The picture of a figure, from its HTML. */
export function readPictureFigure(dom: HTMLElement): PictureAttributes {
  const image = dom.querySelector('img');
  return {
    key: dom.getAttribute('data-picture') ?? '',
    src: image?.getAttribute('src') ?? '',
    alt: image?.getAttribute('alt') ?? '',
    caption: dom.querySelector('figcaption')?.textContent ?? '',
    width: Number(image?.getAttribute('width')) || null,
    height: Number(image?.getAttribute('height')) || null,
  };
}
