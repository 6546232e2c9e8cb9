import { agencyInvitationRoute, blockedAccountRoute } from '#domain/navigation/routes.ts';
import type { PageLoader } from '#src/ui/feedback/lazy-with-preload.tsx';

/**
 * The pages of agencies and of blocked accounts by their paths; the scripts of creators do not name
 * them.
 */
export const agencyRoutes: Record<string, PageLoader> = {
  '/app/own-creators': () => import('#src/features/agency/own-creators-route.tsx'),
  '/app/agency-earnings': () => import('#src/features/agency/agency-earnings-route.tsx'),
  '/app/agency-invitations': () => import('#src/features/agency/invitations-route.tsx'),
  [agencyInvitationRoute]: () => import('#src/features/agency/answer-invitation-route.tsx'),
  [blockedAccountRoute]: () =>
    import('#src/features/posts/blocked-account/blocked-account-route.tsx'),
};
