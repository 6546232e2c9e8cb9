import { LazyBoundary } from '#src/ui/feedback/lazy-boundary.tsx';
import { lazyWithPreload } from '#src/ui/feedback/lazy-with-preload.tsx';
import { Box } from '#src/ui/layout/layout.tsx';

const Bell = lazyWithPreload(() => import('./bell.tsx'));

const place = <Box width="target" height="target" />;

/** The way to the notifications in the top bar; its place stays empty until it has loaded. */
export const NotificationBell = () => (
  <LazyBoundary fallback={place} renderError={() => place}>
    <Bell />
  </LazyBoundary>
);
