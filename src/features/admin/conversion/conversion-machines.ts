import { fromPromise } from 'xstate';
import type { ConversionValues } from '#domain/forms/conversion-form.ts';
import { type ConfirmedAction, createListActions } from '#machines/kit/list-actions.ts';
import { createListExport } from '#machines/kit/list-export.ts';
import { createPagedList, type PageRequest } from '#machines/kit/paged-list.ts';
import { operationActor } from '#src/api/actors.ts';
import { call, pageQuery } from '#src/api/client.ts';
import type { Reply, Request, Schemas } from '#src/api/operation-types.ts';
import { reloadActor } from '#src/api/reload-actor.ts';
import { createLivePicker } from '#src/features/admin/records/index.ts';

export type OgcCreator = Schemas['Creator'];
export type OgcCreatorFilters = { search: string };

export const ogcCreatorListMachine = createPagedList<OgcCreator, OgcCreatorFilters>((row) => [
  row.creatorUserId,
]);

export const liveOgcCreatorListMachine = ogcCreatorListMachine.provide({
  actors: {
    loadPage: operationActor('listCreators', ogcCreatorsRequest),
    reloadPages: reloadActor((request, signal) =>
      call('listCreators', { ...ogcCreatorsRequest(request), signal }),
    ),
  },
});

export const ogcCreatorExportMachine = createListExport<OgcCreator, OgcCreatorFilters>();

export const liveOgcCreatorExportMachine = ogcCreatorExportMachine.provide({
  actors: { loadPage: operationActor('listCreators', ogcCreatorsRequest) },
});

function ogcCreatorsRequest({
  filters: { search },
  pageUrl,
}: PageRequest<OgcCreatorFilters>): Request<'listCreators'> {
  const text = search.trim();
  return {
    body: { filters: { creatorType: 'OGC', ...(text && { search: text }) }, sort: 'name' },
    query: pageQuery(pageUrl),
  };
}

/** Finds an OGC creator by one of their sources. */
export const creatorBySourcePicker = createLivePicker(async (search, signal) => {
  if (search === '') return [];
  const body = { queryParams: { search, creatorType: 'OGC' as const } };
  const { rows } = await call('searchSources', { body, signal });
  const labels = new Map<string, string>();
  for (const { creatorUserId, name } of rows) {
    const others = labels.get(creatorUserId);
    labels.set(creatorUserId, others ? `${others}, ${name}` : name);
  }
  return [...labels].map(([value, label]) => ({ value, label }));
});

/** What a conversion takes over, and what was converted. */
export type Conversion = Reply<'getConversion'>;
export type ConversionAction = { kind: 'convert'; conversion: Conversion };

/** Whether there is anything to convert: also sources that an ICC creator got by merging. */
export const isConvertible = ({ creator, pending }: Conversion): boolean =>
  creator.creatorType === 'OGC' || pending.sources > 0;

export const conversionMachine = createListActions<
  Conversion,
  ConversionAction,
  null,
  ConversionValues
>({
  id: 'conversion',
  description: 'Shows what the conversion of an OGC creator takes over, and converts.',
  isResultShown: () => false,
});

export const liveConversionMachine = conversionMachine.provide({
  actors: {
    loadRows: fromPromise<{ rows: Conversion[] }, { recordId: string | null }>(
      async ({ input: { recordId }, signal }) => {
        const body = { creatorUserId: recordId ?? '' };
        return { rows: [await call('getConversion', { body, signal })] };
      },
    ),
    act: fromPromise<null, ConfirmedAction<ConversionAction, ConversionValues>>(
      async ({ input: { action, values, key }, signal }) => {
        if (!action) throw new Error('There is nothing to do.');
        const { creatorUserId } = action.conversion.creator;
        await call('convertOgcToUgc', {
          body: { payload: { creatorUserId, ...values } },
          headers: { 'Idempotency-Key': key },
          signal,
        });
        return null;
      },
    ),
  },
});
