import { isPhoneOffered, type Region } from '../auth/regions.ts';
import type { Permission } from '../permissions/permissions.ts';
import { screenArea, stepRoute } from './onboarding-steps.ts';

/** What a person must have for a route of the main area. */
type RouteRequirement = { permission: Permission; flag?: 'enableWallOfFame' };

/**
 * The routes of the main area and what each asks for (spec point 2). Ours are `/app/review`, the
 * review queue, `/app/post/view`, a post as readers see it, `/app/post/versions`, what it said
 * before, the pages behind Analytics and Leaderboard, which the specification names in the top bar
 * only, what a creator earned, with the invoices, and the sign-in of staff and of their colleagues.
 */
export const mainRoutes: Record<string, RouteRequirement> = {
  '/app/internal': { permission: 'INTERNAL' },
  '/app/post/list': { permission: 'VIEW_POST' },
  '/app/post/featured/wall': { permission: 'VIEW_POST', flag: 'enableWallOfFame' },
  '/app/analytics': { permission: 'VIEW_POST' },
  '/app/leaderboard': { permission: 'VIEW_POST' },
  '/app/earnings': { permission: 'VIEW_POST' },
  '/app/earnings/invoices': { permission: 'VIEW_POST' },
  '/app/post/create': { permission: 'CREATE_POST' },
  '/app/post/edit': { permission: 'UPDATE_POST' },
  '/app/post/view': { permission: 'VIEW_POST' },
  '/app/post/versions': { permission: 'VIEW_POST' },
  '/app/profile': { permission: 'UPDATE_PROFILE' },
  '/app/agency': { permission: 'INTERNAL' },
  '/app/creator': { permission: 'INTERNAL' },
  '/app/account': { permission: 'INTERNAL' },
  '/app/source': { permission: 'INTERNAL' },
  '/app/commConfig': { permission: 'INTERNAL' },
  '/app/approve-details': { permission: 'INTERNAL' },
  '/app/bank-details': { permission: 'INTERNAL' },
  '/app/ogcToUgc': { permission: 'INTERNAL' },
  '/app/invoice': { permission: 'INTERNAL' },
  '/app/campaigns': { permission: 'INTERNAL' },
  '/app/markFeaturedPost': { permission: 'INTERNAL' },
  '/app/review': { permission: 'INTERNAL' },
  '/app/security': { permission: 'INTERNAL' },
  '/app/staff-sessions': { permission: 'MANAGE_STAFF' },
};

/** Where somebody can sign in; `/token-login` is the page behind a one-time link. */
export const signedOutRoutes: readonly string[] = [
  '/login',
  '/login/mobile',
  '/login/internal',
  '/login/agency',
  '/token-login',
];

/** Open to everybody: the page behind the link in the message to a number that was changed. */
export const undoPhoneChangeRoute = '/undo-phone-change';
/**
 * Open to everybody: the page behind a link to a new password of staff, and the one that asks for
 * such a link.
 */
export const resetPasswordRoute = '/reset-password';
export const passwordRequestRoute = '/forgotten-password';

const publicRoutes: readonly string[] = [
  undoPhoneChangeRoute,
  resetPasswordRoute,
  passwordRequestRoute,
];

export type Visitor = {
  nextScreen: string;
  permissions: readonly Permission[];
  flags: { enableWallOfFame: boolean };
  region: Region;
};

export type RouteAccess =
  | { kind: 'show' }
  | { kind: 'redirect'; to: string }
  /** "You don't have required permissions!! Please contact support." */
  | { kind: 'no-permission' };

const show: RouteAccess = { kind: 'show' };
const redirect = (to: string): RouteAccess => ({ kind: 'redirect', to });

/**
 * Whether a visitor may see a path, or where to go instead: spec point 2, by area and permission.
 * @param path without query
 */
export function routeAccess(path: string, visitor: Visitor): RouteAccess {
  if (publicRoutes.includes(path)) return show;
  switch (screenArea(visitor.nextScreen)) {
    case 'signedOut':
      return isSignInOffered(path, visitor) ? show : redirect(stepRoute(visitor.nextScreen));
    case 'preDashboard': {
      const own = stepRoute(visitor.nextScreen);
      const ownPath = own.split('?')[0];
      if (visitor.nextScreen === 'waiting-rejected-screen' && path === '/profile') return show;
      return path === ownPath ? show : redirect(own);
    }
    case 'main':
      return mainRouteAccess(path, visitor);
  }
}

function isSignInOffered(path: string, { region }: Visitor): boolean {
  return signedOutRoutes.includes(path) && (path !== '/login/mobile' || isPhoneOffered(region));
}

function mainRouteAccess(path: string, visitor: Visitor): RouteAccess {
  if (visitor.permissions.length === 0) return { kind: 'no-permission' };
  const gate = Object.hasOwn(mainRoutes, path) ? mainRoutes[path] : undefined;
  if (gate && meetsRequirement(gate, visitor)) return show;
  const home = homePath(visitor);
  return home === path ? { kind: 'no-permission' } : redirect(home);
}

function meetsRequirement(gate: RouteRequirement, { permissions, flags }: Visitor): boolean {
  return permissions.includes(gate.permission) && (gate.flag === undefined || flags[gate.flag]);
}

/** Where a person of the main area begins: staff at the internal page, others at their posts. */
export function homePath({ permissions }: Pick<Visitor, 'permissions'>): string {
  return permissions.includes('INTERNAL') ? '/app/internal' : '/app/post/list';
}
