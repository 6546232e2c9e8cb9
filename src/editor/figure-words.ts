import { defineMessages, type IntlShape } from 'react-intl';
import type { FigureWords } from './surface/writing-surface.ts';

const texts = defineMessages({
  caption: { id: 'editor.picture.caption', defaultMessage: 'Caption' },
  captionPlaceholder: {
    id: 'editor.picture.caption-placeholder',
    defaultMessage: 'What does it show? Who, where?',
  },
  alt: { id: 'editor.picture.alt', defaultMessage: 'For people who cannot see it' },
  altPlaceholder: {
    id: 'editor.picture.alt-placeholder',
    defaultMessage: 'Describe it for people who cannot see it',
  },
  remove: { id: 'editor.figure.remove', defaultMessage: 'Take out' },
  moveUp: { id: 'editor.picture.up', defaultMessage: 'Move up' },
  moveDown: { id: 'editor.picture.down', defaultMessage: 'Move down' },
});

/** The words of the controls inside a figure, in the language of the page. */
export function figureWords(intl: IntlShape): FigureWords {
  const names = Object.keys(texts) as (keyof typeof texts)[];
  return Object.fromEntries(names.map((name) => [name, intl.formatMessage(texts[name])])) as FigureWords;
}
