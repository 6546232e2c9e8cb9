import { type ReactNode, useEffect, useRef } from 'react';
import { Heading } from './text.tsx';

/** The name of the product, the same in every language. */
export const productName = 'DH Creator';

/** The heading of a screen. It takes the focus when the screen appears, so that screen readers begin there. */
export function PageTitle({ children, size = 'lg' }: { children: ReactNode; size?: 'md' | 'lg' | 'xl' }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    document.title = `${heading.current?.textContent} · ${productName}`;
  }, []);
  return (
    <Heading as="h1" ref={heading} size={size} tabIndex={-1} _focusVisible={{ outline: 'none' }}>
      {children}
    </Heading>
  );
}
