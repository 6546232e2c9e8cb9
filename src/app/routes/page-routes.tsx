import {
  agencyInvitationRoute,
  blockedAccountRoute,
  helpRoute,
  mainRoutes,
  passwordRequestRoute,
  resetPasswordRoute,
  undoPhoneChangeRoute,
} from '#domain/navigation/routes.ts';
import { isStaffMember } from '#domain/permissions/permissions.ts';
import { shareRoute } from '#domain/post/share-target.ts';
import { lazyWithPreload, type PreloadableComponent } from '#src/ui/feedback/lazy-with-preload.tsx';

const editor = lazyWithPreload(() => import('#src/features/editor/route.tsx'));
const profile = lazyWithPreload(() => import('#src/features/profile/profile-route.tsx'));

const staffPage = (path: string) =>
  lazyWithPreload(async () => pageAt((await import('./staff-routes.ts')).staffRoutes, path)());

const agencyPage = (path: string) =>
  lazyWithPreload(async () => pageAt((await import('./agency-routes.ts')).agencyRoutes, path)());

function pageAt<Page>(pages: Record<string, Page>, path: string): Page {
  const page = pages[path];
  if (!page) throw new Error(`${path} has no page`);
  return page;
}

/** Pages of the signed-out area that only staff, agencies and blocked people need. */
const signedOutPages: [string, (path: string) => PreloadableComponent][] = [
  ['/login/internal', staffPage],
  [resetPasswordRoute, staffPage],
  [passwordRequestRoute, staffPage],
  [agencyInvitationRoute, agencyPage],
  [blockedAccountRoute, agencyPage],
];

/** Pages of the main area by their permission, so that creators' scripts do not list them. */
const mainPages = Object.entries(mainRoutes).flatMap(
  ([path, { permission }]): typeof signedOutPages => {
    const accepted = [permission].flat();
    if (isStaffMember(accepted)) return [[path, staffPage]];
    return accepted.includes('MANAGE_AGENCY_CREATORS') ? [[path, agencyPage]] : [];
  },
);

const creatorPages: Record<string, PreloadableComponent> = {
  '/login/mobile': lazyWithPreload(
    () => import('#src/features/auth/phone/phone-sign-in-route.tsx'),
  ),
  '/login/agency': lazyWithPreload(
    () => import('#src/features/auth/social/agency-sign-in-route.tsx'),
  ),
  '/token-login': lazyWithPreload(
    () => import('#src/features/auth/sign-in-link/sign-in-link-route.tsx'),
  ),
  [helpRoute]: lazyWithPreload(() => import('#src/features/help/help-route.tsx')),
  [shareRoute]: lazyWithPreload(() => import('#src/features/editor/share-target/route.tsx')),
  [undoPhoneChangeRoute]: lazyWithPreload(
    () => import('#src/features/auth/phone/undo-phone-change-route.tsx'),
  ),
  '/verify-phone': lazyWithPreload(() => import('#src/features/auth/phone/verify-phone-route.tsx')),
  '/merge-accounts': lazyWithPreload(
    () => import('#src/features/accounts/merge/merge-accounts-route.tsx'),
  ),
  '/account-closing': lazyWithPreload(
    () => import('#src/features/own-data/closing/account-closing-route.tsx'),
  ),
  '/profile': profile,
  '/bank-details': lazyWithPreload(() => import('#src/features/bank/bank-details-route.tsx')),
  '/pending': lazyWithPreload(() => import('#src/features/onboarding/pending-route.tsx')),
  '/profile-rejected': lazyWithPreload(
    () => import('#src/features/onboarding/profile-rejected-route.tsx'),
  ),
  '/app/post/list': lazyWithPreload(() => import('#src/features/posts/dashboard/route.tsx')),
  '/app/post/featured/wall': lazyWithPreload(
    () => import('#src/features/analytics/wall-of-fame-route.tsx'),
  ),
  '/app/post/create': editor,
  '/app/post/edit': editor,
  '/app/post/view': lazyWithPreload(() => import('#src/features/posts/view/route.tsx')),
  '/app/post/versions': lazyWithPreload(() => import('#src/features/posts/versions/route.tsx')),
  '/app/post/second-review': lazyWithPreload(() => import('#src/features/posts/appeal/route.tsx')),
  '/app/campaigns-for-you': lazyWithPreload(
    () => import('#src/features/posts/campaigns/campaigns-route.tsx'),
  ),
  '/app/analytics': lazyWithPreload(() => import('#src/features/analytics/analytics-route.tsx')),
  '/app/analytics/post': lazyWithPreload(() => import('#src/features/analytics/post/route.tsx')),
  '/app/leaderboard': lazyWithPreload(
    () => import('#src/features/analytics/leaderboard-route.tsx'),
  ),
  '/app/earnings': lazyWithPreload(() => import('#src/features/money/earnings/earnings-route.tsx')),
  '/app/earnings/invoices': lazyWithPreload(
    () => import('#src/features/money/invoices/invoices-route.tsx'),
  ),
  '/app/notifications': lazyWithPreload(
    () => import('#src/features/notifications/notifications-route.tsx'),
  ),
  '/app/notifications/settings': lazyWithPreload(
    () => import('#src/features/notification-settings/notification-settings-route.tsx'),
  ),
  '/app/profile': profile,
};

/** The page of each path. */
export const pageRoutes: Record<string, PreloadableComponent> = {
  ...creatorPages,
  ...Object.fromEntries(
    [...signedOutPages, ...mainPages].map(([path, page]) => [path, page(path)]),
  ),
};

export const notFoundPage: PreloadableComponent = lazyWithPreload(
  () => import('./not-found-page.tsx'),
);

/** Shown above every page of a creator's main area. */
export const OnboardingSlot = lazyWithPreload(
  () => import('#src/features/onboarding/onboarding-slot.tsx'),
);
