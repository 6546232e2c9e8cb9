import { describe, expect, it } from 'vitest';
import { screenArea, stepRoute, stepRoutes } from '#domain/navigation/onboarding-steps.ts';
import {
  agencyInvitationRoute,
  homePath,
  mainRoutes,
  routeAccess,
  signedOutRoutes,
  type Visitor,
} from '#domain/navigation/routes.ts';
import {
  isStaffMember,
  type Permission,
  permissions,
  rolePermissions,
  staffPermissions,
} from '#domain/permissions/permissions.ts';

const visitor = (
  nextScreen: string,
  permissions: readonly Permission[] = [],
  wall = false,
): Visitor => ({
  nextScreen,
  permissions,
  flags: { enableWallOfFame: wall },
  region: 'DH_APP',
});
const creator = visitor('dashboard', rolePermissions.creator);
const staff = visitor('dashboard', rolePermissions.staff);
const agency = visitor('dashboard', rolePermissions.agency);
const noPermission = { kind: 'no-permission' };
const show = { kind: 'show' };
const to = (path: string) => ({ kind: 'redirect', to: path });

describe('signed out', () => {
  it.each(signedOutRoutes)('%s is shown', (path) => {
    expect(routeAccess(path, visitor('login'))).toEqual(show);
  });

  // spec 2.6
  it.each([
    ...Object.keys(mainRoutes),
    '/',
    '/profile',
    '/pending',
    '/verify-phone',
    '/login/',
    '/login/other',
    '//example.com',
  ])('%s leads to /login', (path) => {
    expect(routeAccess(path, visitor('login'))).toEqual(to('/login'));
  });

  it('does not offer the phone in DH_MENA', () => {
    const inMena: Visitor = { ...visitor('login'), region: 'DH_MENA' };
    expect(routeAccess('/login/mobile', inMena)).toEqual(to('/login'));
    expect(routeAccess('/login', inMena)).toEqual(show);
  });
});

const preDashboardSteps = Object.keys(stepRoutes).filter(
  (step) => screenArea(step) === 'preDashboard',
);

describe.each(preDashboardSteps)('before the dashboard, at the step %s', (step) => {
  const own = stepRoute(step);
  const person = visitor(step, rolePermissions.creator);

  it('its own screen is shown', () => {
    expect(routeAccess(own, person)).toEqual(show);
  });

  // spec 2.11
  it('every other path leads to it', () => {
    const paths = [
      ...Object.keys(mainRoutes),
      ...signedOutRoutes,
      '/',
      '/nowhere',
      '/merge-accounts',
      '/pending',
    ];
    for (const path of paths.filter((other) => other !== own)) {
      expect(routeAccess(path, person), path).toEqual(to(own));
    }
  });
});

it('a rejected creator may edit their profile', () => {
  expect(routeAccess('/profile', visitor('waiting-rejected-screen'))).toEqual(show);
});

describe.each([['dashboard'], ['post-listing'], ['registration']])(
  'in the main area, at %s',
  (step) => {
    // spec 2.25, 2.27, 2.28, 2.29, 2.31, 2.32, 2.33, 2.34, 2.35, 2.36, 2.37, 2.38, 2.39, 2.40, 2.41
    // spec 2.42, 6.1, 6.2
    it.each([
      ['/app/internal', 'INTERNAL'],
      ['/app/post/list', 'VIEW_POST'],
      ['/app/post/create', 'CREATE_POST'],
      ['/app/post/edit', 'UPDATE_POST'],
      ['/app/profile', 'UPDATE_PROFILE'],
      ['/app/agency', 'APPROVE_CREATOR'],
      ['/app/creator', 'APPROVE_CREATOR'],
      ['/app/account', 'APPROVE_CREATOR'],
      ['/app/source', 'APPROVE_CREATOR'],
      ['/app/commConfig', 'INTERNAL'],
      ['/app/approve-details', 'APPROVE_CREATOR'],
      ['/app/bank-details', 'APPROVE_CREATOR'],
      ['/app/ogcToUgc', 'APPROVE_CREATOR'],
      ['/app/invoice', 'INTERNAL'],
      ['/app/campaigns', 'INTERNAL'],
      ['/app/markFeaturedPost', 'INTERNAL'],
      ['/app/review', 'INTERNAL'],
      ['/app/staff', 'MANAGE_STAFF'],
      ['/app/own-creators', 'MANAGE_AGENCY_CREATORS'],
      ['/app/agency-earnings', 'MANAGE_AGENCY_CREATORS'],
      ['/app/agency-invitations', 'MANAGE_AGENCY_CREATORS'],
    ] as [string, Permission][])('%s needs %s and no more', (path, permission) => {
      expect(routeAccess(path, visitor(step, [permission]))).toEqual(show);
      const others = rolePermissions.staff.filter((other) => other !== permission);
      expect(routeAccess(path, visitor(step, others)).kind).not.toBe('show');
    });
  },
);

