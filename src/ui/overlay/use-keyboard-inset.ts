import { type RefObject, useEffect } from 'react';

/**
 * Keeps `--keyboard-inset` of an element at the height that the on-screen keyboard takes from the
 * bottom of the page, because neither Android nor iOS shortens the page for it.
 */
export function useKeyboardInset(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const follow = () => {
      const hidden = Math.max(0, window.innerHeight - viewport.height - viewport.offsetTop);
      element.current?.style.setProperty('--keyboard-inset', `${Math.round(hidden)}px`);
    };
    follow();
    viewport.addEventListener('resize', follow);
    viewport.addEventListener('scroll', follow);
    return () => {
      viewport.removeEventListener('resize', follow);
      viewport.removeEventListener('scroll', follow);
    };
  }, [element]);
}
