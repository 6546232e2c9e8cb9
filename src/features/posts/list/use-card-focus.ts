import { type RefObject, useEffect, useRef } from 'react';
import { restorePageFocus } from '#src/ui/overlay/use-modal-window.ts';
import { closestCardName, consumeFocusRequest, findCard, focusCard } from './list-restoration.ts';

/**
 * Where the focus goes when the list changes under it: from a card that is gone to the one that
 * takes its place; from one that was drawn anew to the same; to a card that was brought back; and
 * from Load More to the first of the new cards, so that they are read in their order (WCAG 2.4.3).
 * For what is new below, the page does not scroll.
 * @param names of the cards that are drawn, in their order
 * @param more what holds Load More
 */
export function useCardFocus(names: string[], more: RefObject<HTMLElement | null>): void {
  const before = useRef(names);
  const focused = useFocused(more);
  useEffect(() => {
    const previous = before.current;
    before.current = names;
    if (previous === names) return;
    const requested = consumeFocusRequest(names);
    if (requested) {
      const place = focusCardByName(requested);
      place?.scrollIntoView({ block: 'nearest' });
      return;
    }
    const { card, isMore } = focused.current;
    const first = names[previous.length];
    if (isMore && first !== undefined && names.length > previous.length) focusCardByName(first);
    if (!card || document.activeElement !== document.body) return;
    const stood = previous.indexOf(card);
    const next = names.includes(card) ? card : names[Math.min(stood, names.length - 1)];
    if (stood >= 0 && next !== undefined) focusCardByName(next);
  }, [names, focused]);
}

type Focused = { card: string | undefined; isMore: boolean };

/** What had the focus last, also after it is gone. */
function useFocused(more: RefObject<HTMLElement | null>): RefObject<Focused> {
  const focused = useRef<Focused>({ card: undefined, isMore: false });
  useEffect(() => {
    const note = () => {
      const target = document.activeElement;
      focused.current = {
        card: closestCardName(target),
        isMore: more.current?.contains(target) ?? false,
      };
    };
    // Whoever came back has it on a card already.
    note();
    document.addEventListener('focusin', note);
    return () => {
      document.removeEventListener('focusin', note);
      // The last card is gone, and the list with it.
      if (focused.current.card) restorePageFocus();
    };
  }, [more]);
  return focused;
}

function focusCardByName(name: string): HTMLElement | null {
  const place = findCard(name);
  if (place) focusCard(place);
  return place;
}
