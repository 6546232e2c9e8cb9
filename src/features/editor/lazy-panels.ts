import { type ComponentProps, type ComponentType, useEffect } from 'react';
import { lazyWithPreload, type PreloadableComponent } from '#src/ui/feedback/lazy-with-preload.tsx';

type Panels = typeof import('./panels.ts');

const importPanels = () => import('./panels.ts');

function lazyPanel<Name extends keyof Panels>(
  name: Name,
): PreloadableComponent<ComponentProps<Panels[Name]>> {
  return lazyWithPreload<ComponentProps<Panels[Name]>>(async () => ({
    default: (await importPanels())[name] as ComponentType<ComponentProps<Panels[Name]>>,
  }));
}

export const ConflictDialog = lazyPanel('ConflictDialog');
export const NotApprovedDialog = lazyPanel('NotApprovedDialog');
export const PublishPanel = lazyPanel('PublishPanel');
export const ReadOnlyScreen = lazyPanel('ReadOnlyScreen');
export const RejectionNote = lazyPanel('RejectionNote');
export const SentScreen = lazyPanel('SentScreen');
export const RestoredVersion = lazyPanel('RestoredVersion');

const panels = [
  ConflictDialog,
  NotApprovedDialog,
  PublishPanel,
  ReadOnlyScreen,
  RejectionNote,
  SentScreen,
  RestoredVersion,
];

/** The page comes first, then what can wait. */
const preloadDelayMs = 1500;

/**
 * Fetches what comes behind the page, so that it is there when the network has gone: for a post
 * that was begun before at once, because it may be one to read or to mend.
 */
export function usePreloadPanels(isNew: boolean): void {
  useEffect(() => {
    const fetchAll = () => {
      // What cannot be fetched now is fetched when it is drawn.
      for (const { load } of panels) load().catch(() => {});
    };
    const timer = setTimeout(fetchAll, isNew ? preloadDelayMs : 0);
    // What failed without a network comes with it.
    addEventListener('online', fetchAll);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', fetchAll);
    };
  }, [isNew]);
}
