import { passwordRequestRoute, resetPasswordRoute, undoPhoneChangeRoute } from '#domain/routes.ts';
import { type LoadedEarly, loadedEarly } from '#src/ui/loaded-early.tsx';
import type { staffRoutes } from './staff-routes.ts';

type StaffRoutes = typeof staffRoutes;

const editor = loadedEarly(() => import('#src/editor/route.tsx'));
const profile = loadedEarly(() => import('#src/profile/route.tsx'));

const staffPage = (name: keyof StaffRoutes): LoadedEarly =>
  loadedEarly(async () => (await import('./staff-routes.ts')).staffRoutes[name]());

/** The page of each path; a path that `domain/routes.ts` opens and that is not here is still to be built. */
export const livePages: Record<string, LoadedEarly> = {
  '/login/mobile': loadedEarly(() => import('#src/login/mobile-route.tsx')),
  '/login/internal': staffPage('signIn'),
  '/login/agency': loadedEarly(() => import('#src/login/agency-route.tsx')),
  '/token-login': loadedEarly(() => import('#src/login/sign-in-link-route.tsx')),
  [undoPhoneChangeRoute]: loadedEarly(() => import('#src/login/undo-phone-change-route.tsx')),
  [resetPasswordRoute]: staffPage('resetPassword'),
  [passwordRequestRoute]: staffPage('passwordRequest'),
  '/verify-phone': loadedEarly(() => import('#src/login/verify-phone-route.tsx')),
  '/merge-accounts': loadedEarly(() => import('#src/accounts/merge-accounts-route.tsx')),
  '/profile': profile,
  '/bank-details': loadedEarly(() => import('#src/bank/route.tsx')),
  '/pending': loadedEarly(() => import('#src/onboarding/pending-route.tsx')),
  '/profile-rejected': loadedEarly(() => import('#src/onboarding/profile-rejected-route.tsx')),
  '/app/internal': staffPage('home'),
  '/app/post/list': loadedEarly(() => import('#src/posts/route.tsx')),
  '/app/post/featured/wall': loadedEarly(() => import('#src/analytics/wall-route.tsx')),
  '/app/post/create': editor,
  '/app/post/edit': editor,
  '/app/post/view': loadedEarly(() => import('#src/posts/view-route.tsx')),
  '/app/post/versions': loadedEarly(() => import('#src/versions/route.tsx')),
  '/app/analytics': loadedEarly(() => import('#src/analytics/analytics-route.tsx')),
  '/app/leaderboard': loadedEarly(() => import('#src/analytics/leaderboard-route.tsx')),
  '/app/earnings': loadedEarly(() => import('#src/money/earnings-route.tsx')),
  '/app/earnings/invoices': loadedEarly(() => import('#src/money/invoices-route.tsx')),
  '/app/profile': profile,
  '/app/approve-details': staffPage('approvals'),
  '/app/security': staffPage('security'),
  '/app/staff-sessions': staffPage('sessions'),
  '/app/review': staffPage('review'),
};

export const laterPage: LoadedEarly = loadedEarly(() => import('./later-page.tsx'));

/** What stands above every page of the main area of creators. */
export const OnboardingSlot = loadedEarly(() => import('#src/onboarding/onboarding-slot.tsx'));
