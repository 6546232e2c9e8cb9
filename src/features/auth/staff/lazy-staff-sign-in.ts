import { lazyWithPreload } from '#src/ui/feedback/lazy-with-preload.tsx';

/** The sign-in of staff, loaded when it is first shown: creators have no use for it. */
export const LazyStaffSignIn = lazyWithPreload(() => import('./staff-sign-in-container.tsx'));
