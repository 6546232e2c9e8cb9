import { fromPromise } from 'xstate';
import { createPagedList, type Page, type PageRequest } from '#machines/kit/paged-list.ts';
import { call } from '#src/api/client.ts';
import { findPage } from '#src/api/find-page.ts';
import type { Request, Schemas } from '#src/api/operation-types.ts';
import { reloadActor } from '#src/api/reload-actor.ts';
import { filtersToRequest, type PostFilters } from '../list/post-filters.ts';

export type CrawledPost = Schemas['OgcPostCard'];

/** A list of crawled posts, which are known by their id (spec point 4, "List merging"). */
export const crawledListMachine = createPagedList<CrawledPost, PostFilters>((post) => [post.id]);

/** The chart `paged-list` for what was crawled from the sources of the signed-in creator. */
export const liveCrawledListMachine = crawledListMachine.provide({
  actors: {
    loadPage: fromPromise<Page<CrawledPost>, PageRequest<PostFilters>>(({ input, signal }) =>
      loadCrawledPage(input, signal),
    ),
    reloadPages: reloadActor(loadCrawledPage),
  },
});

function loadCrawledPage(
  { filters, pageUrl }: PageRequest<PostFilters>,
  signal: AbortSignal,
): Promise<Page<CrawledPost>> {
  return findPage(pageUrl, (url) => loadPage(filters, url, signal));
}

/**
 * A page is named by the moment and the id behind which it begins; the chart knows it by one
 * address.
 */
async function loadPage(
  filters: PostFilters,
  pageUrl: string | null,
  signal: AbortSignal,
): Promise<Page<CrawledPost>> {
  const { rows, pageValue, offsetId } = await call('getOgcPostByFilter', {
    body: crawledPostsRequest(filters, pageUrl),
    signal,
  });
  const isMore = pageValue !== null && offsetId !== null;
  return { rows, nextPageUrl: isMore ? `?${new URLSearchParams({ pageValue, offsetId })}` : null };
}

/** The page behind `pageUrl` as the contract wants it. */
export function crawledPostsRequest(
  filters: PostFilters,
  pageUrl: string | null,
): Request<'getOgcPostByFilter'>['body'] {
  const { state: _, ...wanted } = filtersToRequest(filters).filters;
  const place = new URLSearchParams(pageUrl ?? '');
  const pageValue = place.get('pageValue');
  const offsetId = place.get('offsetId');
  return { filters: wanted, ...(pageValue && offsetId ? { pageValue, offsetId } : {}) };
}
