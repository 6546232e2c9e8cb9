import { fromPromise } from 'xstate';
import { createPagedList, type PageRequest } from '#machines/kit/paged-list.ts';
import { createResource } from '#machines/kit/resource.ts';
import { operationActor } from '#src/api/actors.ts';
import { call, pageQuery } from '#src/api/client.ts';
import type { Reply } from '#src/api/operation-types.ts';
import type { EarningsFilters } from '../money-filters.ts';

export type Payment = Reply<'getPaymentList'>['rows'][number];
export type Creator = Reply<'listCreators'>['rows'][number];

/** Months in which something was earned, the newest first. */
export const earningsMachine = createPagedList<Payment, EarningsFilters>(({ month }) => [month]);

/** The chart `paged-list` for the earnings of a creator. */
export const liveEarningsMachine = earningsMachine.provide({
  actors: {
    loadPage: operationActor(
      'getPaymentList',
      ({ filters: { creator }, pageUrl }: PageRequest<EarningsFilters>) => ({
        body: creator ? { userId: creator } : {},
        query: pageQuery(pageUrl),
      }),
    ),
  },
});

/** The creators that an agency manages, by name. */
export const creatorsMachine = createResource<Creator[], null>((creators) => creators.length === 0);

const maxPages = 20;

/** The chart `resource` for the creators of an agency, for a choice that lists them all. */
export const liveCreatorsMachine = creatorsMachine.provide({
  actors: {
    loadResource: fromPromise(async ({ signal }) => {
      const creators: Creator[] = [];
      let next: string | null = null;
      for (let page = 0; page < maxPages; page++) {
        const found: Reply<'listCreators'> = await call('listCreators', {
          body: { filters: {}, sort: 'name', pageSize: 50 },
          query: pageQuery(next),
          signal,
        });
        creators.push(...found.rows);
        next = found.nextPageUrl;
        if (next === null) break;
      }
      return creators;
    }),
  },
});
