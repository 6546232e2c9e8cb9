import { useState } from 'react';
import { LazyBoundary } from '#src/ui/feedback/lazy-boundary.tsx';
import { lazyWithPreload } from '#src/ui/feedback/lazy-with-preload.tsx';
import { wasCardDismissed } from './push-dismissal.ts';

const PushCard = lazyWithPreload(() => import('./live-push-card.tsx'));

/**
 * The card that offers push messages, until it was answered. Where its code does not load, there is
 * none.
 */
export function PushCardSlot() {
  const [wasDismissed] = useState(wasCardDismissed);
  if (wasDismissed) return null;
  return (
    <LazyBoundary fallback={null} renderError={() => null}>
      <PushCard />
    </LazyBoundary>
  );
}
