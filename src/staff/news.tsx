import { type ReactNode, useEffect, useRef } from 'react';
import { Box } from '#src/ui/layout.tsx';

/** What stands in place of the buttons that were pressed: it takes the focus that they had, and so is read out. */
export function News({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <Box ref={place} tabIndex={-1} _focusVisible={{ outline: 'none' }}>
      {children}
    </Box>
  );
}
