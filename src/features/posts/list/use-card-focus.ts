import { type RefObject, useEffect, useRef } from 'react';
import { restorePageFocus } from '#src/ui/overlay/use-modal-window.ts';
import { closestCardName, consumeFocusRequest, findCard, focusCard } from './list-restoration.ts';

/**
 * Moves the focus when the list changes under it: from a removed card to the next, from a
 * rerendered card to its new element, to a restored card, and from Load More to the first new card,
 * so that they are read in order (WCAG 2.4.3). New cards below do not scroll the page.
 * @param names of the rendered cards, in order
 * @param more the element with Load More
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

/** The last element that had the focus, even after it was removed. */
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
    // Returning people have it on a card already.
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
