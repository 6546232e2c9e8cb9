import { type ReactNode, useState } from 'react';
import { LazyDialogBoundary } from './lazy-dialog-boundary.tsx';

type Props = { open: boolean; title?: ReactNode; onClose?: () => void; children: ReactNode };

/**
 * A dialog that is fetched when it opens, and kept from then on: a window gives the focus back as
 * it closes.
 */
export function LazyDialog({ open, children, ...rest }: Props) {
  const [last, setLast] = useState({ open, openings: open ? 1 : 0 });
  if (last.open !== open) setLast({ open, openings: last.openings + (open ? 1 : 0) });
  if (last.openings === 0) return null;
  // Keyed by its opening, so that a failed chunk is loaded again.
  return (
    <LazyDialogBoundary key={last.openings} open={open} {...rest}>
      {children}
    </LazyDialogBoundary>
  );
}
