import type { CommCard } from '#machines/flow/posts/comm-cards.ts';

/** More than are ever shown at a time; the oldest are forgotten first. */
const maxDismissed = 100;
const dismissedKey = (userId: string) => `dismissed-cards:${userId}`;
const cacheKey = (userId: string) => `announced-cards:${userId}`;
/** A card that staff change is a new one. */
const cardKey = ({ cardId, revision }: CommCard) => `${cardId}:${revision}`;

/** The cards that this person has not dismissed on this device. */
export function withoutDismissed(userId: string, cards: CommCard[]): CommCard[] {
  const dismissed = new Set(read(userId));
  return cards.filter((card) => !dismissed.has(cardKey(card)));
}

/** Remembers that this person has dismissed a card on this device. */
export function saveDismissedCard(userId: string, card: CommCard): void {
  try {
    const kept = [cardKey(card), ...read(userId)].slice(0, maxDismissed);
    localStorage.setItem(dismissedKey(userId), JSON.stringify(kept));
  } catch {
    // Without storage the card returns on the next visit.
  }
}

/** Keeps what is announced for the next visit. */
export function cacheCards(userId: string, cards: CommCard[]): void {
  try {
    localStorage.setItem(cacheKey(userId), JSON.stringify(cards));
  } catch {
    // A full or closed storage: the next visit waits for the answer.
  }
}

/**
 * The announcements of the last visit that were not dismissed and have not ended. @param today a
 * day of India, YYYY-MM-DD
 */
export function cachedCards(userId: string, today: string): CommCard[] {
  const cards = readList(cacheKey(userId)) as CommCard[];
  return withoutDismissed(userId, cards).filter(({ endDay }) => endDay === null || endDay >= today);
}

const read = (userId: string): unknown[] => readList(dismissedKey(userId));

function readList(storageKey: string): unknown[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}
