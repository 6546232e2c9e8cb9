import { shareRoute } from '../post/share-target.ts';
import { screenArea } from './onboarding-steps.ts';
import { agencyInvitationRoute, mainRoutes, routeAccess, type Visitor } from './routes.ts';

/** A placeholder for the portal's own origin, which an address must not leave. */
const placeholderOrigin = 'http://portal.invalid';
const maxLength = 2000;
const openPages = [agencyInvitationRoute, shareRoute];

/**
 * A validated address (path and query) to return to after signing in: a page of this portal's main
 * area, an invitation or what another app has shared. Null for anything else, so that no link can
 * use the sign-in as an open redirect.
 */
export function safeReturnPath(address: string): string | null {
  if (address.length > maxLength || !URL.canParse(address, placeholderOrigin)) return null;
  const { origin, pathname, search } = new URL(address, placeholderOrigin);
  const isPage = Object.hasOwn(mainRoutes, pathname) || openPages.includes(pathname);
  return origin === placeholderOrigin && isPage ? pathname + search : null;
}

/** The page that a person wanted before signing in, if it is open to them; otherwise null. */
export function permittedReturnPath(address: string | null, visitor: Visitor): string | null {
  const back = address === null ? null : safeReturnPath(address);
  const path = back?.split('?')[0] ?? '';
  // Before, a post cannot be made of it.
  if (path === shareRoute && screenArea(visitor.nextScreen) !== 'main') return null;
  return routeAccess(path, visitor).kind === 'show' ? back : null;
}
