import { createListExport } from '#machines/kit/list-export.ts';
import { createPagedList, type PageRequest } from '#machines/kit/paged-list.ts';
import { createResource } from '#machines/kit/resource.ts';
import { operationActor } from '#src/api/actors.ts';
import { call, pageQuery } from '#src/api/client.ts';
import type { Reply, Request } from '#src/api/operation-types.ts';
import { reloadActor } from '#src/api/reload-actor.ts';

export type CreatorEarnings = Reply<'getAgencyEarnings'>['rows'][number];
export type MonthEarnings = Reply<'getAgencyMonths'>['rows'][number];
/** Of one month (YYYY-MM), or of all months. */
export type EarningsFilters = { month: string | 'all' };

/** What each creator of an agency earned, by name. */
export const agencyEarningsMachine = createPagedList<CreatorEarnings, EarningsFilters>(
  ({ creatorUserId }) => [creatorUserId],
);

const earningsRequest = ({
  filters: { month },
  pageUrl,
}: PageRequest<EarningsFilters>): Request<'getAgencyEarnings'> => ({
  body: month === 'all' ? {} : { month },
  query: pageQuery(pageUrl),
});

export const liveAgencyEarningsMachine = agencyEarningsMachine.provide({
  actors: {
    loadPage: operationActor('getAgencyEarnings', earningsRequest),
    reloadPages: reloadActor((request, signal) =>
      call('getAgencyEarnings', { ...earningsRequest(request), signal }),
    ),
  },
});

export const agencyEarningsExportMachine = createListExport<CreatorEarnings, EarningsFilters>();

export const liveAgencyEarningsExportMachine = agencyEarningsExportMachine.provide({
  actors: { loadPage: operationActor('getAgencyEarnings', earningsRequest) },
});

/** What all creators of an agency earned together, by month. */
export const agencyMonthsMachine = createResource<Reply<'getAgencyMonths'>, null>();

export const liveAgencyMonthsMachine = agencyMonthsMachine.provide({
  actors: {
    loadResource: operationActor('getAgencyMonths', () => ({})),
  },
});

const monthShape = /^20\d\d-(0[1-9]|1[0-2])$/;

export const earningsUrlFilters = {
  read: (search: URLSearchParams): EarningsFilters => {
    const month = search.get('month') ?? '';
    return { month: monthShape.test(month) ? month : 'all' };
  },
  write: ({ month }: EarningsFilters) => new URLSearchParams(month === 'all' ? {} : { month }),
};
