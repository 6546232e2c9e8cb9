import type { LoadedRows } from '#machines/kit/paged-list.ts';

/** A card that was in view, and how far it was below the top of the window, in CSS px. */
export type Anchor = { card: string; top: number; hadFocus: boolean };

/** A list as it was left. */
export type SavedList<Row> = LoadedRows<Row> & {
  /** Whose it is, and under which filters, as the address names them. */
  owner: string;
  search: string;
  anchor: Anchor | null;
};

const maxSavedLists = 3;
const savedLists = new Map<string, SavedList<unknown>>();

/**
 * Keeps a list with the entry of the browser's history that shows it, until the page is reloaded.
 */
export function saveList<Row>(entry: string, list: SavedList<Row>): void {
  savedLists.delete(entry);
  savedLists.set(entry, list);
  const [oldest] = savedLists.keys();
  if (savedLists.size > maxSavedLists && oldest !== undefined) savedLists.delete(oldest);
}

/** The list of an entry, if the same person returns with the same filters. */
export function restoreList<Row>(
  entry: string,
  owner: string,
  search: string,
): SavedList<Row> | undefined {
  const found = savedLists.get(entry) as SavedList<Row> | undefined;
  return found?.owner === owner && found.search === search ? found : undefined;
}

const cardAttribute = 'data-card';

/** The attributes of a card's place in the list. */
export const cardAttributes = (name: string) => ({ [cardAttribute]: name });

/** The place of a card on the page. */
export const findCard = (name: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[${cardAttribute}="${name}"]`);

const closestCard = (element: Element | null) =>
  element?.closest<HTMLElement>(`[${cardAttribute}]`) ?? null;

/** The name of the card that an element belongs to. */
export const closestCardName = (element: Element | null): string | undefined =>
  closestCard(element)?.getAttribute(cardAttribute) ?? undefined;

/**
 * The card that has the focus, else one in the middle of the window; null where the list is not in
 * sight.
 */
export function currentAnchor(): Anchor | null {
  const focused = closestCard(document.activeElement);
  const card = focused && isInViewport(focused) ? focused : visibleCard();
  const name = card?.getAttribute(cardAttribute);
  if (!card || !name) return null;
  return { card: name, top: card.getBoundingClientRect().top, hadFocus: card === focused };
}

function isInViewport(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

function visibleCard(): HTMLElement | null {
  for (const part of [0.5, 0.4, 0.6, 0.3, 0.7, 0.9]) {
    const card = closestCard(document.elementFromPoint(innerWidth / 2, innerHeight * part));
    if (card) return card;
  }
  return null;
}

/** Until skipped content has its real height. */
const adjustmentFrames = 6;

/**
 * Scrolls to a card. Skipped cards above have an estimated height, so it is repeated a few times.
 */
export function scrollToAnchor({ card, top, hadFocus }: Anchor): void {
  const place = findCard(card);
  if (!place) return;
  let framesLeft = adjustmentFrames;
  const step = () => {
    scrollBy({ top: place.getBoundingClientRect().top - top, behavior: 'instant' });
    framesLeft -= 1;
    if (framesLeft > 0) requestAnimationFrame(step);
  };
  step();
  if (hadFocus) focusCard(place);
}

/** The main control of a card: its title, or its menu if the title is no link. */
export function focusCard(place: HTMLElement): void {
  place.querySelector<HTMLElement>('a[href], button')?.focus({ preventScroll: true });
}

let requestedCard: string | undefined;

/** Focuses a card as soon as it is rendered. */
export function requestCardFocus(card: string): void {
  requestedCard = card;
}

/** The card that is wished for, once it is among those that are drawn. */
export function consumeFocusRequest(names: string[]): string | undefined {
  if (requestedCard === undefined || !names.includes(requestedCard)) return undefined;
  const card = requestedCard;
  requestedCard = undefined;
  return card;
}
