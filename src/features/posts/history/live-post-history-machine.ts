import { createPagedList, type PageRequest } from '#machines/kit/paged-list.ts';
import { operationActor } from '#src/api/actors.ts';
import { pageQuery } from '#src/api/client.ts';
import type { Schemas } from '#src/api/operation-types.ts';

export type PostEvent = Schemas['PostEvent'];
export type HistoryFilters = { postUID: string };

/** The chart `paged-list` for what was done with one post. */
export const postHistoryMachine = createPagedList<PostEvent, HistoryFilters>((event) => [event.id]);

export const livePostHistoryMachine = postHistoryMachine.provide({
  actors: {
    loadPage: operationActor(
      'getPostHistory',
      ({ filters, pageUrl }: PageRequest<HistoryFilters>) => ({
        body: { postUID: filters.postUID },
        query: pageQuery(pageUrl),
      }),
    ),
  },
});
