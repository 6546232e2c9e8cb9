import { mainRoutes, routeAccess, type Visitor } from './routes.ts';

/** Stands for the portal's own origin, which an address must not leave. */
const placeholderOrigin = 'http://portal.invalid';
const maxLength = 2000;

/**
 * The address (path and query) of a page that somebody may be led back to after signing in: a page
 * of the main area, of this portal. Null for anything else, so that no link can lead a person
 * elsewhere by way of the sign-in.
 */
export function safeReturnPath(address: string): string | null {
  if (address.length > maxLength || !URL.canParse(address, placeholderOrigin)) return null;
  const { origin, pathname, search } = new URL(address, placeholderOrigin);
  return origin === placeholderOrigin && Object.hasOwn(mainRoutes, pathname)
    ? pathname + search
    : null;
}

/** Where somebody who has just signed in wanted to go, if it is open to them; else null. */
export function permittedReturnPath(address: string | null, visitor: Visitor): string | null {
  const back = address === null ? null : safeReturnPath(address);
  const path = back?.split('?')[0] ?? '';
  return routeAccess(path, visitor).kind === 'show' ? back : null;
}
