import { useEffect, useState } from 'react';
import { isCreator } from '#domain/permissions/permissions.ts';
import type { CurrentUser } from '#src/api/operation-types.ts';
import { useSession } from '#src/api/session-context.ts';
import { wasInstallAnswered } from '#src/device/install-answer-store.ts';
import { installWay } from '#src/device/install-prompt.ts';
import { LazyBoundary } from '#src/ui/feedback/lazy-boundary.tsx';
import { lazyWithPreload } from '#src/ui/feedback/lazy-with-preload.tsx';
import type { PostListActor } from '../list/post-list-actor.ts';

const InstallOffer = lazyWithPreload<{ list: PostListActor; isEarly: boolean }>(
  () => import('./install-offer-container.tsx'),
);

const isDue = ({ permissions, userId }: CurrentUser) =>
  isCreator(permissions) && installWay() !== null && !wasInstallAnswered(userId ?? '');

/**
 * The offer to install the portal, until it was answered on this device. Its code is fetched only
 * where it is due; where that fails, there is none.
 */
export function InstallOfferSlot({ list }: { list: PostListActor }) {
  const { currentUser } = useSession();
  const [isOffered] = useState(() => isDue(currentUser));
  const [isEarly] = useState(InstallOffer.isLoaded);
  useEffect(() => {
    // So that it is drawn with the rows on the next visit.
    if (isOffered) InstallOffer.load().catch(() => {});
  }, [isOffered]);
  if (!isOffered) return null;
  return (
    <LazyBoundary fallback={null} renderError={() => null}>
      <InstallOffer list={list} isEarly={isEarly} />
    </LazyBoundary>
  );
}
