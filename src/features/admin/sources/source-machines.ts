import { fromPromise } from 'xstate';
import { Failure } from '#domain/contract/failure.ts';
import { fieldProblems } from '#domain/forms/form-schema.ts';
import { type SourceValues, sourceForm } from '#domain/forms/source-form.ts';
import { type ConfirmedAction, createListActions } from '#machines/kit/list-actions.ts';
import { createRecordForm, type SaveRequest } from '#machines/kit/record-form.ts';
import { call } from '#src/api/client.ts';
import type { Request } from '#src/api/operation-types.ts';
import type { Source } from './source-list-machines.ts';

type SourceData = Request<'upsertSource'>['body']['sourceData'];

/** What staff do with a source, apart from changing its details. */
export type SourceAction = { kind: 'start-crawling' | 'stop-crawling'; source: Source };

export const sourceMachine = createListActions<Source, SourceAction, null>({
  id: 'source',
  description: 'Shows one source to staff, and starts or stops its crawling.',
  isResultShown: () => false,
});

export const liveSourceMachine = sourceMachine.provide({
  actors: {
    loadRows: fromPromise<{ rows: Source[] }, { recordId: string | null }>(
      async ({ input: { recordId }, signal }) => ({ rows: [await loadSource(recordId, signal)] }),
    ),
    act: fromPromise<null, ConfirmedAction<SourceAction>>(
      async ({ input: { action, key }, signal }) => {
        if (!action) throw new Error('There is nothing to do.');
        const { source, kind } = action;
        const sourceData = { ...unchanged(source), crawling: kind === 'start-crawling' };
        await call('upsertSource', {
          body: { sourceData },
          headers: { 'Idempotency-Key': key },
          signal,
        });
        return null;
      },
    ),
  },
});

const unchanged = (source: Source): SourceData => ({
  sourceId: source.sourceId,
  revision: source.revision,
  name: source.name,
  accountId: source.account?.accountId ?? null,
  language: source.language,
  homeUrl: source.homeUrl,
  feedUrl: source.feedUrl,
  ownerEmails: source.ownerEmails,
  crawling: source.crawling,
});

/** A source that is being changed; null while a new one is written. */
export type SourceSubject = { source: Source | null };

export const sourceFormMachine = createRecordForm<SourceSubject, SourceValues>({
  validate: (values) => fieldProblems(sourceForm, values),
  opensReadOnly: () => false,
});

export const liveSourceFormMachine = sourceFormMachine.provide({
  actors: {
    loadRecord: fromPromise<SourceSubject, { id: string | null }>(
      async ({ input: { id }, signal }) => ({
        source: id === null ? null : await loadSource(id, signal),
      }),
    ),
    saveRecord: fromPromise<SourceSubject, SaveRequest<SourceSubject, SourceValues> | null>(
      async ({ input: request, signal }) => {
        if (!request) throw new Error('There is nothing to save.');
        const { subject, values, key } = request;
        const headers = { 'Idempotency-Key': key };
        const sourceData = toSourceData(subject, values);
        return { source: await call('upsertSource', { body: { sourceData }, headers, signal }) };
      },
    ),
  },
});

/** What is sent: a source keeps its key, and without a creator it gets a new one. */
export function toSourceData(
  { source }: SourceSubject,
  { key, accountId, creatorUserId, feedUrl, ...values }: SourceValues,
): SourceData {
  return {
    ...values,
    ...(source ? { sourceId: source.sourceId, revision: source.revision } : { key }),
    ...(creatorUserId && { creatorUserId: creatorUserId.value }),
    accountId: accountId?.value ?? null,
    feedUrl: feedUrl || null,
  };
}

/** @throws Failure `not-found` */
async function loadSource(id: string | null, signal: AbortSignal): Promise<Source> {
  const { rows } = await call('getSourceByFilter', {
    body: { filters: { ...(id && { sourceId: id }) } },
    query: {},
    signal,
  });
  const source = rows.find(({ sourceId }) => sourceId === id);
  if (!source) throw new Failure({ code: 'not-found', status: 404 });
  return source;
}
