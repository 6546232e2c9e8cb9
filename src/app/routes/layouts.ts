import { signedOutRoutes } from '#domain/navigation/routes.ts';
import { lazyWithPreload } from '#src/ui/feedback/lazy-with-preload.tsx';
import { OnboardingSlot, pageRoutes } from './page-routes.tsx';

export const Landing = lazyWithPreload(() => import('#src/features/landing/landing-route.tsx'));
export const SignedInLayout = lazyWithPreload(() => import('../layout/signed-in-layout.tsx'));
export const SignedOutLayout = lazyWithPreload(() => import('../layout/signed-out-layout.tsx'));

/**
 * Fetches what the page of an address will most likely need, while the portal is still asking who
 * is there. What cannot be fetched now is fetched again when it is drawn, and told of there. Ends
 * when all of it is there, or cannot be.
 */
export async function preloadPage({
  pathname: path,
  search,
}: {
  pathname: string;
  search: string;
}): Promise<void> {
  await Promise.allSettled(
    [...layoutsForPath(path), pageRoutes[path]].map((part) =>
      part?.load(new URLSearchParams(search)),
    ),
  );
}

function layoutsForPath(path: string) {
  if (path === '/login') return [Landing];
  return signedOutRoutes.includes(path) ? [SignedOutLayout] : [SignedInLayout, OnboardingSlot];
}
