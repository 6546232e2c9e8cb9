import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

type Page = LazyExoticComponent<ComponentType>;

const editor = lazy(() => import('#src/editor/route.tsx'));
const profile = lazy(() => import('#src/profile/route.tsx'));

/** The page of each path; a path that `domain/routes.ts` opens and that is not here is still to be built. */
export const livePages: Record<string, Page> = {
  '/login/mobile': lazy(() => import('#src/login/mobile-route.tsx')),
  '/login/internal': lazy(() => import('#src/login/internal-route.tsx')),
  '/login/agency': lazy(() => import('#src/login/agency-route.tsx')),
  '/verify-phone': lazy(() => import('#src/login/verify-phone-route.tsx')),
  '/profile': profile,
  '/pending': lazy(() => import('#src/onboarding/pending-route.tsx')),
  '/profile-rejected': lazy(() => import('#src/onboarding/profile-rejected-route.tsx')),
  '/app/internal': lazy(() => import('./internal-home.tsx')),
  '/app/post/list': lazy(() => import('#src/posts/route.tsx')),
  '/app/post/create': editor,
  '/app/post/edit': editor,
  '/app/profile': profile,
  '/app/approve-details': lazy(() => import('#src/staff/approvals-route.tsx')),
  '/app/review': lazy(() => import('#src/staff/review-route.tsx')),
};

export const laterPage: Page = lazy(() => import('./later-page.tsx'));
