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
  Quote,
  Redo2,
  Undo2,
} from 'lucide-react';
import type { ReactNode } from 'react';
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

const toggles: [ToggleFormat, ReactNode][] = [
  ['bold', <Bold key="bold" size="1.375rem" aria-hidden="true" />],
  ['italic', <Italic key="italic" size="1.375rem" aria-hidden="true" />],
  ['heading', <Heading2 key="heading" size="1.375rem" aria-hidden="true" />],
  ['subheading', <Heading3 key="subheading" size="1.375rem" aria-hidden="true" />],
  ['bulletList', <List key="bulletList" size="1.375rem" aria-hidden="true" />],
  ['orderedList', <ListOrdered key="orderedList" size="1.375rem" aria-hidden="true" />],
  ['quote', <Quote key="quote" size="1.375rem" aria-hidden="true" />],
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
  icon: ReactNode;
  press: () => void;
  pressed?: boolean;
  /** Waits for the keyboard to finish its word. */
  waiting?: boolean;
  off?: boolean;
};

/** The tools in their order; in plain text mode those that are no format of text. */
export function toolbarTools(actions: ToolbarActions): Tool[] {
  const { state, isPlainText, onPictures, onLink, onPlainText } = actions;
  const plainText: Tool = {
    name: 'plainText',
    icon: <ALargeSmall size="1.5rem" aria-hidden="true" />,
    press: () => onPlainText(!isPlainText),
    pressed: isPlainText,
  };
  const picture: Tool = {
    name: 'picture',
    icon: <ImageIcon size="1.375rem" aria-hidden="true" />,
    press: onPictures,
  };
  const link: Tool = {
    name: 'link',
    icon: <LinkIcon size="1.375rem" aria-hidden="true" />,
    press: onLink,
    ...(isPlainText ? {} : { pressed: state.active.includes('link') }),
  };
  if (isPlainText) return [picture, link, plainText];
  return [picture, ...formatTools(actions), link, ...historyTools(actions), plainText];
}

function formatTools({ surface, state: { active, queued } }: ToolbarActions): Tool[] {
  return toggles.map(([name, icon]) => ({
    name,
    icon,
    press: () => surface.toggle(name),
    pressed: active.includes(name) !== queued.includes(name),
    waiting: queued.includes(name),
  }));
}

function historyTools({ surface, state: { canUndo, canRedo } }: ToolbarActions): Tool[] {
  return [
    {
      name: 'undo',
      icon: <Undo2 size="1.375rem" aria-hidden="true" />,
      press: surface.undo,
      off: !canUndo,
    },
    {
      name: 'redo',
      icon: <Redo2 size="1.375rem" aria-hidden="true" />,
      press: surface.redo,
      off: !canRedo,
    },
  ];
}
