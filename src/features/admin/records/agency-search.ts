import { fromPromise } from 'xstate';
import { createPagedList, type PageRequest } from '#machines/kit/paged-list.ts';
import { createResource } from '#machines/kit/resource.ts';
import { operationActor } from '#src/api/actors.ts';
import { call, pageQuery } from '#src/api/client.ts';
import type { Request, Schemas } from '#src/api/operation-types.ts';
import { reloadActor } from '#src/api/reload-actor.ts';

/** An agency by its id and name. */
export type AgencyReference = NonNullable<Schemas['Creator']['agency']>;
type Search = { search: string };

/** Agencies to choose from: the first ones by name, or those that a search finds. */
export const agencySearchMachine = createPagedList<Schemas['Agency'], Search>((agency) => [
  agency.agencyUserId,
]);

const searchRequest = ({ filters, pageUrl }: PageRequest<Search>): Request<'getAgencyByFilter'> => {
  const search = filters.search.trim();
  return { body: { agencyData: { ...(search && { search }) } }, query: pageQuery(pageUrl) };
};

export const liveAgencySearchMachine = agencySearchMachine.provide({
  actors: {
    loadPage: operationActor('getAgencyByFilter', searchRequest),
    reloadPages: reloadActor((request, signal) =>
      call('getAgencyByFilter', { ...searchRequest(request), signal }),
    ),
  },
});

type Wanted = { agencyUserId: string };

/** The agency that an address names; null for none and for an unknown one. */
export const namedAgencyMachine = createResource<AgencyReference | null, Wanted>();

export const liveNamedAgencyMachine = namedAgencyMachine.provide({
  actors: {
    loadResource: fromPromise<AgencyReference | null, { filters: Wanted }>(
      async ({ input: { filters }, signal }) => {
        if (filters.agencyUserId === '') return null;
        const { rows } = await call('getAgencyByFilter', {
          body: { agencyData: filters },
          query: {},
          signal,
        });
        return rows[0] ?? null;
      },
    ),
  },
});

/** The agency in the address of a list: `?agency=`. */
export const agencyUrlFilter = {
  read: (search: URLSearchParams): Wanted => ({ agencyUserId: search.get('agency') ?? '' }),
  write: ({ agencyUserId }: Wanted) => new URLSearchParams({ agency: agencyUserId }),
};
