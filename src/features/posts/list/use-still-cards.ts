import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { type Anchor, currentAnchor, findCard, scrollToAnchor } from './list-restoration.ts';
import type { PostListActor } from './post-list-actor.ts';

/**
 * Keeps the card that somebody reads or presses in its place when a reload of the list adds or
 * removes others above it.
 * @returns to be called after each drawing of the cards, which may come after this component's
 */
export function useStillCards(actor: PostListActor): () => void {
  const anchor = useRef<Anchor | null>(null);
  useEffect(() => {
    let wasReloading = false;
    let { rows } = actor.getSnapshot().context;
    const subscription = actor.subscribe((snapshot) => {
      const isReplaced = wasReloading && snapshot.context.rows !== rows;
      // The page still shows the rows before.
      if (isReplaced) anchor.current = currentAnchor();
      rows = snapshot.context.rows;
      wasReloading = snapshot.matches({ listing: { idle: 'reloading' } });
    });
    return () => subscription.unsubscribe();
  }, [actor]);
  const keepStill = useCallback(() => {
    const place = anchor.current && findCard(anchor.current.card);
    if (!anchor.current || !place) return;
    if (place.getBoundingClientRect().top === anchor.current.top) return;
    // For some frames: the line above the list changes first, and the cards are drawn after it.
    scrollToAnchor({ ...anchor.current, hadFocus: false });
    anchor.current = null;
  }, []);
  useLayoutEffect(keepStill);
  return keepStill;
}
