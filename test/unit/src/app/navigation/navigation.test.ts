import { describe, expect, it } from 'vitest';
import { navigationEntries } from '#src/app/navigation/navigation-entries.ts';
import { creator, staff } from '#test/factories/current-users.ts';

const flags = { enableWallOfFame: false };

/** The addresses that somebody finds in the bar, those in submenus after a dash. */
function addresses(permissions: typeof creator.permissions): string[] {
  return navigationEntries({
    nextScreen: 'dashboard',
    permissions,
    flags,
    region: 'DH_APP',
  }).flatMap((entry) => ('links' in entry ? entry.links.map(({ to }) => `- ${to}`) : [entry.to]));
}

describe('the navigation', () => {
  it('leads creators to their posts and to what readers did', () => {
    expect(addresses(creator.permissions)).toEqual([
      '/app/post/list',
      '/app/post/list?archived=true',
      '/app/analytics',
      '/app/leaderboard',
      '/app/earnings',
    ]);
  });

  it('leads staff to what waits for them', () => {
    expect(addresses(staff.permissions)).toEqual([
      '/app/internal',
      '- /app/approve-details',
      '- /app/review',
    ]);
  });

  it('offers nobody a page that is closed to them', () => {
    expect(addresses(['UPDATE_PROFILE'])).toEqual([]);
  });
});
