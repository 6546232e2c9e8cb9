import * as examples from '#contract/examples/config.ts';
import type { CommCard } from '#machines/flow/posts/comm-cards.ts';

/** Leads into the portal. */
export const bankCard: CommCard = examples.bankCard;

/** Leads elsewhere; it has no text in Hindi. */
export const trainingCard: CommCard = {
  ...examples.trainingCard,
  texts: examples.trainingCard.texts.filter(({ language }) => language !== 'hi'),
};

/** Leads nowhere, and has only an English text. */
export const festivalCard: CommCard = {
  ...examples.festivalCard,
  texts: examples.festivalCard.texts.filter(({ language }) => language === 'en'),
};
