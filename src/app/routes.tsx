import { type LoadedEarly, loadedEarly } from '#src/ui/loaded-early.tsx';

const editor = loadedEarly(() => import('#src/editor/route.tsx'));
const profile = loadedEarly(() => import('#src/profile/route.tsx'));

/** The page of each path; a path that `domain/routes.ts` opens and that is not here is still to be built. */
export const livePages: Record<string, LoadedEarly> = {
  '/login/mobile': loadedEarly(() => import('#src/login/mobile-route.tsx')),
  '/login/internal': loadedEarly(() => import('#src/login/internal-route.tsx')),
  '/login/agency': loadedEarly(() => import('#src/login/agency-route.tsx')),
  '/token-login': loadedEarly(() => import('#src/login/sign-in-link-route.tsx')),
  '/verify-phone': loadedEarly(() => import('#src/login/verify-phone-route.tsx')),
  '/merge-accounts': loadedEarly(() => import('#src/accounts/merge-accounts-route.tsx')),
  '/profile': profile,
  '/bank-details': loadedEarly(() => import('#src/bank/route.tsx')),
  '/pending': loadedEarly(() => import('#src/onboarding/pending-route.tsx')),
  '/profile-rejected': loadedEarly(() => import('#src/onboarding/profile-rejected-route.tsx')),
  '/app/internal': loadedEarly(() => import('./internal-home.tsx')),
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
  '/app/approve-details': loadedEarly(() => import('#src/staff/approvals-route.tsx')),
  '/app/review': loadedEarly(() => import('#src/staff/review-route.tsx')),
};

export const laterPage: LoadedEarly = loadedEarly(() => import('./later-page.tsx'));

/** What stands above every page of the main area of creators. */
export const OnboardingSlot = loadedEarly(() => import('#src/onboarding/onboarding-slot.tsx'));
