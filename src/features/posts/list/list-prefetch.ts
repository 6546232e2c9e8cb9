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
 * Requests the first page of posts before the list is rendered. Only for creators whose
 * `nextScreen` cookie says `dashboard`: the server refuses the list to others, and they are
 * redirected anyway.
 */
export function prefetchPostList(search: URLSearchParams): void {
  const isDashboard = /(?:^|;\s*)nextScreen=dashboard(?:;|$)/.test(document.cookie);
  if (!isDashboard || isCrawledList(search)) return;
  const filters = parseFilters(search);
  // The list shows announcements above its rows.
  if (!filters.archived) prefetchCall('getCommConfig', {});
  prefetchCall('getPostByFilter', postPageRequest({ filters, pageUrl: null }));
}
