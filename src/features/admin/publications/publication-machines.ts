import { fromPromise } from 'xstate';
import { type DeliveryFailure, deliveryFailures } from '#domain/post/publication-deliveries.ts';
import { type ConfirmedAction, createListActions } from '#machines/kit/list-actions.ts';
import { createListExport } from '#machines/kit/list-export.ts';
import { createPagedList, type Page, type PageRequest } from '#machines/kit/paged-list.ts';
import { createResource } from '#machines/kit/resource.ts';
import { call, pageQuery } from '#src/api/client.ts';
import type { Reply, Request, Schemas } from '#src/api/operation-types.ts';
import { reloadActor } from '#src/api/reload-actor.ts';
import { waitForOutcome } from './wait-for-outcome.ts';

export type Publication = Schemas['Publication'];
export type PublicationAttempt = Schemas['PublicationAttempt'];
export type PublicationCounts = Schemas['PublicationCounts'];

/** `failed` is what staff have to decide about: refused or given up. */
export const publicationFilterStates = ['all', 'failed', 'waiting', 'refused', 'expired'] as const;
export type PublicationFilterState = (typeof publicationFilterStates)[number];
export const publicationFilterFailures = ['all', ...deliveryFailures] as const;

export type PublicationFilters = {
  search: string;
  state: PublicationFilterState;
  failure: 'all' | DeliveryFailure;
};

export const publicationListMachine = createPagedList<Publication, PublicationFilters>(
  ({ deliveryId }) => [deliveryId],
);

// The counts of the reply are for another actor.
const loadPage = fromPromise<Page<Publication>, PageRequest<PublicationFilters>>(
  ({ input, signal }) => call('getFailedPublications', { ...publicationsRequest(input), signal }),
);

export const livePublicationListMachine = publicationListMachine.provide({
  actors: {
    loadPage,
    reloadPages: reloadActor((request, signal) =>
      call('getFailedPublications', { ...publicationsRequest(request), signal }),
    ),
  },
});

export const publicationExportMachine = createListExport<Publication, PublicationFilters>();

export const livePublicationExportMachine = publicationExportMachine.provide({
  actors: { loadPage },
});

const stateFilters = {
  all: {},
  failed: { state: ['refused', 'expired'] },
  waiting: { state: ['waiting'] },
  refused: { state: ['refused'] },
  expired: { state: ['expired'] },
} satisfies Record<PublicationFilterState, Request<'getFailedPublications'>['body']['filters']>;

function publicationsRequest({
  filters: { search, state, failure },
  pageUrl,
}: PageRequest<PublicationFilters>): Request<'getFailedPublications'> {
  const text = search.trim();
  return {
    body: {
      filters: {
        ...stateFilters[state],
        ...(text && { search: text }),
        ...(failure !== 'all' && { failure }),
      },
    },
    query: pageQuery(pageUrl),
  };
}

/** How many deliveries there are of each state; the filter says so. */
export const publicationCountsMachine = createResource<PublicationCounts, null>();

export const livePublicationCountsMachine = publicationCountsMachine.provide({
  actors: {
    loadResource: fromPromise<PublicationCounts, { filters: null }>(async ({ signal }) => {
      const body = { filters: {}, pageSize: 1 };
      return (await call('getFailedPublications', { body, query: {}, signal })).counts;
    }),
  },
});

/** A delivery with its attempts, the newest first. */
export type PublicationRecord = Reply<'getPublication'>;
export type OfDelivery = { deliveryId: string };

export const attemptExportMachine = createListExport<PublicationAttempt, OfDelivery>();

export const liveAttemptExportMachine = attemptExportMachine.provide({
  actors: {
    loadPage: fromPromise<Page<PublicationAttempt>, PageRequest<OfDelivery>>(
      async ({ input: { filters }, signal }) => {
        const { attempts } = await call('getPublication', { body: filters, signal });
        return { rows: attempts, nextPageUrl: null };
      },
    ),
  },
});

export type PublicationAction = { kind: 'resend'; publication: Publication };

export const publicationMachine = createListActions<PublicationRecord, PublicationAction, null>({
  id: 'publication',
  description: 'Shows one delivery to the publisher and its attempts to staff, who can resend it.',
  isResultShown: () => false,
});

export const livePublicationMachine = publicationMachine.provide({
  actors: {
    loadRows: fromPromise<{ rows: PublicationRecord[] }, { recordId: string | null }>(
      async ({ input: { recordId }, signal }) => {
        const load = () => call('getPublication', { body: { deliveryId: recordId ?? '' }, signal });
        return { rows: [await waitForOutcome(load, signal)] };
      },
    ),
    act: fromPromise<null, ConfirmedAction<PublicationAction>>(
      async ({ input: { action, key }, signal }) => {
        if (!action) throw new Error('There is nothing to do.');
        const { deliveryId } = action.publication;
        const headers = { 'Idempotency-Key': key };
        await call('resendPublication', { body: { deliveryId }, headers, signal });
        return null;
      },
    ),
  },
});
