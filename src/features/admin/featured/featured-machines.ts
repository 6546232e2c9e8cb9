import { fromPromise } from 'xstate';
import type { ContentLanguage } from '#domain/language/languages.ts';
import {
  type FeaturedPost,
  featuredSelectionMachine,
  type SelectionRequest,
} from '#machines/flow/admin/featured-selection.ts';
import { createListExport } from '#machines/kit/list-export.ts';
import { createPagedList, type Page, type PageRequest } from '#machines/kit/paged-list.ts';
import { call, pageQuery } from '#src/api/client.ts';
import { findPage } from '#src/api/find-page.ts';
import { reloadActor } from '#src/api/reload-actor.ts';

export const liveFeaturedSelectionMachine = featuredSelectionMachine.provide({
  actors: {
    loadSelection: fromPromise<FeaturedPost[], undefined>(
      async ({ signal }) => (await call('getFeaturedPosts', { body: {}, signal })).rows,
    ),
    saveSelection: fromPromise<FeaturedPost[], SelectionRequest>(
      async ({ input, signal }) => (await call('upsertFeaturedPost', { body: input, signal })).rows,
    ),
  },
});

export type PublishedFilters = { title: string; language: ContentLanguage | 'all' };

export const publishedListMachine = createPagedList<FeaturedPost, PublishedFilters>((row) => [
  row.postUID,
]);

export const livePublishedListMachine = publishedListMachine.provide({
  actors: {
    loadPage: fromPromise<Page<FeaturedPost>, PageRequest<PublishedFilters>>(({ input, signal }) =>
      searchPublished(input, signal),
    ),
    reloadPages: reloadActor(searchPublished),
  },
});

export const publishedExportMachine = createListExport<FeaturedPost, PublishedFilters>();

export const livePublishedExportMachine = publishedExportMachine.provide({
  actors: {
    loadPage: fromPromise<Page<FeaturedPost>, PageRequest<PublishedFilters>>(({ input, signal }) =>
      searchPublished(input, signal),
    ),
  },
});

function searchPublished(
  { filters, pageUrl }: PageRequest<PublishedFilters>,
  signal: AbortSignal,
): Promise<Page<FeaturedPost>> {
  return findPage(pageUrl, (url) => searchPage(filters, url, signal));
}

function searchPage(
  { title, language }: PublishedFilters,
  pageUrl: string | null,
  signal: AbortSignal,
): Promise<Page<FeaturedPost>> {
  const text = title.trim();
  const filters = { ...(text && { title: text }), ...(language !== 'all' && { language }) };
  return call('searchPublishedPosts', { body: { filters }, query: pageQuery(pageUrl), signal });
}
