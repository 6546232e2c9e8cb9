import type { ContextFrom } from 'xstate';
import { commCardsMachine } from '#machines/flow/comm-cards.ts';
import { CommCards } from '#src/posts/comm-cards.tsx';
import { screenStory } from '#stories/support/story.tsx';
import { bankCard, festivalCard, trainingCard } from '#test/unit/machines/comm-cards.ts';

export default { title: 'Posts/Announcements' };

const story = (cards: ContextFrom<typeof commCardsMachine>['cards']) =>
  screenStory(CommCards, commCardsMachine, { value: 'shown', context: { cards, kept: [] } });

export const TwoOfThree = story([bankCard, trainingCard, festivalCard]);
export const LeadsElsewhere = story([trainingCard]);
export const LeadsNowhere = story([festivalCard]);
export const EnglishStandsIn = story([
  { ...bankCard, texts: bankCard.texts.filter(({ language }) => language === 'en') },
]);
