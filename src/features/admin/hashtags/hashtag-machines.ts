import { fromPromise } from 'xstate';
import { Failure } from '#domain/contract/failure.ts';
import { fieldProblems } from '#domain/forms/form-schema.ts';
import { type HashtagValues, hashtagForm } from '#domain/forms/hashtag-form.ts';
import { type ConfirmedAction, createListActions } from '#machines/kit/list-actions.ts';
import { createListExport } from '#machines/kit/list-export.ts';
import { createPagedList, type PageRequest } from '#machines/kit/paged-list.ts';
import { createRecordForm, type SaveRequest } from '#machines/kit/record-form.ts';
import { operationActor } from '#src/api/actors.ts';
import { call, pageQuery } from '#src/api/client.ts';
import type { Request, Schemas } from '#src/api/operation-types.ts';
import { reloadActor } from '#src/api/reload-actor.ts';

export type Hashtag = Schemas['StaffHashtag'];

export const hashtagKinds = ['all', 'visible', 'hidden', 'dh-tag'] as const;
export type HashtagFilters = { search: string; kind: (typeof hashtagKinds)[number] };

export const hashtagListMachine = createPagedList<Hashtag, HashtagFilters>(({ id }) => [id]);

export const liveHashtagListMachine = hashtagListMachine.provide({
  actors: {
    loadPage: operationActor('listHashtags', hashtagsRequest),
    reloadPages: reloadActor((request, signal) =>
      call('listHashtags', { ...hashtagsRequest(request), signal }),
    ),
  },
});

export const hashtagExportMachine = createListExport<Hashtag, HashtagFilters>();

export const liveHashtagExportMachine = hashtagExportMachine.provide({
  actors: { loadPage: operationActor('listHashtags', hashtagsRequest) },
});

const kindFilters = {
  all: {},
  visible: { isHidden: false },
  hidden: { isHidden: true },
  'dh-tag': { isDhTag: true },
} as const;

/** The filters as the contract has them. */
export function toRequestFilters({ search, kind }: HashtagFilters) {
  const text = search.trim();
  return { ...(text && { search: text }), ...kindFilters[kind] };
}

function hashtagsRequest({
  filters,
  pageUrl,
}: PageRequest<HashtagFilters>): Request<'listHashtags'> {
  return { body: { filters: toRequestFilters(filters) }, query: pageQuery(pageUrl) };
}

/** What staff decide about a hashtag: whether writers are offered it, and the app features it. */
export type HashtagAction = {
  kind: 'hide' | 'show' | 'feature' | 'stop-featuring';
  hashtag: Hashtag;
};

export const hashtagMachine = createListActions<Hashtag, HashtagAction, null>({
  id: 'hashtag',
  description: 'Shows one hashtag to staff, who hide it or feature it in the app.',
  isResultShown: () => false,
});

const changes = {
  hide: { isHidden: true },
  show: { isHidden: false },
  feature: { isDhTag: true },
  'stop-featuring': { isDhTag: false },
} as const;

export const liveHashtagMachine = hashtagMachine.provide({
  actors: {
    loadRows: fromPromise<{ rows: Hashtag[] }, { recordId: string | null }>(
      async ({ input: { recordId }, signal }) => {
        const body = { filters: { ...(recordId && { hashtagId: recordId }) } };
        const { rows } = await call('listHashtags', { body, query: {}, signal });
        const hashtag = rows.find(({ id }) => id === recordId);
        if (!hashtag) throw new Failure({ code: 'not-found', status: 404 });
        return { rows: [hashtag] };
      },
    ),
    act: fromPromise<null, ConfirmedAction<HashtagAction>>(
      async ({ input: { action }, signal }) => {
        if (!action) throw new Error('There is nothing to do.');
        const body = { title: action.hashtag.title, ...changes[action.kind] };
        await call('saveHashtag', { body, signal });
        return null;
      },
    ),
  },
});

/** The hashtag that was added; null while it is written. */
export type HashtagSubject = { hashtag: { id: string } | null };

export const hashtagFormMachine = createRecordForm<HashtagSubject, HashtagValues>({
  validate: (values) => fieldProblems(hashtagForm, values),
  opensReadOnly: () => false,
});

export const liveHashtagFormMachine = hashtagFormMachine.provide({
  actors: {
    loadRecord: fromPromise<HashtagSubject, { id: string | null }>(async () => ({
      hashtag: null,
    })),
    saveRecord: fromPromise<HashtagSubject, SaveRequest<HashtagSubject, HashtagValues> | null>(
      async ({ input: request, signal }) => {
        if (!request) throw new Error('There is nothing to save.');
        const { title, isDhTag } = request.values;
        await requireNew(title, signal);
        const body = { title, isDhTag, isHidden: false };
        return { hashtag: await call('saveHashtag', { body, signal }) };
      },
    ),
  },
});

/** To save an existing hashtag would show a hidden one again. @throws Failure `taken` */
async function requireNew(title: string, signal: AbortSignal): Promise<void> {
  const body = { filters: { title } };
  const { rows } = await call('listHashtags', { body, query: {}, signal });
  if (rows.length > 0)
    throw new Failure({ code: 'invalid-request', status: 400, fields: { title: 'taken' } });
}
