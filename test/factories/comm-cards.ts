import * as examples from '#contract/examples/config.ts';
import type { CommCard } from '#machines/flow/posts/comm-cards.ts';

/** Leads into the portal. */
export const bankCard: CommCard = examples.bankCard;

/** Leads elsewhere. */
export const trainingCard: CommCard = examples.trainingCard;

/** Leads nowhere. */
export const festivalCard: CommCard = examples.festivalCard;
