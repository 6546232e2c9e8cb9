import type { LoadedRows } from '#machines/flow/paged-list.ts';

/** A card that was in sight, and how far it stood below the upper edge of the window, in CSS px. */
export type Anchor = { card: string; top: number; hadFocus: boolean };

/** A list as it was left. */
export type LeftList<Row> = LoadedRows<Row> & {
  /** Whose it is, and under which filters, as the address names them. */
  owner: string;
  search: string;
  anchor: Anchor | null;
};

const mostKept = 3;
const left = new Map<string, LeftList<unknown>>();

/** Keeps a list under the entry of the browser's history that shows it, until the page is loaded anew. */
export function keepLeft<Row>(entry: string, list: LeftList<Row>): void {
  left.delete(entry);
  left.set(entry, list);
  const [oldest] = left.keys();
  if (left.size > mostKept && oldest !== undefined) left.delete(oldest);
}

/** The list of an entry, where the same person comes back to the same filters. */
export function recallLeft<Row>(entry: string, owner: string, search: string): LeftList<Row> | undefined {
  const found = left.get(entry) as LeftList<Row> | undefined;
  return found?.owner === owner && found.search === search ? found : undefined;
}

const cardName = 'data-card';

/** The attributes of a card's place in the list. */
export const cardPlace = (name: string) => ({ [cardName]: name });

/** The place of a card on the page. */
export const findCard = (name: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[${cardName}="${name}"]`);

const cardOf = (element: Element | null) => element?.closest<HTMLElement>(`[${cardName}]`) ?? null;

/** The name of the card that an element belongs to. */
export const cardNameOf = (element: Element | null): string | undefined =>
  cardOf(element)?.getAttribute(cardName) ?? undefined;

/** The card that has the focus, else one in the middle of the window; null where the list is not in sight. */
export function anchorNow(): Anchor | null {
  const focused = cardOf(document.activeElement);
  const card = focused && isInSight(focused) ? focused : cardInSight();
  const name = card?.getAttribute(cardName);
  if (!card || !name) return null;
  return { card: name, top: card.getBoundingClientRect().top, hadFocus: card === focused };
}

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

function cardInSight(): HTMLElement | null {
  for (const part of [0.5, 0.4, 0.6, 0.3, 0.7, 0.9]) {
    const card = cardOf(document.elementFromPoint(innerWidth / 2, innerHeight * part));
    if (card) return card;
  }
  return null;
}

/** Until what the browser has left out so far has its own height. */
const frames = 6;

/** Puts a card where it stood. What is left out above it has a height that is guessed, so it is looked at a few times. */
export function standAt({ card, top, hadFocus }: Anchor): void {
  const place = findCard(card);
  if (!place) return;
  let left = frames;
  const step = () => {
    scrollBy({ top: place.getBoundingClientRect().top - top, behavior: 'instant' });
    left -= 1;
    if (left > 0) requestAnimationFrame(step);
  };
  step();
  if (hadFocus) focusCard(place);
}

/** What a card is about: its title, or where it has no link, its menu. */
export function focusCard(place: HTMLElement): void {
  place.querySelector<HTMLElement>('a[href], button')?.focus({ preventScroll: true });
}

let wished: string | undefined;

/** Has the focus go to a card as soon as it is drawn. */
export function wishFocus(card: string): void {
  wished = card;
}

/** The card that is wished for, once it is among those that are drawn. */
export function takeWish(names: string[]): string | undefined {
  if (wished === undefined || !names.includes(wished)) return undefined;
  const card = wished;
  wished = undefined;
  return card;
}
