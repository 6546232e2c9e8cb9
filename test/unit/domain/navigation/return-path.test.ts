import { describe, expect, it } from 'vitest';
import { permittedReturnPath, safeReturnPath } from '#domain/navigation/return-path.ts';
import { mainRoutes, signedOutRoutes, type Visitor } from '#domain/navigation/routes.ts';
import { rolePermissions } from '#domain/permissions/permissions.ts';

const flags = { enableWallOfFame: false };
const creator: Visitor = {
  nextScreen: 'dashboard',
  permissions: rolePermissions.creator,
  flags,
  region: 'DH_APP',
};
const unverified: Visitor = { ...creator, nextScreen: 'phone-submission', permissions: [] };

describe('a return address', () => {
  it.each(Object.keys(mainRoutes))('%s, with its query', (path) => {
    expect(safeReturnPath(`${path}?a=1&b=%E0%A4%85`)).toBe(`${path}?a=1&b=%E0%A4%85`);
  });

  it.each([
    ...signedOutRoutes,
    '/',
    '/verify-phone',
    '/app/nowhere',
    '//evil.example/app/post/list',
    'https://evil.example/app/post/list',
    '/\\evil.example/app/post/list',
    '\\\\evil.example/app/post/list',
    '/\t/evil.example/app/post/list',
    'javascript:alert(1)',
    'http://[',
    `/app/post/list?${'a'.repeat(2000)}`,
  ])('%j is none', (address) => {
    expect(safeReturnPath(address)).toBeNull();
  });

  it('leaves out the fragment, and a path that only looks like one', () => {
    expect(safeReturnPath('/app/post/edit?postUID=1#x')).toBe('/app/post/edit?postUID=1');
    expect(safeReturnPath('/app/post/list/../../../x')).toBeNull();
    // The secret of an invitation is in the fragment, which is not kept here.
    expect(safeReturnPath('/agency-invitation#token=x')).toBe('/agency-invitation');
  });
});

describe('the way back', () => {
  it('is open to people who may open the page', () => {
    expect(permittedReturnPath('/app/post/edit?postUID=1', creator)).toBe(
      '/app/post/edit?postUID=1',
    );
    expect(permittedReturnPath('/app/review', creator)).toBeNull();
    expect(permittedReturnPath('/app/post/list', unverified)).toBeNull();
    expect(permittedReturnPath(null, creator)).toBeNull();
    expect(permittedReturnPath('//evil.example/app/post/list', creator)).toBeNull();
  });
});
