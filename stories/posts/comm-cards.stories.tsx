import type { ContextFrom } from 'xstate';
import { commCardsMachine } from '#machines/flow/posts/comm-cards.ts';
import { CommCards } from '#src/features/posts/comm-cards/comm-cards.tsx';
import { screenStory } from '#stories/support/screen-story.tsx';
import { bankCard, festivalCard, trainingCard } from '#test/factories/comm-cards.ts';

export default { title: 'Posts/Announcements' };

const story = (cards: ContextFrom<typeof commCardsMachine>['cards']) =>
  screenStory(CommCards, commCardsMachine, { value: 'shown', context: { cards, cached: [] } });

export const FirstOfThree = story([bankCard, trainingCard, festivalCard]);
export const LeadsElsewhere = story([trainingCard]);
export const LeadsNowhere = story([festivalCard]);
