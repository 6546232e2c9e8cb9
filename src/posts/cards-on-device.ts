import type { CommCard } from '#machines/flow/comm-cards.ts';

/** More than are ever shown at a time; the oldest are forgotten first. */
const keptAtMost = 100;
const placeOf = (userId: string) => `dismissed-cards:${userId}`;
const placeOfKept = (userId: string) => `announced-cards:${userId}`;
/** A card that staff change is a new one. */
const keyOf = ({ cardId, revision }: CommCard) => `${cardId}:${revision}`;

/** The cards that this person has not put away on this device. */
export function withoutDismissed(userId: string, cards: CommCard[]): CommCard[] {
  const dismissed = new Set(read(userId));
  return cards.filter((card) => !dismissed.has(keyOf(card)));
}

/** Remembers that this person has put a card away on this device. */
export function rememberDismissed(userId: string, card: CommCard): void {
  try {
    const kept = [keyOf(card), ...read(userId)].slice(0, keptAtMost);
    localStorage.setItem(placeOf(userId), JSON.stringify(kept));
  } catch {
    // A full or closed storage: the card comes again on the next visit.
  }
}

/** Keeps what is announced for the next visit. */
export function keepCards(userId: string, cards: CommCard[]): void {
  try {
    localStorage.setItem(placeOfKept(userId), JSON.stringify(cards));
  } catch {
    // A full or closed storage: the next visit waits for the answer.
  }
}

/** What was announced on the last visit, was not put away and has not ended since. @param today a day of India, YYYY-MM-DD */
export function keptCards(userId: string, today: string): CommCard[] {
  const cards = readList(placeOfKept(userId)) as CommCard[];
  return withoutDismissed(userId, cards).filter(({ endDay }) => endDay === null || endDay >= today);
}

const read = (userId: string): unknown[] => readList(placeOf(userId));

function readList(place: string): unknown[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}
