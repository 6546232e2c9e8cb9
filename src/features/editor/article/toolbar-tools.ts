import {
  ALargeSmall,
  Bold,
  Heading2,
  Heading3,
  Image as ImageIcon,
  Italic,
  Link as LinkIcon,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  Redo2,
  Undo2,
} from 'lucide-react';
import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { SurfaceState, ToggleFormat, WritingSurface } from '../surface/writing-surface.ts';

export const toolbarTexts = defineMessages({
  label: { id: 'editor.toolbar.label', defaultMessage: 'Formatting' },
  picture: { id: 'editor.toolbar.picture', defaultMessage: 'Add images' },
  bold: { id: 'editor.toolbar.bold', defaultMessage: 'Bold' },
  italic: { id: 'editor.toolbar.italic', defaultMessage: 'Italic' },
  heading: { id: 'editor.toolbar.heading', defaultMessage: 'Heading' },
  subheading: { id: 'editor.toolbar.subheading', defaultMessage: 'Subheading' },
  bulletList: { id: 'editor.toolbar.bullet-list', defaultMessage: 'List' },
  orderedList: { id: 'editor.toolbar.ordered-list', defaultMessage: 'Numbered list' },
  quote: { id: 'editor.toolbar.quote', defaultMessage: 'Quote' },
  link: { id: 'editor.toolbar.link', defaultMessage: 'Link or embed' },
  undo: { id: 'editor.toolbar.undo', defaultMessage: 'Undo' },
  redo: { id: 'editor.toolbar.redo', defaultMessage: 'Redo' },
  plainText: { id: 'editor.plain-text.on', defaultMessage: 'Plain text mode' },
} satisfies Record<string, MessageDescriptor>);

/** The formats of words, and those of paragraphs. */
const wordToggles: [ToggleFormat, LucideIcon][] = [
  ['bold', Bold],
  ['italic', Italic],
];
const paragraphToggles: [ToggleFormat, LucideIcon][] = [
  ['heading', Heading2],
  ['subheading', Heading3],
  ['bulletList', List],
  ['orderedList', ListOrdered],
  ['quote', Quote],
];

export type ToolbarActions = {
  surface: WritingSurface;
  state: SurfaceState;
  isPlainText: boolean;
  onPictures: () => void;
  onLink: () => void;
  onPlainText: (isPlainText: boolean) => void;
};

export type Tool = {
  name: keyof typeof toolbarTexts;
  icon: LucideIcon;
  /** For an icon that differs from the default. */
  size?: string;
  press: () => void;
  pressed?: boolean;
  /** Waits for the keyboard to finish its word. */
  waiting?: boolean;
  off?: boolean;
};

/**
 * The tools in their order: on the narrowest phones the row ends behind "undo" and scrolls. In
 * plain text mode those that are no format of text.
 */
export function toolbarTools(actions: ToolbarActions): Tool[] {
  const { surface, state, isPlainText, onPictures, onLink, onPlainText } = actions;
  const { active, queued, canUndo, canRedo } = state;
  const plainText: Tool = {
    name: 'plainText',
    icon: ALargeSmall,
    size: '1.5rem',
    press: () => onPlainText(!isPlainText),
    pressed: isPlainText,
  };
  const picture: Tool = { name: 'picture', icon: ImageIcon, press: onPictures };
  const link: Tool = { name: 'link', icon: LinkIcon, press: onLink };
  if (isPlainText) return [picture, link, plainText];
  const toggleTool = ([name, icon]: [ToggleFormat, LucideIcon]): Tool => ({
    name,
    icon,
    press: () => surface.toggle(name),
    pressed: active.includes(name) !== queued.includes(name),
    waiting: queued.includes(name),
  });
  return [
    picture,
    ...wordToggles.map(toggleTool),
    { ...link, pressed: active.includes('link') },
    { name: 'undo', icon: Undo2, press: surface.undo, off: !canUndo },
    { name: 'redo', icon: Redo2, press: surface.redo, off: !canRedo },
    ...paragraphToggles.map(toggleTool),
    plainText,
  ];
}
