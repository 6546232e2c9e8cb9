/** The pages of staff, which the script of creators does not name. */
export const staffRoutes = {
  signIn: () => import('#src/login/internal-route.tsx'),
  resetPassword: () => import('#src/login/reset-password-route.tsx'),
  passwordRequest: () => import('#src/login/password-request-route.tsx'),
  home: () => import('./internal-home.tsx'),
  approvals: () => import('#src/staff/approvals-route.tsx'),
  review: () => import('#src/staff/review-route.tsx'),
  sessions: () => import('#src/staff/sessions-route.tsx'),
  security: () => import('#src/security/route.tsx'),
};
