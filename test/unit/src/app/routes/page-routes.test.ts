import { expect, it } from 'vitest';
import {
  agencyInvitationRoute,
  blockedAccountRoute,
  mainRoutes,
  passwordRequestRoute,
  resetPasswordRoute,
  signedOutRoutes,
  undoPhoneChangeRoute,
} from '#domain/navigation/routes.ts';
import { isStaffMember } from '#domain/permissions/permissions.ts';
import { agencyRoutes } from '#src/app/routes/agency-routes.ts';
import { pageRoutes } from '#src/app/routes/page-routes.tsx';
import { staffRoutes } from '#src/app/routes/staff-routes.ts';

const publicRoutes = [
  blockedAccountRoute,
  agencyInvitationRoute,
  passwordRequestRoute,
  resetPasswordRoute,
  undoPhoneChangeRoute,
];

it('every path that people may open has a page', () => {
  const open = [...Object.keys(mainRoutes), ...signedOutRoutes, ...publicRoutes];
  // The landing page is part of the layout of people who are signed out.
  expect(open.filter((path) => path !== '/login' && !pageRoutes[path])).toEqual([]);
});

it('every page of staff and agencies is found at its path', () => {
  const pathsFor = (accepts: (permissions: readonly string[]) => boolean) =>
    Object.entries(mainRoutes)
      .filter(([, { permission }]) => accepts([permission].flat()))
      .map(([path]) => path);
  const staffPaths = pathsFor((permissions) => isStaffMember(permissions as never));
  const agencyPaths = pathsFor((permissions) => permissions.includes('MANAGE_AGENCY_CREATORS'));
  expect(Object.keys(staffRoutes)).toEqual(expect.arrayContaining(staffPaths));
  expect(Object.keys(agencyRoutes)).toEqual(expect.arrayContaining(agencyPaths));
});

it('no page of staff or agencies is without a path', () => {
  const paths = [...Object.keys(staffRoutes), ...Object.keys(agencyRoutes)];
  expect(paths.filter((path) => !pageRoutes[path])).toEqual([]);
});
