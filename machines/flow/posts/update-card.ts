import type { components } from '#generated/contract.ts';

type Card = components['schemas']['PostCard'];
type Post = components['schemas']['Post'];

/** A card as it is after an action, which changes nothing of what the post says. */
export function updateCard(
  card: Card,
  { revision, state, live, archived, restriction, publishAt, actions, updatedAt }: Post,
): Card {
  return { ...card, revision, state, live, archived, restriction, publishAt, actions, updatedAt };
}
