import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { moveFrom, type Positions, preloadMotion, recordPositions } from './motion.ts';

/**
 * Lets the items of a list move to their new places when its order changes.
 * @param order another value as soon as the list is drawn in another order
 * @param canMove whether there is anything that could change places
 * @returns records the positions of the items; to be called before a change
 */
export function useReorderMotion(
  list: RefObject<HTMLElement | null>,
  order: unknown,
  canMove: boolean,
): () => void {
  const before = useRef<Positions | null>(null);
  useEffect(() => {
    if (canMove) preloadMotion();
  }, [canMove]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: positions are for this order only
  useLayoutEffect(() => {
    if (before.current) moveFrom(before.current);
    before.current = null;
  }, [order]);
  return useCallback(() => {
    before.current = recordPositions((list.current?.children ?? []) as Iterable<HTMLElement>);
  }, [list]);
}
