import { meera } from '#contract/examples/people.ts';
import { postCard } from '#contract/examples/posts/cards.ts';

type Card = ReturnType<typeof postCard>;

const id = (place: number) => `01930000-0000-7000-8000-${String(place).padStart(12, '0')}`;

/** A post as lists show it; everything that a test does not care about is filled in. */
export const cardOfTest = (more: Partial<Card> = {}, place = 1): Card =>
  postCard({
    postUID: id(place),
    clientId: id(place + 1000),
    revision: 2,
    state: 'DRAFT',
    live: 'NONE',
    cover: null,
    submittedAt: null,
    publishedAt: null,
    stats: null,
    creator: { ...meera, userId: id(9000) },
    actions: ['save', 'submit', 'archive', 'delete'],
    ...more,
  });
