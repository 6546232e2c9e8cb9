import { describe, expect, it } from 'vitest';
import { stepRoutes } from '#domain/navigation/onboarding-steps.ts';
import { postFormats } from '#domain/post/post-formats.ts';
import {
  draftStageStates,
  draftStages,
  postStates,
  statusFilters,
  statusGroups,
} from '#domain/post/post-states.ts';
import { crawledPostsRequest } from '#src/features/posts/crawled/live-crawled-list-machine.ts';
import {
  crawledFiltersToSearch,
  filtersToRequest,
  filtersToSearch,
  hasFilter,
  isCrawledList,
  type PostFilters,
  parseCrawledFilters,
  parseFilters,
} from '#src/features/posts/list/post-filters.ts';

const none: PostFilters = {
  status: 'all',
  draftStage: 'all',
  format: 'all',
  title: '',
  archived: false,
};
const inAddress = (address: string) => parseFilters(new URLSearchParams(address));

const everyStatus = [
  ...statusFilters.map((status) => ({ status, draftStage: 'all' as const })),
  ...draftStages.map((draftStage) => ({ status: 'draft' as const, draftStage })),
];
const everyFilter: PostFilters[] = everyStatus.flatMap((status) =>
  (['all', ...postFormats] as const).flatMap((format) =>
    ['', 'बारिश & खेत', ' 100%+ '].flatMap((title) =>
      [false, true].map((archived) => ({ ...status, format, title, archived })),
    ),
  ),
);

describe('the filters of the dashboard', () => {
  it('are parsed from their address unchanged, whichever they are', () => {
    const broken = everyFilter.filter(
      (filters) =>
        JSON.stringify(inAddress(filtersToSearch(filters).toString())) !== JSON.stringify(filters),
    );
    expect(broken).toEqual([]);
  });

  it('leave nothing in the address that is not set', () => {
    expect(filtersToSearch(none).toString()).toBe('');
    expect(inAddress('')).toEqual(none);
  });

  it.each([
    ['published', 'state=PUBLISHED'],
    ['draft', 'state=DRAFT'],
    ['rejected', 'state=REJECTED'],
  ] as const)('name the status %s as the specification does', (status, address) => {
    expect(filtersToSearch({ ...none, status }).toString()).toBe(address);
  });

  it.each(postStates)('know the group of %s in an address', (state) => {
    const group = statusFilters.find(
      (status) => status !== 'all' && statusGroups[status].includes(state),
    );
    expect(inAddress(`state=${state}`).status).toBe(group ?? 'all');
  });

  it('are published where the step table leads after the sign-in', () => {
    expect(
      parseFilters(new URL(stepRoutes.dashboard, 'http://portal.test').searchParams).status,
    ).toBe('published');
  });

  it.each(['state=GONE', 'state=published', 'format=FORMAT_POEM', 'archived=1', 'page=2'])(
    'ignore %s, which they do not know',
    (address) => {
      expect(inAddress(address)).toEqual(none);
    },
  );

  it('ask for videos with sound and without under one name', () => {
    expect(filtersToRequest({ ...none, format: 'FORMAT_VIDEO' }).filters.format).toEqual([
      'FORMAT_VIDEO',
      'GIFVIDEO',
    ]);
    expect(filtersToRequest({ ...none, format: 'FORMAT_GALLERY' }).filters.format).toEqual([
      'FORMAT_GALLERY',
    ]);
  });

  // spec 3.6
  it('ask for every state of a status, the format and the trimmed title', () => {
    const filters: PostFilters = {
      ...none,
      status: 'rejected',
      format: 'GIFVIDEO',
      title: '  बारिश ',
      archived: true,
    };
    expect(filtersToRequest(filters)).toEqual({
      filters: { state: [...statusGroups.rejected], format: ['GIFVIDEO'], title: 'बारिश' },
    });
  });

  it('ask only for the states of a stage of drafts', () => {
    const inReview = { ...none, status: 'draft', draftStage: 'inReview' } as const;
    expect(filtersToRequest(inReview).filters.state).toEqual([
      'SUBMITTED_FOR_DHPUBLISH_REVIEW',
      'PENDING',
    ]);
    const { notSent, inReview: sent, scheduled } = draftStageStates;
    const stages = [notSent, sent, scheduled].flat();
    expect(stages.toSorted()).toEqual(statusGroups.draft.toSorted());
  });

  // spec 4.11
  it('ask for everything with nothing', () => {
    expect(filtersToRequest({ ...none, title: '  ' })).toEqual({ filters: {} });
  });

  it('count a status, a format or a title as set, but not the archive', () => {
    expect(hasFilter(none)).toBe(false);
    expect(hasFilter({ ...none, title: '  ' })).toBe(false);
    expect(hasFilter({ ...none, archived: true })).toBe(false);
    expect(hasFilter({ ...none, status: 'draft' })).toBe(true);
    expect(hasFilter({ ...none, format: 'FORMAT_VIDEO' })).toBe(true);
    expect(hasFilter({ ...none, title: 'ख' })).toBe(true);
  });
});

describe('crawled posts', () => {
  it('are in the address with their own filters', () => {
    const search = new URLSearchParams('type=OGC&title=x&state=PUBLISHED&archived=true');
    expect(isCrawledList(search)).toBe(true);
    expect(crawledFiltersToSearch(parseCrawledFilters(search)).toString()).toBe('title=x&type=OGC');
  });

  it('are asked for from where the page before ended', () => {
    const filters = parseCrawledFilters(new URLSearchParams('title=x'));
    expect(crawledPostsRequest(filters, null)).toEqual({ filters: { title: 'x' } });
    expect(
      crawledPostsRequest(filters, '?pageValue=2026-11-20T05%3A00%3A00.000Z&offsetId=e5'),
    ).toEqual({
      filters: { title: 'x' },
      pageValue: '2026-11-20T05:00:00.000Z',
      offsetId: 'e5',
    });
  });
});
