import { fromPromise } from 'xstate';
import { type StatusFilter, statesInFilter, statusFilters } from '#domain/post/post-states.ts';
import { createListExport } from '#machines/kit/list-export.ts';
import { createPagedList, type Page, type PageRequest } from '#machines/kit/paged-list.ts';
import { createResource } from '#machines/kit/resource.ts';
import { operationActor } from '#src/api/actors.ts';
import { call, pageQuery } from '#src/api/client.ts';
import type { Reply, Request } from '#src/api/operation-types.ts';
import { reloadActor } from '#src/api/reload-actor.ts';
import { consentsMachine } from '#src/features/own-data/index.ts';

export type CreatorPost = Reply<'getPostByFilter'>['rows'][number];
export type CreatorPostFilters = { creatorUserId: string; status: StatusFilter };

/** Posts of a creator, the newest first. */
export const creatorPostsMachine = createPagedList<CreatorPost, CreatorPostFilters>((post) => [
  post.postUID,
]);

const postsRequest = ({
  filters: { creatorUserId, status },
  pageUrl,
}: PageRequest<CreatorPostFilters>): Request<'getPostByFilter'> => {
  const states = statesInFilter(status);
  return {
    body: { filters: { creatorUserId, ...(states && { state: [...states] }) } },
    query: pageQuery(pageUrl),
  };
};

export const liveCreatorPostsMachine = creatorPostsMachine.provide({
  actors: {
    loadPage: operationActor('getPostByFilter', postsRequest),
    reloadPages: reloadActor((request, signal) =>
      call('getPostByFilter', { ...postsRequest(request), signal }),
    ),
  },
});

export const creatorPostExportMachine = createListExport<CreatorPost, CreatorPostFilters>();

export const liveCreatorPostExportMachine = creatorPostExportMachine.provide({
  actors: { loadPage: operationActor('getPostByFilter', postsRequest) },
});

/** The status of posts in the address of a creator's page. */
export const creatorPostUrlFilters = {
  read: (search: URLSearchParams): CreatorPostFilters => ({
    creatorUserId: search.get('creator') ?? '',
    status: statusFilters.find((status) => status === search.get('posts')) ?? 'all',
  }),
  write: ({ creatorUserId, status }: CreatorPostFilters) =>
    new URLSearchParams({ creator: creatorUserId, ...(status !== 'all' && { posts: status }) }),
};

export type CreatorPayment = Reply<'getPaymentList'>['rows'][number];
export type OfCreator = { creatorUserId: string };

/** What a creator earned by month, the latest first. */
export const creatorPaymentsMachine = createPagedList<CreatorPayment, OfCreator>(({ month }) => [
  month,
]);

const paymentsRequest = ({
  filters: { creatorUserId },
  pageUrl,
}: PageRequest<OfCreator>): Request<'getPaymentList'> => ({
  body: { userId: creatorUserId },
  query: pageQuery(pageUrl),
});

export const liveCreatorPaymentsMachine = creatorPaymentsMachine.provide({
  actors: {
    loadPage: operationActor('getPaymentList', paymentsRequest),
    reloadPages: reloadActor((request, signal) =>
      call('getPaymentList', { ...paymentsRequest(request), signal }),
    ),
  },
});

export const creatorPaymentExportMachine = createListExport<CreatorPayment, OfCreator>();

export const liveCreatorPaymentExportMachine = creatorPaymentExportMachine.provide({
  actors: { loadPage: operationActor('getPaymentList', paymentsRequest) },
});

export type SignInLinks = Reply<'getSignInLinks'>;
export type SignInLink = SignInLinks['rows'][number];

/** The sign-in links that staff created for an account. */
export const signInLinksMachine = createResource<SignInLinks, OfCreator>(
  ({ rows }) => rows.length === 0,
);

const linksRequest = ({ creatorUserId }: OfCreator) => ({
  query: { accountUserId: creatorUserId },
});

export const liveSignInLinksMachine = signInLinksMachine.provide({
  actors: {
    loadResource: operationActor('getSignInLinks', ({ filters }: { filters: OfCreator }) =>
      linksRequest(filters),
    ),
  },
});

export const signInLinkExportMachine = createListExport<SignInLink, OfCreator>();

export const liveSignInLinkExportMachine = signInLinkExportMachine.provide({
  actors: {
    loadPage: fromPromise<Page<SignInLink>, PageRequest<OfCreator>>(
      async ({ input: { filters }, signal }) => {
        const { rows } = await call('getSignInLinks', { ...linksRequest(filters), signal });
        return { rows, nextPageUrl: null };
      },
    ),
  },
});

export type ProblemReportSummary = Reply<'listProblemReports'>['rows'][number];

/** The problem reports of a creator, the newest first. */
export const problemReportsMachine = createPagedList<ProblemReportSummary, OfCreator>(
  ({ reportId }) => [reportId],
);

const reportsRequest = ({
  filters: { creatorUserId },
  pageUrl,
}: PageRequest<OfCreator>): Request<'listProblemReports'> => ({
  query: { creatorUserId, ...pageQuery(pageUrl) },
});

export const liveProblemReportsMachine = problemReportsMachine.provide({
  actors: {
    loadPage: operationActor('listProblemReports', reportsRequest),
    reloadPages: reloadActor((request, signal) =>
      call('listProblemReports', { ...reportsRequest(request), signal }),
    ),
  },
});

/** One report with its recording. */
export const problemReportDetailsMachine = createResource<
  Reply<'getProblemReport'>,
  { reportId: string }
>();

export const liveProblemReportDetailsMachine = problemReportDetailsMachine.provide({
  actors: {
    loadResource: operationActor(
      'getProblemReport',
      ({ filters: { reportId } }: { filters: { reportId: string } }) => ({ path: { reportId } }),
    ),
  },
});

/** What a creator agreed to. */
export const liveCreatorConsentsMachine = consentsMachine.provide({
  actors: {
    loadResource: operationActor(
      'getCreatorConsents',
      ({ filters: { creatorUserId = '' } }: { filters: Record<string, string> }) => ({
        query: { creatorUserId },
      }),
    ),
  },
});
