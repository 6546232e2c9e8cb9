import { Editor } from '@tiptap/core';
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

/*
 * Tiptap and nothing else, with the extensions of the portal's editor; `?article` opens the long
 * article in it.
 */
const isLong = location.search === '?article';
new Editor({
  element: document.querySelector('main') as HTMLElement,
  content: isLong ? await (await fetch('/article.html')).text() : '',
  extensions: [
    Document,
    Paragraph,
    Text,
    Heading,
    Bold,
    Italic,
    Underline,
    Strike,
    BulletList,
    OrderedList,
    ListItem,
    Blockquote,
    HardBreak,
    UndoRedo,
  ],
});
