import { describe, expect, it } from 'vitest';
import { screenArea, stepRoute, stepRoutes } from '#domain/navigation/onboarding-steps.ts';
import {
  homePath,
  mainRoutes,
  routeAccess,
  signedOutRoutes,
  type Visitor,
} from '#domain/navigation/routes.ts';
import { type Permission, rolePermissions } from '#domain/permissions/permissions.ts';

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
    it.each([
      ['/app/internal', 'INTERNAL'],
      ['/app/post/list', 'VIEW_POST'],
      ['/app/post/create', 'CREATE_POST'],
      ['/app/post/edit', 'UPDATE_POST'],
      ['/app/profile', 'UPDATE_PROFILE'],
      ['/app/agency', 'INTERNAL'],
      ['/app/creator', 'INTERNAL'],
      ['/app/account', 'INTERNAL'],
      ['/app/source', 'INTERNAL'],
      ['/app/commConfig', 'INTERNAL'],
      ['/app/approve-details', 'INTERNAL'],
      ['/app/bank-details', 'INTERNAL'],
      ['/app/ogcToUgc', 'INTERNAL'],
      ['/app/invoice', 'INTERNAL'],
      ['/app/campaigns', 'INTERNAL'],
      ['/app/markFeaturedPost', 'INTERNAL'],
      ['/app/review', 'INTERNAL'],
    ] as [string, Permission][])('%s needs %s and no more', (path, permission) => {
      expect(routeAccess(path, visitor(step, [permission]))).toEqual(show);
      const others = rolePermissions.staff.filter((other) => other !== permission);
      expect(routeAccess(path, visitor(step, others)).kind).not.toBe('show');
    });
  },
);

describe('in the main area', () => {
  it('the wall of fame needs its flag as well', () => {
    const path = '/app/post/featured/wall';
    expect(routeAccess(path, visitor('dashboard', ['VIEW_POST'], true))).toEqual(show);
    expect(routeAccess(path, visitor('dashboard', ['VIEW_POST'], false))).toEqual(
      to('/app/post/list'),
    );
    expect(routeAccess(path, visitor('dashboard', ['CREATE_POST'], true)).kind).not.toBe('show');
  });

  it.each([
    ['/'],
    ['/login'],
    ['/profile'],
    ['/app'],
    ['/nowhere'],
    ['/app/toString'],
    ['constructor'],
  ])('the unknown path %s leads staff to the internal page and others to their posts', (path) => {
    expect(routeAccess(path, staff)).toEqual(to('/app/internal'));
    expect(routeAccess(path, creator)).toEqual(to('/app/post/list'));
    expect(routeAccess(path, agency)).toEqual(to('/app/post/list'));
  });

  it('nobody without INTERNAL sees what is for staff', () => {
    const internal = Object.keys(mainRoutes).filter(
      (path) => mainRoutes[path]?.permission === 'INTERNAL',
    );
    expect(internal.length).toBeGreaterThan(10);
    for (const path of internal)
      expect(routeAccess(path, creator), path).toEqual(to('/app/post/list'));
  });

  it.each(Object.keys(mainRoutes))('without any permission there is none of %s', (path) => {
    expect(routeAccess(path, visitor('dashboard', [], true))).toEqual(noPermission);
  });

  it('somebody who may not see even their first page is told so, not sent around', () => {
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
    [[], ...Object.values(rolePermissions), ['UPDATE_PROFILE' as const]].map((granted) =>
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

it('homeOf is where a person begins', () => {
  expect([homePath(staff), homePath(creator)]).toEqual(['/app/internal', '/app/post/list']);
});
