import { fromPromise } from 'xstate';
import { Failure } from '#domain/contract/failure.ts';
import { type AgencyValues, agencyForm } from '#domain/forms/agency-form.ts';
import type { BlockValues } from '#domain/forms/block-form.ts';
import { fieldProblems } from '#domain/forms/form-schema.ts';
import { type ConfirmedAction, createListActions } from '#machines/kit/list-actions.ts';
import { createListExport } from '#machines/kit/list-export.ts';
import { createPagedList, type PageRequest } from '#machines/kit/paged-list.ts';
import { createRecordForm, type SaveRequest } from '#machines/kit/record-form.ts';
import { operationActor } from '#src/api/actors.ts';
import { call, pageQuery } from '#src/api/client.ts';
import type { Reply, Request, Schemas } from '#src/api/operation-types.ts';
import { reloadActor } from '#src/api/reload-actor.ts';

export type Agency = Schemas['Agency'];
export const agencySorts = ['name', 'newest'] as const;
export type AgencyFilters = {
  search: string;
  status: Schemas['AccountStatus'] | 'all';
  sort: (typeof agencySorts)[number];
};

export const agencyListMachine = createPagedList<Agency, AgencyFilters>((row) => [
  row.agencyUserId,
]);

export const liveAgencyListMachine = agencyListMachine.provide({
  actors: {
    loadPage: operationActor('getAgencyByFilter', agenciesRequest),
    reloadPages: reloadActor((request, signal) =>
      call('getAgencyByFilter', { ...agenciesRequest(request), signal }),
    ),
  },
});

export const agencyExportMachine = createListExport<Agency, AgencyFilters>();

export const liveAgencyExportMachine = agencyExportMachine.provide({
  actors: { loadPage: operationActor('getAgencyByFilter', agenciesRequest) },
});

function agenciesRequest({
  filters: { search, status, sort },
  pageUrl,
}: PageRequest<AgencyFilters>): Request<'getAgencyByFilter'> {
  const text = search.trim();
  return {
    body: {
      agencyData: {
        ...(text && { search: text }),
        ...(status !== 'all' && { accountStatus: status }),
      },
      sort,
    },
    query: pageQuery(pageUrl),
  };
}

/** What staff do with an agency, apart from changing its details. */
export type AgencyAction =
  | { kind: 'block'; agency: Agency }
  | { kind: 'unblock'; agency: Agency }
  | { kind: 'sign-in-link'; agency: Agency };

/** A sign-in link can be seen only once. */
export type AgencyActionResult = { link: Reply<'createSignInLink'> | null };

export const agencyMachine = createListActions<
  Agency,
  AgencyAction,
  AgencyActionResult,
  BlockValues
>({
  id: 'agency',
  description: 'Shows one agency to staff, blocks it and creates sign-in links.',
  isResultShown: ({ link }) => link !== null,
});

export const liveAgencyMachine = agencyMachine.provide({
  actors: {
    loadRows: fromPromise<{ rows: Agency[] }, { recordId: string | null }>(
      async ({ input: { recordId }, signal }) => ({ rows: [await loadAgency(recordId, signal)] }),
    ),
    act: fromPromise<AgencyActionResult, ConfirmedAction<AgencyAction, BlockValues>>(
      async ({ input: { action, values, key }, signal }) => {
        if (!action) throw new Error('There is nothing to do.');
        const { agencyUserId } = action.agency;
        if (action.kind === 'sign-in-link') {
          const body = { accountUserId: agencyUserId };
          return { link: await call('createSignInLink', { body, signal }) };
        }
        const { reason, note = '' } = values ?? {};
        await call('blockCreator', {
          body: {
            creatorUserId: agencyUserId,
            action: action.kind,
            ...(reason && { reason }),
            ...(note && { note }),
          },
          headers: { 'Idempotency-Key': key },
          signal,
        });
        return { link: null };
      },
    ),
  },
});

/** An agency that is being changed; null while a new one is written. */
export type AgencySubject = { agency: Agency | null };

export const agencyFormMachine = createRecordForm<AgencySubject, AgencyValues>({
  validate: (values) => fieldProblems(agencyForm, values),
  opensReadOnly: () => false,
});

export const liveAgencyFormMachine = agencyFormMachine.provide({
  actors: {
    loadRecord: fromPromise<AgencySubject, { id: string | null }>(
      async ({ input: { id }, signal }) => ({
        agency: id === null ? null : await loadAgency(id, signal),
      }),
    ),
    saveRecord: fromPromise<AgencySubject, SaveRequest<AgencySubject, AgencyValues> | null>(
      async ({ input: request, signal }) => {
        if (!request) throw new Error('There is nothing to save.');
        const { subject, values, key } = request;
        const { name, email, contactName, phone } = values;
        const agencyData = {
          ...(subject.agency && {
            agencyUserId: subject.agency.agencyUserId,
            updatedAt: subject.agency.updatedAt,
          }),
          name,
          email,
          contactName: contactName || null,
          phone: phone || null,
        };
        const headers = { 'Idempotency-Key': key };
        return { agency: await call('upsertAgency', { body: { agencyData }, headers, signal }) };
      },
    ),
  },
});

/** @throws Failure `not-found` */
async function loadAgency(id: string | null, signal: AbortSignal): Promise<Agency> {
  const { rows } = await call('getAgencyByFilter', {
    body: { agencyData: { ...(id && { agencyUserId: id }) } },
    query: {},
    signal,
  });
  const agency = rows.find(({ agencyUserId }) => agencyUserId === id);
  if (!agency) throw new Failure({ code: 'not-found', status: 404 });
  return agency;
}
