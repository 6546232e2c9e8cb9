import { defineMessages, type IntlShape } from 'react-intl';
import type { FigureLabels } from '../surface/writing-surface.ts';

const texts = defineMessages({
  caption: { id: 'editor.picture.caption', defaultMessage: 'Caption' },
  captionPlaceholder: {
    id: 'editor.picture.caption-placeholder',
    defaultMessage: 'What does it show? Who is in it, and where?',
  },
  alt: { id: 'editor.picture.alt', defaultMessage: 'Description for screen readers' },
  altPlaceholder: {
    id: 'editor.picture.alt-placeholder',
    defaultMessage: "Describe the image for people who can't see it",
  },
  remove: { id: 'editor.figure.remove', defaultMessage: 'Remove' },
  moveUp: { id: 'editor.picture.up', defaultMessage: 'Move up' },
  moveDown: { id: 'editor.picture.down', defaultMessage: 'Move down' },
});

/** The words of the controls inside a figure, in the language of the page. */
export function figureLabels(intl: IntlShape): FigureLabels {
  const names = Object.keys(texts) as (keyof typeof texts)[];
  return Object.fromEntries(
    names.map((name) => [name, intl.formatMessage(texts[name])]),
  ) as FigureLabels;
}
