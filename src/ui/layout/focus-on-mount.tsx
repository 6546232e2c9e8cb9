import { type ComponentProps, useEffect, useRef } from 'react';
import { Box } from './layout.tsx';

/** Replaces the element that had the focus, and takes the focus unless another element has it. */
export function FocusOnMount(props: ComponentProps<typeof Box>) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) box.current?.focus();
  }, []);
  return <Box ref={box} tabIndex={-1} _focusVisible={{ outline: 'none' }} {...props} />;
}
