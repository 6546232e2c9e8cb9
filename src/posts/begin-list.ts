import type { PageRequest } from '#machines/flow/paged-list.ts';
import { beginCall } from '#src/api/begun.ts';
import { pageQuery } from '#src/api/client.ts';
import type { Request } from '#src/api/operation-types.ts';
import { filtersOf, isCrawled, type PostFilters, requestOf } from './filters.ts';

/** The request for a page of a creator's posts. */
export function pageOf({ filters, pageUrl }: PageRequest<PostFilters>): Request<'getPostByFilter'> {
  return {
    body: requestOf(filters),
    query: { ...pageQuery(pageUrl), ...(filters.archived ? { archived: true } : {}) },
  };
}

/**
 * Asks for the first page of posts before there is a list to show it, of whom the server's hint calls a creator with a desk: to others
 * it would refuse the list, and they are on their way elsewhere.
 */
export function beginList(search: URLSearchParams): void {
  const isDesk = /(?:^|;\s*)nextScreen=dashboard(?:;|$)/.test(document.cookie);
  if (!isDesk || isCrawled(search)) return;
  const filters = filtersOf(search);
  // What stands above the list is to be there when its rows are.
  if (!filters.archived) beginCall('getCommConfig', {});
  beginCall('getPostByFilter', pageOf({ filters, pageUrl: null }));
}
