import { type ComponentProps, useEffect } from 'react';
import { lazyWithPreload } from '../../feedback/lazy-with-preload.tsx';
import { LazyDialogBoundary } from '../../overlay/lazy-dialog-boundary.tsx';
import type { CropDialog as Dialog } from './crop-dialog.tsx';
import { CropTitle } from './crop-title.tsx';

type Props = ComponentProps<typeof Dialog>;

const Chunk = lazyWithPreload<Props>(async () => ({
  default: (await import('./crop-dialog.tsx')).CropDialog,
}));

/** `CropDialog`, which is fetched when a picture can be chosen (`usePreloadCropDialog`). */
export function CropDialog(props: Props) {
  return (
    <LazyDialogBoundary
      title={<CropTitle />}
      onClose={() => props.actor.send({ type: 'crop.cancelled' })}
    >
      <Chunk {...props} />
    </LazyDialogBoundary>
  );
}

/** Fetches the dialog behind the page, so that it is there when the network has gone. */
export function usePreloadCropDialog(): void {
  useEffect(() => {
    // What cannot be fetched now is fetched when it is drawn.
    Chunk.load().catch(() => {});
  }, []);
}
