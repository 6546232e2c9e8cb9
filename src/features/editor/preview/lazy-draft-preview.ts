import { lazyWithPreload } from '#src/ui/feedback/lazy-with-preload.tsx';

/** Fetched by the chart before it is shown. */
export const DraftPreview = lazyWithPreload(() => import('./draft-preview.tsx'));
