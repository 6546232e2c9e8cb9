import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus when the button of a card that had it goes: to the answer that replaces it, and
 * from a card that is closed to the heading of the page.
 */
export function useKeptFocus({ isShown, isAnswered }: { isShown: boolean; isAnswered: boolean }): {
  card: RefObject<HTMLDivElement | null>;
  /** Can be focused (`tabIndex={-1}`). */
  answer: RefObject<HTMLParagraphElement | null>;
} {
  const card = useRef<HTMLDivElement>(null);
  const answer = useRef<HTMLParagraphElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    const note = (event: FocusEvent) => {
      hadFocus.current = card.current?.contains(event.target as Node) === true;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    if (isShown && isAnswered && hadFocus.current) answer.current?.focus();
  }, [isShown, isAnswered]);
  useEffect(() => {
    if (isShown || !hadFocus.current) return;
    hadFocus.current = false;
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [isShown]);
  return { card, answer };
}
