import { describe, expect, it } from 'vitest';
import {
  type CreatorFilters,
  countSetFilters,
  creatorsRequest,
  creatorUrlFilters,
  noCreatorFilters,
} from '#src/features/admin/creators/creator-filters.ts';

const filters: CreatorFilters = {
  search: ' मीरा ',
  workApproval: 'pending',
  accountStatus: 'blocked',
  creatorType: 'ICC',
  paymentType: 'OGC',
  agencyUserId: '0198a4f2-7000-7000-8000-0000000000c1',
  sort: 'followers',
};

describe('the address of a list of creators', () => {
  it('contains what is set, and can be parsed', () => {
    const search = creatorUrlFilters.write(filters);
    expect([...search.keys()]).toEqual([
      'search',
      'approval',
      'status',
      'type',
      'payment',
      'agency',
      'sort',
    ]);
    expect(creatorUrlFilters.read(search)).toEqual(filters);
  });

  it('names nothing without filters', () => {
    expect(creatorUrlFilters.write(noCreatorFilters).toString()).toBe('');
    expect(creatorUrlFilters.read(new URLSearchParams())).toEqual(noCreatorFilters);
  });

  it('ignores values that are not known', () => {
    const search = new URLSearchParams('approval=x&status=x&type=x&payment=UGC&agency=1&sort=x');
    expect(creatorUrlFilters.read(search)).toEqual(noCreatorFilters);
  });
});

describe('the request for creators', () => {
  it('has the filters in the terms of the contract', () => {
    const { sort, search, ...rest } = filters;
    expect(creatorsRequest({ filters, pageUrl: null }).body).toEqual({
      filters: { ...rest, search: 'मीरा' },
      sort: 'followers',
    });
  });

  it('has none when none is set', () => {
    const untouched = { ...noCreatorFilters, search: '  ' };
    expect(creatorsRequest({ filters: untouched, pageUrl: null }).body).toEqual({
      filters: {},
      sort: 'newest',
    });
  });
});

it('counts the filters that hide something', () => {
  expect(countSetFilters(noCreatorFilters)).toBe(0);
  expect(countSetFilters({ ...noCreatorFilters, sort: 'name' })).toBe(0);
  expect(countSetFilters(filters)).toBe(6);
});
