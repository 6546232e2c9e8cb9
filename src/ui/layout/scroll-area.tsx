import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { Box } from './layout.tsx';

type Props = ComponentProps<typeof Box> & { titleId: string };

/**
 * A scrollable part of the page, named by `titleId`. While it scrolls and contains nothing
 * focusable, it is focusable itself, for scrolling by keyboard (axe: scrollable-region-focusable).
 */
export function ScrollArea({ titleId, children, ...rest }: Props) {
  const body = useRef<HTMLDivElement>(null);
  const [isFocusable, setIsFocusable] = useState(false);
  useEffect(() => {
    const element = body.current;
    if (!element) return;
    const look = () => setIsFocusable(isScrolling(element) && !element.querySelector(focusable));
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    const contents = new MutationObserver(look);
    contents.observe(element, { childList: true, subtree: true, characterData: true });
    look();
    return () => {
      sizes.disconnect();
      contents.disconnect();
    };
  }, []);
  return (
    <Box
      ref={body}
      overflowY="auto"
      // The focused element is not covered by the sticky buttons (WCAG 2.4.11).
      scrollPaddingBlockEnd="24"
      {...(isFocusable && { tabIndex: 0, role: 'group', 'aria-labelledby': titleId })}
      {...rest}
    >
      {children}
    </Box>
  );
}

const focusable =
  'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])';

const isScrolling = (element: HTMLElement) =>
  element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth;
