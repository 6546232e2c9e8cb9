import { passwordRequestRoute, resetPasswordRoute } from '#domain/navigation/routes.ts';
import type { PageLoader } from '#src/ui/feedback/lazy-with-preload.tsx';

/** The pages of staff by their paths; the scripts of creators do not name them. */
export const staffRoutes: Record<string, PageLoader> = {
  '/login/internal': () => import('#src/features/auth/staff/staff-sign-in-route.tsx'),
  [resetPasswordRoute]: () => import('#src/features/auth/staff/reset-password-route.tsx'),
  [passwordRequestRoute]: () => import('#src/features/auth/staff/request-password-reset-route.tsx'),
  '/app/internal': () => import('#src/features/admin/home/staff-home-route.tsx'),
  '/app/approve-details': () => import('#src/features/admin/approvals/approvals-route.tsx'),
  '/app/bank-details': () => import('#src/features/admin/bank-approvals/bank-approvals-route.tsx'),
  '/app/invoice': () => import('#src/features/admin/invoices/invoices-route.tsx'),
  '/app/agency': () => import('#src/features/admin/agencies/agencies-route.tsx'),
  '/app/creator': () => import('#src/features/admin/creators/creators-route.tsx'),
  '/app/audit': () => import('#src/features/admin/audit/audit-route.tsx'),
  '/app/campaigns': () => import('#src/features/admin/campaigns/campaigns-route.tsx'),
  '/app/commConfig': () => import('#src/features/admin/comm-cards/comm-cards-route.tsx'),
  '/app/account': () => import('#src/features/admin/publishers/publishers-route.tsx'),
  '/app/source': () => import('#src/features/admin/sources/sources-route.tsx'),
  '/app/ogcToUgc': () => import('#src/features/admin/conversion/conversion-route.tsx'),
  '/app/markFeaturedPost': () => import('#src/features/admin/featured/featured-route.tsx'),
  '/app/hashtags': () => import('#src/features/admin/hashtags/hashtags-route.tsx'),
  '/app/publications': () => import('#src/features/admin/publications/publications-route.tsx'),
  '/app/charts': () => import('#src/features/admin/chart-usage/chart-usage-route.tsx'),
  '/app/review': () => import('#src/features/review/review-route.tsx'),
  '/app/appeals': () => import('#src/features/admin/appeals/appeals-route.tsx'),
  '/app/staff': () => import('#src/features/admin/staff/staff-route.tsx'),
  '/app/security': () => import('#src/features/security/security-route.tsx'),
};
