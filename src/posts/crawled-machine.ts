import { fromPromise } from 'xstate';
import { createPagedList, type Page, type PageRequest } from '#machines/flow/paged-list.ts';
import { call } from '#src/api/client.ts';
import type { Request, Schemas } from '#src/api/operation-types.ts';
import { reloadActor } from '#src/api/reload-actor.ts';
import { type PostFilters, requestOf } from './filters.ts';

export type CrawledPost = Schemas['OgcPostCard'];

/** A list of crawled posts, which are known by their id (spec point 4, "List merging"). */
export const crawledListMachine = createPagedList<CrawledPost, PostFilters>((post) => [post.id]);

/** The chart `paged-list` for what was crawled from the sources of the signed-in creator. */
export const liveCrawledListMachine = crawledListMachine.provide({
  actors: {
    loadPage: fromPromise<Page<CrawledPost>, PageRequest<PostFilters>>(({ input, signal }) =>
      loadCrawled(input, signal),
    ),
    reloadPages: reloadActor(loadCrawled),
  },
});

/** A page is named by the moment and the id behind which it begins; the chart knows it by one address. */
async function loadCrawled(
  { filters, pageUrl }: PageRequest<PostFilters>,
  signal: AbortSignal,
): Promise<Page<CrawledPost>> {
  const { rows, pageValue, offsetId } = await call('getOgcPostByFilter', {
    body: crawledRequestOf(filters, pageUrl),
    signal,
  });
  const isMore = pageValue !== null && offsetId !== null;
  return { rows, nextPageUrl: isMore ? `?${new URLSearchParams({ pageValue, offsetId })}` : null };
}

/** The page behind `pageUrl` as the contract wants it. */
export function crawledRequestOf(
  filters: PostFilters,
  pageUrl: string | null,
): Request<'getOgcPostByFilter'>['body'] {
  const { state: _, ...wanted } = requestOf(filters).filters;
  const place = new URLSearchParams(pageUrl ?? '');
  const pageValue = place.get('pageValue');
  const offsetId = place.get('offsetId');
  return { filters: wanted, ...(pageValue && offsetId ? { pageValue, offsetId } : {}) };
}
