import { createResource } from '#machines/kit/resource.ts';
import { operationActor } from '#src/api/actors.ts';
import type { Reply } from '#src/api/operation-types.ts';
import {
  type CreatorFilters,
  creatorUrlFilters,
  noCreatorFilters,
} from '#src/features/admin/creators/index.ts';

export type AgencyOverview = Reply<'getAgencyOverview'>;
export type OwnCreator = Reply<'getAgencyCreator'>;

/** The creators of the agency, counted. The list does not wait for it. */
export const overviewMachine = createResource<AgencyOverview, null>();

export const liveOverviewMachine = overviewMachine.provide({
  actors: { loadResource: operationActor('getAgencyOverview', () => ({})) },
});

/** One creator of the agency. */
export const ownCreatorMachine = createResource<OwnCreator, { creatorUserId: string }>();

export const liveOwnCreatorMachine = ownCreatorMachine.provide({
  actors: {
    loadResource: operationActor(
      'getAgencyCreator',
      ({ filters }: { filters: { creatorUserId: string } }) => ({ query: filters }),
    ),
  },
});

/** The filters that an agency has, in its addresses. */
export const ownCreatorUrlFilters = {
  read: (search: URLSearchParams): CreatorFilters => {
    const { search: text, workApproval, accountStatus, sort } = creatorUrlFilters.read(search);
    return { ...noCreatorFilters, search: text, workApproval, accountStatus, sort };
  },
  write: creatorUrlFilters.write,
};
