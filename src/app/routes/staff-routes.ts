/** The pages of staff, which the script of creators does not name. */
export const staffRoutes = {
  signIn: () => import('#src/features/auth/staff/staff-sign-in-route.tsx'),
  resetPassword: () => import('#src/features/auth/staff/reset-password-route.tsx'),
  passwordRequest: () => import('#src/features/auth/staff/request-password-reset-route.tsx'),
  home: () => import('#src/features/admin/home/staff-home.tsx'),
  approvals: () => import('#src/features/admin/approvals/approvals-route.tsx'),
  review: () => import('#src/features/review/review-route.tsx'),
  sessions: () => import('#src/features/admin/staff/staff-sessions-route.tsx'),
  security: () => import('#src/features/security/security-route.tsx'),
};
