import { isPhoneOffered, type Region } from '../auth/regions.ts';
import { isStaffMember, type Permission, staffPermissions } from '../permissions/permissions.ts';
import { shareRoute } from '../post/share-target.ts';
import { screenArea, stepRoute, stepRoutes } from './onboarding-steps.ts';

/** What a person needs for a route of the main area: the permission, or one of several. */
type RouteRequirement = {
  permission: Permission | readonly Permission[];
  flag?: 'enableWallOfFame';
};

/**
 * The routes of the main area and their requirements (spec point 2). A page of staff needs the
 * permission that the server demands for what it loads (permissions.test.ts). Added by this
 * project: `/app/review`, the review queue; `/app/post/view`, the preview; `/app/post/versions`,
 * earlier versions; `/app/post/second-review` and `/app/appeals`, appeals; the pages of Analytics
 * and Leaderboard, which the specification names only in the top bar; earnings and invoices;
 * notifications and their settings; the campaigns of creators; hashtags; failed publications; how
 * charts are used; the pages of agencies; the staff's own sign-in settings, staff accounts and the
 * audit trail.
 */
export const mainRoutes: Record<string, RouteRequirement> = {
  '/app/internal': { permission: 'INTERNAL' },
  '/app/post/list': { permission: 'VIEW_POST' },
  '/app/post/featured/wall': { permission: 'VIEW_POST', flag: 'enableWallOfFame' },
  '/app/campaigns-for-you': { permission: 'CREATE_POST' },
  '/app/analytics': { permission: 'VIEW_POST' },
  '/app/analytics/post': { permission: 'VIEW_POST' },
  '/app/leaderboard': { permission: 'VIEW_POST' },
  '/app/earnings': { permission: 'VIEW_POST' },
  '/app/earnings/invoices': { permission: 'VIEW_POST' },
  '/app/post/create': { permission: 'CREATE_POST' },
  '/app/post/edit': { permission: 'UPDATE_POST' },
  '/app/post/view': { permission: 'VIEW_POST' },
  '/app/post/versions': { permission: 'VIEW_POST' },
  '/app/post/second-review': { permission: 'UPDATE_POST' },
  '/app/notifications': { permission: 'VIEW_POST' },
  '/app/notifications/settings': { permission: 'VIEW_POST' },
  '/app/profile': { permission: 'UPDATE_PROFILE' },
  '/app/agency': { permission: 'APPROVE_CREATOR' },
  '/app/creator': { permission: 'APPROVE_CREATOR' },
  '/app/account': { permission: 'APPROVE_CREATOR' },
  '/app/source': { permission: 'APPROVE_CREATOR' },
  '/app/commConfig': { permission: 'INTERNAL' },
  '/app/approve-details': { permission: 'APPROVE_CREATOR' },
  '/app/bank-details': { permission: 'APPROVE_CREATOR' },
  '/app/ogcToUgc': { permission: 'APPROVE_CREATOR' },
  '/app/invoice': { permission: 'INTERNAL' },
  '/app/campaigns': { permission: 'INTERNAL' },
  '/app/markFeaturedPost': { permission: 'INTERNAL' },
  '/app/review': { permission: 'INTERNAL' },
  '/app/appeals': { permission: 'INTERNAL' },
  '/app/hashtags': { permission: 'INTERNAL' },
  '/app/publications': { permission: 'INTERNAL' },
  '/app/charts': { permission: 'INTERNAL' },
  '/app/own-creators': { permission: 'MANAGE_AGENCY_CREATORS' },
  '/app/agency-earnings': { permission: 'MANAGE_AGENCY_CREATORS' },
  '/app/agency-invitations': { permission: 'MANAGE_AGENCY_CREATORS' },
  '/app/security': { permission: staffPermissions },
  '/app/staff': { permission: 'MANAGE_STAFF' },
  '/app/audit': { permission: 'MANAGE_STAFF' },
};

/** What has happened since a creator last looked. */
export const notificationsRoute = '/app/notifications';
export const notificationSettingsRoute = '/app/notifications/settings';

/** The pages that sign in; `/token-login` is the page of a one-time link. */
export const signedOutRoutes: readonly string[] = [
  '/login',
  '/login/mobile',
  '/login/internal',
  '/login/agency',
  '/token-login',
];

/** Open to everybody: the page of the link in the message to a changed number. */
export const undoPhoneChangeRoute = '/undo-phone-change';
/** Open to everybody: the page of a password reset link of staff, and the one that requests it. */
export const resetPasswordRoute = '/reset-password';
export const passwordRequestRoute = '/forgotten-password';
/** Open to everybody: the page of an agency's invitation, which says how to sign in first. */
export const agencyInvitationRoute = '/agency-invitation';

/** Open to everybody: the page of a blocked account, after a sign-in to one. */
export const blockedAccountRoute = '/account-blocked';

/** Open to everybody: questions and answers. */
export const helpRoute = '/help';

const publicRoutes: readonly string[] = [
  helpRoute,
  shareRoute,
  undoPhoneChangeRoute,
  blockedAccountRoute,
  agencyInvitationRoute,
  resetPasswordRoute,
  passwordRequestRoute,
];

const pagePaths: ReadonlySet<string> = new Set([
  '/',
  '/app',
  ...Object.keys(mainRoutes),
  ...signedOutRoutes,
  ...publicRoutes,
  ...Object.values(stepRoutes).map((route) => route.replace(/\?.*/, '')),
]);

/**
 * The path of the page that an address means, for anybody: a slash at its end is left out.
 * Undefined where the portal has no page.
 */
export function pagePath(address: string): string | undefined {
  return [address, address.replace(/\/$/, '')].find((path) => pagePaths.has(path));
}

export type Visitor = {
  nextScreen: string;
  permissions: readonly Permission[];
  flags: { enableWallOfFame: boolean };
  region: Region;
};

export type RouteAccess =
  | { kind: 'show' }
  | { kind: 'redirect'; to: string }
  | { kind: 'not-found' }
  /** "You don't have required permissions!! Please contact support." */
  | { kind: 'no-permission' };

const show: RouteAccess = { kind: 'show' };
const redirect = (to: string): RouteAccess => ({ kind: 'redirect', to });

/**
 * Whether a visitor may see a path, or where to go instead: spec point 2, by area and permission.
 * Only people in the main area see that a page does not exist; others have one page to be on.
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
  const known = pagePath(path);
  if (known === undefined) return { kind: 'not-found' };
  if (known !== path) return redirect(known);
  const gate = Object.hasOwn(mainRoutes, path) ? mainRoutes[path] : undefined;
  if (gate && meetsRequirement(gate, visitor)) return show;
  const home = homePath(visitor);
  return home === path ? { kind: 'no-permission' } : redirect(home);
}

function meetsRequirement(
  { permission, flag }: RouteRequirement,
  { permissions, flags }: Visitor,
): boolean {
  const accepted = [permission].flat();
  return accepted.some((each) => permissions.includes(each)) && (flag === undefined || flags[flag]);
}

/**
 * The start page of the main area: the internal page for staff, or the first page that they may
 * open; an agency's own creators; the posts for creators.
 */
export function homePath({ permissions }: Pick<Visitor, 'permissions'>): string {
  if (permissions.includes('INTERNAL')) return '/app/internal';
  if (!isStaffMember(permissions))
    return permissions.includes('MANAGE_AGENCY_CREATORS') ? '/app/own-creators' : '/app/post/list';
  return permissions.includes('APPROVE_CREATOR') ? '/app/approve-details' : '/app/staff';
}
