import { describe, expect, it } from 'vitest';
import { isStaffMember, rolePermissions } from '#domain/permissions/permissions.ts';
import { agencyEntries } from '#src/app/navigation/agency-entries.ts';
import {
  creatorEntries,
  drawerEntries,
  type NavigationEntry,
  openEntries,
} from '#src/app/navigation/navigation-entries.ts';
import { staffEntries } from '#src/app/navigation/staff-entries.ts';
import { creator, staff } from '#test/factories/current-users.ts';

const flags = { enableWallOfFame: false };

type Permissions = typeof creator.permissions;

const entriesFor = (permissions: Permissions) =>
  openEntries(isStaffMember(permissions) ? staffEntries : creatorEntries, {
    nextScreen: 'dashboard',
    permissions,
    flags,
    region: 'DH_APP',
  });

const addressesOf = (entries: readonly NavigationEntry[]): string[] =>
  entries.flatMap((entry) =>
    'links' in entry ? entry.links.map(({ to }) => `- ${to}`) : [entry.to],
  );

/** The addresses that somebody finds in the bar, those in submenus after a dash. */
const addresses = (permissions: Permissions) => addressesOf(entriesFor(permissions));

describe('the navigation', () => {
  // spec 2.47
  it('leads creators to their posts and their analytics', () => {
    expect(addresses(creator.permissions)).toEqual([
      '/app/post/list',
      '/app/post/list?archived=true',
      '/app/analytics',
      '/app/leaderboard',
      '/app/earnings',
    ]);
  });

  it('leads agencies to their creators, what these earned, and invitations', () => {
    const visitor = {
      nextScreen: 'dashboard',
      permissions: rolePermissions.agency,
      flags,
      region: 'DH_APP',
    } as const;
    expect(addressesOf(openEntries(agencyEntries, visitor))).toEqual([
      '/app/own-creators',
      '/app/agency-earnings',
      '/app/earnings/invoices',
      '/app/agency-invitations',
      '/app/post/list',
    ]);
    const own = { ...visitor, permissions: creator.permissions };
    expect(addressesOf(openEntries(agencyEntries, own))).toEqual([
      '/app/earnings/invoices',
      '/app/post/list',
    ]);
  });

  // spec 2.47, 2.48, 2.49
  it('leads staff to everything that they manage and approve', () => {
    expect(addresses(staff.permissions)).toEqual([
      '/app/internal',
      '/app/post/list?archived=true',
      '- /app/commConfig',
      '- /app/source',
      '- /app/account',
      '- /app/creator',
      '- /app/agency',
      '- /app/ogcToUgc',
      '- /app/invoice',
      '- /app/campaigns',
      '- /app/markFeaturedPost',
      '- /app/hashtags',
      '- /app/charts',
      '- /app/approve-details',
      '- /app/review',
      '- /app/appeals',
      '- /app/bank-details',
      '- /app/publications',
    ]);
  });

  it('leads administrators to their colleagues and the audit trail', () => {
    const found = addresses([...staff.permissions, 'MANAGE_STAFF']);
    expect(found.slice(-2)).toEqual(['- /app/staff', '- /app/audit']);
  });

  // spec 2.51
  it('has a shorter list in the drawer', () => {
    expect(addressesOf(drawerEntries(entriesFor(staff.permissions)))).toEqual([
      '/app/internal',
      '/app/post/list?archived=true',
      '- /app/commConfig',
      '- /app/source',
      '- /app/account',
      '- /app/creator',
      '- /app/agency',
      '- /app/invoice',
      '- /app/approve-details',
      '- /app/review',
      '- /app/appeals',
    ]);
  });

  it('leads staff who only approve creators to what they approve and manage', () => {
    expect(addresses(['APPROVE_CREATOR'])).toEqual([
      '- /app/source',
      '- /app/account',
      '- /app/creator',
      '- /app/agency',
      '- /app/ogcToUgc',
      '- /app/approve-details',
      '- /app/bank-details',
    ]);
  });

  it('offers no page without access', () => {
    expect(addresses(['UPDATE_PROFILE'])).toEqual([]);
  });
});
