import type { PageRequest } from '#machines/kit/paged-list.ts';
import { pageQuery } from '#src/api/client.ts';
import type { Request } from '#src/api/operation-types.ts';
import { prefetchCall } from '#src/api/prefetch.ts';
import { filtersToRequest, isCrawledList, type PostFilters, parseFilters } from './post-filters.ts';

/** The request for a page of a creator's posts. */
export function postPageRequest({
  filters,
  pageUrl,
}: PageRequest<PostFilters>): Request<'getPostByFilter'> {
  return {
    body: filtersToRequest(filters),
    query: { ...pageQuery(pageUrl), ...(filters.archived ? { archived: true } : {}) },
  };
}

/**
 * Asks for the first page of posts before there is a list to show it, of whom the server's hint
 * calls a creator with a desk: to others it would refuse the list, and they are on their way
 * elsewhere.
 */
export function prefetchPostList(search: URLSearchParams): void {
  const isDashboard = /(?:^|;\s*)nextScreen=dashboard(?:;|$)/.test(document.cookie);
  if (!isDashboard || isCrawledList(search)) return;
  const filters = parseFilters(search);
  // What stands above the list is to be there when its rows are.
  if (!filters.archived) prefetchCall('getCommConfig', {});
  prefetchCall('getPostByFilter', postPageRequest({ filters, pageUrl: null }));
}
