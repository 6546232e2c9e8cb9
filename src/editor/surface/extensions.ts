import { Mark, Node } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { Italic } from '@tiptap/extension-italic';
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Strike } from '@tiptap/extension-strike';
import { Text } from '@tiptap/extension-text';
import { Underline } from '@tiptap/extension-underline';
import { UndoRedo } from '@tiptap/extensions';
import { embedProviderOf, isLinkAllowed } from '#domain/article.ts';
import type { PictureAttributes } from './article-html.ts';

/** Opened by a tap in a reader, never in the editor. */
const Link = Mark.create({
  name: 'link',
  priority: 1000,
  inclusive: false,
  addAttributes: () => ({ href: { default: '' } }),
  parseHTML: () => [
    { tag: 'a[href]', getAttrs: (link) => (isLinkAllowed(link.getAttribute('href') ?? '') ? null : false) },
  ],
  renderHTML: ({ HTMLAttributes }) => [
    'a',
    { href: HTMLAttributes.href, rel: 'noopener noreferrer nofollow' },
    0,
  ],
});

/* Atoms: nothing in them is editable text of the document, so no composition can reach them. */
const Picture = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  selectable: true,
  addAttributes: () => ({
    key: { default: '' },
    src: { default: '' },
    alt: { default: '' },
    caption: { default: '' },
    width: { default: null },
    height: { default: null },
  }),
  parseHTML: () => [{ tag: 'figure[data-picture]', getAttrs: readPictureFigure }],
  renderHTML: ({ node }) => ['figure', { 'data-picture': node.attrs.key }],
});

const Embed = Node.create({
  name: 'embed',
  group: 'block',
  atom: true,
  selectable: true,
  addAttributes: () => ({ url: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'figure[data-embed]',
      getAttrs: (figure) => {
        const url = figure.getAttribute('data-embed') ?? '';
        return embedProviderOf(url) ? { url } : false;
      },
    },
  ],
  renderHTML: ({ node }) => ['figure', { 'data-embed': node.attrs.url }],
});

/** What a figure in HTML says of its picture. */
export function readPictureFigure(figure: HTMLElement): PictureAttributes {
  const image = figure.querySelector('img');
  return {
    key: figure.getAttribute('data-picture') ?? '',
    src: image?.getAttribute('src') ?? '',
    alt: image?.getAttribute('alt') ?? '',
    caption: figure.querySelector('figcaption')?.textContent ?? '',
    width: Number(image?.getAttribute('width')) || null,
    height: Number(image?.getAttribute('height')) || null,
  };
}

/** The vocabulary of an article and nothing else. */
export const articleExtensions = [
  Document,
  Paragraph,
  Text,
  HardBreak,
  Heading.extend({
    parseHTML() {
      return [...(this.parent?.() ?? []), { tag: 'h1', attrs: { level: 2 } }];
    },
  }).configure({ levels: [2, 3] }),
  Blockquote,
  BulletList,
  OrderedList,
  ListItem,
  Link,
  Bold,
  Italic,
  Underline,
  Strike,
  Picture,
  Embed,
  UndoRedo,
];
