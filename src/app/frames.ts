import { signedOutRoutes } from '#domain/routes.ts';
import { loadedEarly } from './loaded-early.tsx';
import { livePages, OnboardingSlot } from './routes.tsx';

/* Not needed to read the landing page, which is what most people load first. */
export const SignedInFrame = loadedEarly(() => import('./signed-in-frame.tsx'));
export const SignedOutFrame = loadedEarly(() => import('./signed-out-frame.tsx'));

/**
 * Fetches what the page of an address will most likely need, while the portal is still asking who is there. What cannot be
 * fetched now is fetched again when it is drawn, and told of there. Ends when all of it is there, or cannot be.
 */
export async function loadAhead({
  pathname: path,
  search,
}: {
  pathname: string;
  search: string;
}): Promise<void> {
  if (path === '/login') return;
  const parts = signedOutRoutes.includes(path) ? [SignedOutFrame] : [SignedInFrame, OnboardingSlot];
  await Promise.allSettled(
    [...parts, livePages[path]].map((part) => part?.load(new URLSearchParams(search))),
  );
}
