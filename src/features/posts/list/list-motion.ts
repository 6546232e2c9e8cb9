import { useLayoutEffect } from 'react';
import { fadeIn, moveFrom, type Positions, recordPositions } from '#src/ui/layout/motion.ts';
import { closestCardName, findCard } from './list-restoration.ts';

/** What is about to change: which cards will move, and which one will come. */
type Change = { positions: Positions; added: string | undefined; notedAt: number };

let pending: Change | null = null;

/** A change that the list has not followed by then, in ms, was none for it. */
const maxDelayMs = 1000;

/**
 * Records the positions of the cards that a change will move; to be called before it.
 * @param first the uppermost of them
 * @param added a card that will come in its place
 */
export function recordCardChange(first: string | undefined, added?: string): void {
  const card = first === undefined ? null : findCard(first);
  pending = {
    positions: recordPositions(card ? visibleFrom(card) : []),
    added,
    notedAt: performance.now(),
  };
}

/** Plays what was noted, once the list is drawn with other cards. */
export function useCardMotion(names: string[]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the positions are for these names
  useLayoutEffect(() => {
    if (!pending) return;
    const { positions, added, notedAt } = pending;
    pending = null;
    if (performance.now() - notedAt > maxDelayMs) return;
    moveFrom(new Map([...positions].map(([card, top]) => [redrawn(card), top])));
    const card = added === undefined ? null : findCard(added);
    if (card) fadeIn(card);
  }, [names]);
}

/** A card whose chunk has another first card now is rendered again. */
const redrawn = (card: HTMLElement): HTMLElement =>
  card.isConnected ? card : (findCard(closestCardName(card) ?? '') ?? card);

/**
 * A card and what is below it in the window: first the cards beside it, then whole chunks, whose
 * contents the browser has left out.
 */
function visibleFrom(card: HTMLElement): HTMLElement[] {
  const chunk = card.parentElement;
  return [...visibleSiblings(card), ...visibleSiblings(chunk?.nextElementSibling ?? null)];
}

function visibleSiblings(first: Element | null): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let element = first; element instanceof HTMLElement; element = element.nextElementSibling) {
    if (element.getBoundingClientRect().top > 1.5 * innerHeight) break;
    found.push(element);
  }
  return found;
}
