import { signedOutRoutes } from '#domain/routes.ts';
import { loadedEarly } from '#src/ui/loaded-early.tsx';
import { livePages, OnboardingSlot } from './routes.tsx';

export const Landing = loadedEarly(() => import('./landing-route.tsx'));
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
  await Promise.allSettled(
    [...framesAt(path), livePages[path]].map((part) => part?.load(new URLSearchParams(search))),
  );
}

function framesAt(path: string) {
  if (path === '/login') return [Landing];
  return signedOutRoutes.includes(path) ? [SignedOutFrame] : [SignedInFrame, OnboardingSlot];
}