describe('in the main area', () => {
  // spec 2.26, 6.5
  it('the wall of fame needs its flag as well', () => {
    const path = '/app/post/featured/wall';
    expect(routeAccess(path, visitor('dashboard', ['VIEW_POST'], true))).toEqual(show);
    expect(routeAccess(path, visitor('dashboard', ['VIEW_POST'], false))).toEqual(
      to('/app/post/list'),
    );
    expect(routeAccess(path, visitor('dashboard', ['CREATE_POST'], true)).kind).not.toBe('show');
  });

  // spec 2.44, 6.3
  it.each([['/'], ['/login'], ['/profile'], ['/app']])(
    'the path %s leads people to their start page',
    (path) => {
      expect(routeAccess(path, staff)).toEqual(to('/app/internal'));
      expect(routeAccess(path, creator)).toEqual(to('/app/post/list'));
      expect(routeAccess(path, agency)).toEqual(to('/app/own-creators'));
    },
  );

  it.each([['/nowhere'], ['/app/post'], ['/app/post/list/1'], ['/app/toString'], ['constructor']])(
    'there is no page at %s',
    (path) => {
      for (const person of [staff, creator, agency])
        expect(routeAccess(path, person)).toEqual({ kind: 'not-found' });
    },
  );

  it('leads from an address with a slash at its end to the page', () => {
    expect(routeAccess('/app/profile/', creator)).toEqual(to('/app/profile'));
  });

  it('creators and agencies see nothing that is for staff', () => {
    const staffPaths = Object.keys(mainRoutes).filter((path) =>
      [mainRoutes[path]?.permission ?? []].flat().some((one) => isStaffMember([one])),
    );
    expect(staffPaths.length).toBeGreaterThan(14);
    for (const path of staffPaths)
      for (const [person, start] of [
        [creator, '/app/post/list'],
        [agency, '/app/own-creators'],
      ] as const)
        expect(routeAccess(path, person), path).toEqual(to(start));
  });

  it.each(staffPermissions)('staff with only %s may secure their sign-in', (permission) => {
    expect(routeAccess('/app/security', visitor('dashboard', [permission]))).toEqual(show);
    expect(routeAccess('/', visitor('dashboard', [permission])).kind).toBe('redirect');
  });

  // spec 2.45
  it.each(Object.keys(mainRoutes))('without any permission there is none of %s', (path) => {
    expect(routeAccess(path, visitor('dashboard', [], true))).toEqual(noPermission);
  });

  it('a person without access to their start page sees an error, and is not redirected', () => {
    expect(routeAccess('/app/post/list', visitor('dashboard', ['UPDATE_PROFILE']))).toEqual(
      noPermission,
    );
  });
});

it('no redirect leads to another redirect, for anybody, from anywhere', () => {
  const paths = [
    ...Object.keys(mainRoutes),
    ...signedOutRoutes,
    ...Object.values(stepRoutes),
    '/',
    '/nowhere',
  ];
  const people = Object.keys(stepRoutes).flatMap((step) =>
    [[], ...Object.values(rolePermissions), ...permissions.map((one) => [one])].map((granted) =>
      visitor(step, granted),
    ),
  );
  for (const person of people) {
    for (const path of paths) {
      const passage = routeAccess(path, person);
      if (passage.kind !== 'redirect') continue;
      const target = passage.to.split('?')[0] ?? '';
      expect(routeAccess(target, person).kind, `${person.nextScreen}: ${path}`).not.toBe(
        'redirect',
      );
    }
  }
});

it.each([
  [rolePermissions.staff, '/app/internal'],
  [rolePermissions.creator, '/app/post/list'],
  [rolePermissions.agency, '/app/own-creators'],
  [['APPROVE_CREATOR', 'VIEW_POST'], '/app/approve-details'],
  [['MANAGE_STAFF', 'VIEW_POST'], '/app/staff'],
] as [Permission[], string][])('a person with %j starts at %s', (granted, path) => {
  expect(homePath({ permissions: granted })).toBe(path);
});

it('an invitation of an agency is open to everybody, at any step and without permissions', () => {
  for (const person of [visitor('login'), visitor('phone-submission'), creator, staff, agency])
    expect(routeAccess(agencyInvitationRoute, person)).toEqual(show);
  expect(routeAccess(agencyInvitationRoute, visitor('dashboard', []))).toEqual(show);
});
