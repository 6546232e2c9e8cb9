import { describe, expect, it } from 'vitest';
import { permissionsOf } from '#domain/permissions.ts';
import { returnAddress, wayBack } from '#domain/return-address.ts';
import { mainRoutes, signedOutRoutes, type Visitor } from '#domain/routes.ts';

const flags = { enableWallOfFame: false };
const creator: Visitor = {
  nextScreen: 'dashboard',
  permissions: permissionsOf.creator,
  flags,
  region: 'DH_APP',
};
const unverified: Visitor = { ...creator, nextScreen: 'phone-submission', permissions: [] };

describe('an address to come back to', () => {
  it.each(Object.keys(mainRoutes))('%s, with its query', (path) => {
    expect(returnAddress(`${path}?a=1&b=%E0%A4%85`)).toBe(`${path}?a=1&b=%E0%A4%85`);
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
    expect(returnAddress(address)).toBeNull();
  });

  it('leaves out the fragment, and a path that only looks like one', () => {
    expect(returnAddress('/app/post/edit?postUID=1#x')).toBe('/app/post/edit?postUID=1');
    expect(returnAddress('/app/post/list/../../../x')).toBeNull();
  });
});

describe('the way back', () => {
  it('is open to those whom the page is open to', () => {
    expect(wayBack('/app/post/edit?postUID=1', creator)).toBe('/app/post/edit?postUID=1');
    expect(wayBack('/app/review', creator)).toBeNull();
    expect(wayBack('/app/post/list', unverified)).toBeNull();
    expect(wayBack(null, creator)).toBeNull();
    expect(wayBack('//evil.example/app/post/list', creator)).toBeNull();
  });
});
