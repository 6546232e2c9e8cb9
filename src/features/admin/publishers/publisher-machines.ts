import { fromPromise } from 'xstate';
import { Failure } from '#domain/contract/failure.ts';
import { fieldProblems } from '#domain/forms/form-schema.ts';
import { type PublisherValues, publisherForm } from '#domain/forms/publisher-form.ts';
import { createListActions } from '#machines/kit/list-actions.ts';
import { createListExport } from '#machines/kit/list-export.ts';
import { createPagedList, type PageRequest } from '#machines/kit/paged-list.ts';
import { createRecordForm, type SaveRequest } from '#machines/kit/record-form.ts';
import { operationActor } from '#src/api/actors.ts';
import { call, pageQuery } from '#src/api/client.ts';
import type { Request, Schemas } from '#src/api/operation-types.ts';
import { reloadActor } from '#src/api/reload-actor.ts';

export type Publisher = Schemas['PublisherAccount'];
export type PublisherFilters = { search: string; activity: 'all' | 'active' | 'inactive' };

export const publisherListMachine = createPagedList<Publisher, PublisherFilters>((row) => [
  row.accountId,
]);

export const livePublisherListMachine = publisherListMachine.provide({
  actors: {
    loadPage: operationActor('getAccountByFilter', publishersRequest),
    reloadPages: reloadActor((request, signal) =>
      call('getAccountByFilter', { ...publishersRequest(request), signal }),
    ),
  },
});

export const publisherExportMachine = createListExport<Publisher, PublisherFilters>();

export const livePublisherExportMachine = publisherExportMachine.provide({
  actors: { loadPage: operationActor('getAccountByFilter', publishersRequest) },
});

function publishersRequest({
  filters: { search, activity },
  pageUrl,
}: PageRequest<PublisherFilters>): Request<'getAccountByFilter'> {
  const text = search.trim();
  return {
    body: {
      filters: {
        ...(text && { search: text }),
        ...(activity !== 'all' && { isActive: activity === 'active' }),
      },
    },
    query: pageQuery(pageUrl),
  };
}

/** A publisher is changed by its form only. */
export const publisherMachine = createListActions<Publisher, never, null>({
  id: 'publisher',
  description: 'Shows the account of one publisher to staff.',
  isResultShown: () => false,
});

export const livePublisherMachine = publisherMachine.provide({
  actors: {
    loadRows: fromPromise<{ rows: Publisher[] }, { recordId: string | null }>(
      async ({ input: { recordId }, signal }) => ({
        rows: [await loadPublisher(recordId, signal)],
      }),
    ),
  },
});

/** A publisher that is being changed; null while a new one is written. */
export type PublisherSubject = { publisher: Publisher | null };

export const publisherFormMachine = createRecordForm<PublisherSubject, PublisherValues>({
  validate: (values) => fieldProblems(publisherForm, values),
  opensReadOnly: () => false,
});

export const livePublisherFormMachine = publisherFormMachine.provide({
  actors: {
    loadRecord: fromPromise<PublisherSubject, { id: string | null }>(
      async ({ input: { id }, signal }) => ({
        publisher: id === null ? null : await loadPublisher(id, signal),
      }),
    ),
    saveRecord: fromPromise<
      PublisherSubject,
      SaveRequest<PublisherSubject, PublisherValues> | null
    >(async ({ input: request, signal }) => {
      if (!request) throw new Error('There is nothing to save.');
      const { subject, values, key } = request;
      const accountData = publisherData(subject, values);
      const headers = { 'Idempotency-Key': key };
      return {
        publisher: await call('upsertAccount', { body: { accountData }, headers, signal }),
      };
    }),
  },
});

function publisherData(
  { publisher }: PublisherSubject,
  { name, contactName, email, phone, isActive }: PublisherValues,
): Request<'upsertAccount'>['body']['accountData'] {
  return {
    ...(publisher && { accountId: publisher.accountId, revision: publisher.revision }),
    name,
    contactName: contactName || null,
    email: email || null,
    phone: phone || null,
    isActive,
  };
}

/** @throws Failure `not-found` */
async function loadPublisher(id: string | null, signal: AbortSignal): Promise<Publisher> {
  const { rows } = await call('getAccountByFilter', {
    body: { filters: { ...(id && { accountId: id }) } },
    query: {},
    signal,
  });
  const publisher = rows.find(({ accountId }) => accountId === id);
  if (!publisher) throw new Failure({ code: 'not-found', status: 404 });
  return publisher;
}
