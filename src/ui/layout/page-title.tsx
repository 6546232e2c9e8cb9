import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { productName } from '#domain/product.ts';
import { firstPageElement, hideFirstPage } from './first-page.ts';
import { Heading } from './text.tsx';

/** The entry of the browser's history at which the last screen appeared. */
let lastEntry: string | undefined;

/**
 * The heading of a screen. It takes the focus when the screen appears, so that screen readers and
 * the scroll position start there; after going back or forward the scroll position is restored.
 */
export function PageTitle({
  children,
  size = 'lg',
}: {
  children: ReactNode;
  size?: 'md' | 'lg' | 'xl';
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const arrival = useRef({ key, isTravelled: useNavigationType() === 'POP' });
  const previousFocus = useRef<Element | null>(null);
  // As the screen appears: what gets the focus from then on keeps it.
  useLayoutEffect(() => {
    // People who write on the prerendered page continue on this one.
    previousFocus.current = firstPageElement() ? document.body : document.activeElement;
  }, []);
  useEffect(() => {
    const { key: entry, isTravelled: isHistoryNavigation } = arrival.current;
    if (entry === lastEntry || !isHistoryNavigation) window.scrollTo({ top: 0 });
    lastEntry = entry;
    document.title = `${heading.current?.textContent} · ${productName}`;
    return afterPaint(() => {
      hideFirstPage();
      const now = document.activeElement;
      const isUntouched = now === previousFocus.current || now === document.body;
      // Losing the focus would close a menu that was opened while the screen was loading.
      if (isUntouched && !now?.closest('[role=menu]'))
        heading.current?.focus({ preventScroll: true });
    });
  }, []);
  return (
    <Heading as="h1" ref={heading} size={size} tabIndex={-1} _focusVisible={{ outline: 'none' }}>
      {children}
    </Heading>
  );
}

/**
 * Calls when the browser has laid out and painted. The focus asks for a layout; any sooner it would
 * be one more, of a page that is still being drawn. Returns the function that calls it off.
 */
function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
