import { type ComponentProps, type ComponentType, useEffect } from 'react';
import { type LoadedEarly, loadedEarly } from '#src/ui/loaded-early.tsx';

type Parts = typeof import('./parts.ts');

const fetchParts = () => import('./parts.ts');

function part<Name extends keyof Parts>(name: Name): LoadedEarly<ComponentProps<Parts[Name]>> {
  return loadedEarly<ComponentProps<Parts[Name]>>(async () => ({
    default: (await fetchParts())[name] as ComponentType<ComponentProps<Parts[Name]>>,
  }));
}

export const ConflictDialog = part('ConflictDialog');
export const NotApprovedDialog = part('NotApprovedDialog');
export const PublishPart = part('PublishPart');
export const Reading = part('Reading');
export const RejectionNote = part('RejectionNote');
export const Sent = part('Sent');
export const TakenVersion = part('TakenVersion');

const parts = [ConflictDialog, NotApprovedDialog, PublishPart, Reading, RejectionNote, Sent, TakenVersion];

/** The page comes first, then what can wait. */
const calm = 1500;

/**
 * Fetches what comes behind the page, so that it is there when the network has gone: for a post that was begun before at
 * once, because it may be one to read or to mend.
 */
export function useLaterParts(isNew: boolean): void {
  useEffect(() => {
    const fetchAll = () => {
      // What cannot be fetched now is fetched when it is drawn.
      for (const { load } of parts) load().catch(() => {});
    };
    const timer = setTimeout(fetchAll, isNew ? calm : 0);
    // What failed without a network comes with it.
    addEventListener('online', fetchAll);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', fetchAll);
    };
  }, [isNew]);
}
