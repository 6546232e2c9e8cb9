import { defineMessages, type MessageDescriptor, useIntl } from 'react-intl';

const texts = defineMessages({
  remove: {
    id: 'ui.chip.remove',
    defaultMessage: 'Remove {name}',
    description: 'Button on a chip',
  },
  added: {
    id: 'ui.chips.added',
    defaultMessage: 'Added {name}',
    description: 'Said to screen readers after a hashtag was added',
  },
  removed: {
    id: 'ui.chips.removed',
    defaultMessage: 'Removed {name}',
    description: 'Said to screen readers after a hashtag was removed',
  },
  selected: {
    id: 'ui.chips.selected',
    defaultMessage: '{name}. Press Delete to remove it.',
    description: 'Said to screen readers when the keyboard comes to a hashtag',
  },
});

/** The label of the button that removes a chip, and what is said to screen readers. */
export function useChipsTexts() {
  const intl = useIntl();
  const say = (message: MessageDescriptor, name: string) => intl.formatMessage(message, { name });
  return {
    remove: (name: string) => say(texts.remove, name),
    announcements: {
      tagAdded: (name: string) => say(texts.added, name),
      tagsPasted: (names: string[]) => say(texts.added, names.join(', ')),
      tagDeleted: (name: string) => say(texts.removed, name),
      tagSelected: (name: string) => say(texts.selected, name),
    },
  };
}
