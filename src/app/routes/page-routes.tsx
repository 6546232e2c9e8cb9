import {
  passwordRequestRoute,
  resetPasswordRoute,
  undoPhoneChangeRoute,
} from '#domain/navigation/routes.ts';
import { lazyWithPreload, type PreloadableComponent } from '#src/ui/feedback/lazy-with-preload.tsx';
import type { staffRoutes } from './staff-routes.ts';

type StaffRoutes = typeof staffRoutes;

const editor = lazyWithPreload(() => import('#src/features/editor/route.tsx'));
const profile = lazyWithPreload(() => import('#src/features/profile/profile-route.tsx'));

const staffPage = (name: keyof StaffRoutes): PreloadableComponent =>
  lazyWithPreload(async () => (await import('./staff-routes.ts')).staffRoutes[name]());

/**
 * The page of each path; a path that `domain/navigation/routes.ts` opens and that is not here is
 * still to be built.
 */
export const pageRoutes: Record<string, PreloadableComponent> = {
  '/login/mobile': lazyWithPreload(
    () => import('#src/features/auth/phone/phone-sign-in-route.tsx'),
  ),
  '/login/internal': staffPage('signIn'),
  '/login/agency': lazyWithPreload(
    () => import('#src/features/auth/social/agency-sign-in-route.tsx'),
  ),
  '/token-login': lazyWithPreload(
    () => import('#src/features/auth/sign-in-link/sign-in-link-route.tsx'),
  ),
  [undoPhoneChangeRoute]: lazyWithPreload(
    () => import('#src/features/auth/phone/undo-phone-change-route.tsx'),
  ),
  [resetPasswordRoute]: staffPage('resetPassword'),
  [passwordRequestRoute]: staffPage('passwordRequest'),
  '/verify-phone': lazyWithPreload(() => import('#src/features/auth/phone/verify-phone-route.tsx')),
  '/merge-accounts': lazyWithPreload(
    () => import('#src/features/accounts/merge/merge-accounts-route.tsx'),
  ),
  '/profile': profile,
  '/bank-details': lazyWithPreload(() => import('#src/features/bank/bank-details-route.tsx')),
  '/pending': lazyWithPreload(() => import('#src/features/onboarding/pending-route.tsx')),
  '/profile-rejected': lazyWithPreload(
    () => import('#src/features/onboarding/profile-rejected-route.tsx'),
  ),
  '/app/internal': staffPage('home'),
  '/app/post/list': lazyWithPreload(() => import('#src/features/posts/dashboard/route.tsx')),
  '/app/post/featured/wall': lazyWithPreload(
    () => import('#src/features/analytics/wall-of-fame-route.tsx'),
  ),
  '/app/post/create': editor,
  '/app/post/edit': editor,
  '/app/post/view': lazyWithPreload(() => import('#src/features/posts/view/route.tsx')),
  '/app/post/versions': lazyWithPreload(() => import('#src/features/posts/versions/route.tsx')),
  '/app/analytics': lazyWithPreload(() => import('#src/features/analytics/analytics-route.tsx')),
  '/app/leaderboard': lazyWithPreload(
    () => import('#src/features/analytics/leaderboard-route.tsx'),
  ),
  '/app/earnings': lazyWithPreload(() => import('#src/features/money/earnings/earnings-route.tsx')),
  '/app/earnings/invoices': lazyWithPreload(
    () => import('#src/features/money/invoices/invoices-route.tsx'),
  ),
  '/app/profile': profile,
  '/app/approve-details': staffPage('approvals'),
  '/app/security': staffPage('security'),
  '/app/staff-sessions': staffPage('sessions'),
  '/app/review': staffPage('review'),
};

export const unavailablePage: PreloadableComponent = lazyWithPreload(
  () => import('./unavailable-page.tsx'),
);

/** What stands above every page of the main area of creators. */
export const OnboardingSlot = lazyWithPreload(
  () => import('#src/features/onboarding/onboarding-slot.tsx'),
);
