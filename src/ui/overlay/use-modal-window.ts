import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Opens and closes the browser's own modal dialog with `open`. It traps and restores the focus, and
 * closes on Escape and on a press outside; if the earlier focused element is gone, the page's
 * heading gets the focus. The caller holds the state and gets each close request.
 */
export function useModalWindow(
  open: boolean,
  onClose: () => void,
): RefObject<HTMLDialogElement | null> {
  const window = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  // Before the dialog is removed: a removed dialog does not restore the focus.
  useLayoutEffect(() => {
    const element = window.current;
    if (!element || !open) return;
    if (!element.open) element.showModal();
    const cancel = (event: Event) => {
      if (event.target !== element) return;
      event.preventDefault();
      close.current();
    };
    const press = (event: MouseEvent) => {
      if (event.target === element && isOutside(element, event)) close.current();
    };
    element.addEventListener('cancel', cancel);
    element.addEventListener('mousedown', press);
    const { overflow } = document.documentElement.style;
    document.documentElement.style.overflow = 'hidden';
    return () => {
      element.removeEventListener('cancel', cancel);
      element.removeEventListener('mousedown', press);
      document.documentElement.style.overflow = overflow;
      element.close();
      restorePageFocus();
    };
  }, [open]);
  return window;
}

/** Gives the focus to the heading of the page where nothing else has it. */
export function restorePageFocus(): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
}

function isOutside(element: HTMLElement, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
