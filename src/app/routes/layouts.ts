import { mainRoutes, signedOutRoutes } from '#domain/navigation/routes.ts';
import { lazyWithPreload } from '#src/ui/feedback/lazy-with-preload.tsx';
import { OnboardingSlot, pageRoutes } from './page-routes.tsx';

export const Landing = lazyWithPreload(() => import('#src/features/landing/landing-route.tsx'));
export const SignedInLayout = lazyWithPreload(() => import('../layout/signed-in-layout.tsx'));
export const SignedOutLayout = lazyWithPreload(() => import('../layout/signed-out-layout.tsx'));

/**
 * Preloads the code of the page while the portal loads the person. Failed chunks are loaded again
 * on render, which reports failures. Resolves when everything has loaded or failed.
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
  if (signedOutRoutes.includes(path)) return [SignedOutLayout];
  return mainRoutes[path] ? [SignedInLayout, OnboardingSlot] : [SignedInLayout];
}
