import { loadedEarly } from '#src/ui/loaded-early.tsx';

/** Fetched by the chart before it is shown. */
export const DraftReader = loadedEarly(() => import('./draft-reader.tsx'));
