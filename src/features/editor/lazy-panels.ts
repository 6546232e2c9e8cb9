import type { ComponentProps, ComponentType } from 'react';
import { lazyWithPreload, type PreloadableComponent } from '#src/ui/feedback/lazy-with-preload.tsx';
import { useIdlePreload } from '#src/ui/feedback/use-idle-preload.ts';
import { loadPictureConversion } from '#src/ui/media/picture-conversion-loader.ts';
import { loadPictureRedrawing } from './pictures/prepare-picture.ts';

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
export const LinkDialog = lazyPanel('LinkDialog');
export const NotApprovedDialog = lazyPanel('NotApprovedDialog');
export const PublishPanel = lazyPanel('PublishPanel');
export const ReadOnlyScreen = lazyPanel('ReadOnlyScreen');
export const RejectionNote = lazyPanel('RejectionNote');
export const SentScreen = lazyPanel('SentScreen');
export const RestoredVersion = lazyPanel('RestoredVersion');
export const StorageWarning = lazyPanel('StorageWarning');

const panels = [
  ConflictDialog,
  LinkDialog,
  NotApprovedDialog,
  PublishPanel,
  ReadOnlyScreen,
  RejectionNote,
  SentScreen,
  RestoredVersion,
  StorageWarning,
];
const loads = [...panels.map(({ load }) => load), loadPictureRedrawing, loadPictureConversion];

/**
 * Preloads the panels, so that they work without a network. For an existing post at once, because
 * it may be read-only or need corrections.
 */
export function usePreloadPanels(isNew: boolean): void {
  useIdlePreload(loads, isNew ? undefined : 0);
}
