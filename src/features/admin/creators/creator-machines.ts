import { fromPromise } from 'xstate';
import { Failure } from '#domain/contract/failure.ts';
import type { BlockValues } from '#domain/forms/block-form.ts';
import { type CreatorValues, createCreatorForm } from '#domain/forms/creator-form.ts';
import { fieldProblems } from '#domain/forms/form-schema.ts';
import type { StaffMessageValues } from '#domain/forms/staff-message-form.ts';
import { type ConfirmedAction, createListActions } from '#machines/kit/list-actions.ts';
import { createListExport } from '#machines/kit/list-export.ts';
import { createPagedList } from '#machines/kit/paged-list.ts';
import { createRecordForm, type SaveRequest } from '#machines/kit/record-form.ts';
import { operationActor } from '#src/api/actors.ts';
import { call } from '#src/api/client.ts';
import type { Reply, Schemas } from '#src/api/operation-types.ts';
import { reloadActor } from '#src/api/reload-actor.ts';
import { creatorChange, newCreatorData } from './creator-data.ts';
import { type CreatorFilters, creatorsRequest } from './creator-filters.ts';

export type Creator = Schemas['Creator'];

export const creatorListMachine = createPagedList<Creator, CreatorFilters>((row) => [
  row.creatorUserId,
]);

export const liveCreatorListMachine = creatorListMachine.provide({
  actors: {
    loadPage: operationActor('listCreators', creatorsRequest),
    reloadPages: reloadActor((request, signal) =>
      call('listCreators', { ...creatorsRequest(request), signal }),
    ),
  },
});

export const creatorExportMachine = createListExport<Creator, CreatorFilters>();

export const liveCreatorExportMachine = creatorExportMachine.provide({
  actors: { loadPage: operationActor('listCreators', creatorsRequest) },
});

/** What staff do with a creator, apart from changing the profile. */
export type CreatorAction = {
  kind:
    | 'message'
    | 'block'
    | 'unblock'
    | 'sign-in-link'
    | 'agency'
    | 'show-crawled'
    | 'hide-crawled';
  creator: Creator;
};

/** What the dialogs ask for: why, for which agency ('' for none), or what to write. */
export type CreatorActionValues = BlockValues | { agencyUserId: string } | StaffMessageValues;

/** A sign-in link can be seen only once. */
export type CreatorActionResult = { link: Reply<'createSignInLink'> | null };

export const creatorMachine = createListActions<
  Creator,
  CreatorAction,
  CreatorActionResult,
  CreatorActionValues
>({
  id: 'creator-record',
  description: 'Shows one creator to staff, who block them, assign an agency or create links.',
  isResultShown: ({ link }) => link !== null,
});

export const liveCreatorMachine = creatorMachine.provide({
  actors: {
    loadRows: fromPromise<{ rows: Creator[] }, { recordId: string | null }>(
      async ({ input: { recordId }, signal }) => ({ rows: [await loadCreator(recordId, signal)] }),
    ),
    act: fromPromise<CreatorActionResult, ConfirmedAction<CreatorAction, CreatorActionValues>>(
      async ({ input, signal }) => {
        if (!input.action) throw new Error('There is nothing to do.');
        if (input.action.kind === 'sign-in-link') {
          const body = { accountUserId: input.action.creator.creatorUserId };
          return { link: await call('createSignInLink', { body, signal }) };
        }
        await changeCreator({ ...input, action: input.action }, signal);
        return { link: null };
      },
    ),
  },
});

type ChangeRequest = ConfirmedAction<CreatorAction, CreatorActionValues> & {
  action: CreatorAction;
};

async function changeCreator(
  { action: { kind, creator }, values, key }: ChangeRequest,
  signal: AbortSignal,
): Promise<void> {
  const { creatorUserId, updatedAt } = creator;
  const headers = { 'Idempotency-Key': key };
  const update = (change: { agencyUserId: string | null } | { crawlEnabled: boolean }) =>
    call('updateCreator', {
      body: { creatorData: { creatorUserId, updatedAt, ...change } },
      headers,
      signal,
    });
  switch (kind) {
    case 'agency':
      if (!values || !('agencyUserId' in values)) throw new Error('No agency was chosen.');
      await update({ agencyUserId: values.agencyUserId || null });
      return;
    case 'show-crawled':
    case 'hide-crawled':
      await update({ crawlEnabled: kind === 'show-crawled' });
      return;
    case 'message':
      if (!values || !('text' in values)) throw new Error('There is no text.');
      await call('sendStaffMessage', {
        body: { creatorUserId, text: values.text },
        headers,
        signal,
      });
      return;
    case 'block':
    case 'unblock': {
      const { reason, note } = values && 'reason' in values ? values : {};
      await call('blockCreator', {
        body: { creatorUserId, action: kind, ...(reason && { reason }), ...(note && { note }) },
        headers,
        signal,
      });
    }
  }
}

/** A creator who is being changed; null while a new one is written. */
export type CreatorSubject = { creator: Creator | null };

export const creatorFormMachine = createRecordForm<CreatorSubject, CreatorValues>({
  validate: (values) => fieldProblems(createCreatorForm(), values),
  opensReadOnly: () => false,
});

export const liveCreatorFormMachine = creatorFormMachine.provide({
  actors: {
    loadRecord: fromPromise<CreatorSubject, { id: string | null }>(
      async ({ input: { id }, signal }) => ({
        creator: id === null ? null : await loadCreator(id, signal),
      }),
    ),
    saveRecord: fromPromise<CreatorSubject, SaveRequest<CreatorSubject, CreatorValues> | null>(
      async ({ input: request, signal }) => {
        if (!request) throw new Error('There is nothing to save.');
        const { subject, values, key } = request;
        const headers = { 'Idempotency-Key': key };
        if (subject.creator === null) {
          const body = { creatorData: newCreatorData(values) };
          return { creator: await call('createCreator', { body, headers, signal }) };
        }
        const creatorData = creatorChange(subject.creator, values);
        if (creatorData === null) return subject;
        return { creator: await call('updateCreator', { body: { creatorData }, headers, signal }) };
      },
    ),
  },
});

/** @throws Failure `not-found` */
async function loadCreator(id: string | null, signal: AbortSignal): Promise<Creator> {
  const { rows } = await call('listCreators', {
    body: { filters: { ...(id && { creatorUserId: id }) } },
    query: {},
    signal,
  });
  const creator = rows.find(({ creatorUserId }) => creatorUserId === id);
  if (!creator) throw new Failure({ code: 'not-found', status: 404 });
  return creator;
}
