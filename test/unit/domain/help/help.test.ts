import { describe, expect, it } from 'vitest';
import { matchesHelpSearch } from '#domain/help/help-search.ts';
import { helpAreaOfPage } from '#domain/help/page-help-area.ts';
import { mainRoutes } from '#domain/navigation/routes.ts';

const text = 'मुझे कोड नहीं मिला. Check the number and your network.';

describe('a search of the help page', () => {
  it.each([
    ['', 'nothing'],
    ['network number', 'words in any order'],
    ['NETW', 'the first letters, in any case'],
    ['netwrok', 'letters that changed places'],
    ['numbr', 'a missing letter'],
    ['कोड मिला', 'words in another script'],
    ['नही', 'the first letters of a word in another script'],
  ])('finds %j: %s', (query) => {
    expect(matchesHelpSearch(text, query)).toBe(true);
  });

  it.each(['invoice', 'network invoice', 'bnd'])('does not find %j', (query) => {
    expect(matchesHelpSearch(text, query)).toBe(false);
  });

  it('finds every spelling of a nasal', () => {
    expect(matchesHelpSearch('हिन्दी में लिखें', 'हिंदी')).toBe(true);
  });
});

describe('the area that helps on a page', () => {
  it.each([
    ['/login/mobile', 'sign-in'],
    ['/app/post/create', 'writing'],
    ['/app/post/list', 'review'],
    ['/app/earnings/invoices', 'money'],
    ['/bank-details', 'money'],
    ['/profile-rejected', 'profile'],
    ['/app/agency-invitations', 'agency'],
    ['/app/leaderboard', undefined],
  ])('of %s is %s', (path, area) => {
    expect(helpAreaOfPage(path)).toBe(area);
  });

  it('is not one for creators on the pages of staff', () => {
    const ofStaff = Object.entries(mainRoutes).filter(([, { permission }]) =>
      ['INTERNAL', 'APPROVE_CREATOR', 'MANAGE_STAFF'].includes(String(permission)),
    );
    expect(ofStaff.filter(([path]) => helpAreaOfPage(path) !== undefined)).toEqual([]);
  });
});
