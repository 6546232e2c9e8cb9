import type { ContentLanguage } from '#domain/language/languages.ts';
import { createListExport } from '#machines/kit/list-export.ts';
import { createPagedList, type PageRequest } from '#machines/kit/paged-list.ts';
import { operationActor } from '#src/api/actors.ts';
import { call, pageQuery } from '#src/api/client.ts';
import type { Request, Schemas } from '#src/api/operation-types.ts';
import { reloadActor } from '#src/api/reload-actor.ts';

export type Source = Schemas['Source'];
export type SourceFilters = {
  search: string;
  accountId: string | null;
  creatorUserId: string | null;
  language: ContentLanguage | 'all';
  crawling: 'all' | 'on' | 'off';
};

export const noSourceFilters: SourceFilters = {
  search: '',
  accountId: null,
  creatorUserId: null,
  language: 'all',
  crawling: 'all',
};

export const sourceListMachine = createPagedList<Source, SourceFilters>((row) => [row.sourceId]);

export const liveSourceListMachine = sourceListMachine.provide({
  actors: {
    loadPage: operationActor('getSourceByFilter', sourcesRequest),
    reloadPages: reloadActor((request, signal) =>
      call('getSourceByFilter', { ...sourcesRequest(request), signal }),
    ),
  },
});

export const sourceExportMachine = createListExport<Source, SourceFilters>();

export const liveSourceExportMachine = sourceExportMachine.provide({
  actors: { loadPage: operationActor('getSourceByFilter', sourcesRequest) },
});

function sourcesRequest({
  filters: { search, accountId, creatorUserId, language, crawling },
  pageUrl,
}: PageRequest<SourceFilters>): Request<'getSourceByFilter'> {
  const text = search.trim();
  return {
    body: {
      filters: {
        ...(text && { search: text }),
        ...(accountId && { accountId }),
        ...(creatorUserId && { creatorUserId }),
        ...(language !== 'all' && { language }),
        ...(crawling !== 'all' && { crawling: crawling === 'on' }),
      },
    },
    query: pageQuery(pageUrl),
  };
}
