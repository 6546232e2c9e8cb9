import { fromPromise } from 'xstate';
import { createFigures } from '#machines/flow/figures.ts';
import { call } from '#src/api/client.ts';
import type { Schemas } from '#src/api/operation-types.ts';
import { placeNames } from '#src/reader/places.ts';

/** A post with the names of its places. */
export type ViewedPost = { post: Schemas['Post']; places: string[] };
export type ViewFilters = { postUID: string };

/** The chart `figures` for one post, to be read. */
export const postViewMachine = createFigures<ViewedPost, ViewFilters>();

export const livePostViewMachine = postViewMachine.provide({
  actors: {
    loadFigures: fromPromise<ViewedPost, { filters: ViewFilters }>(async ({ input, signal }) => {
      const post = await call('getPostById', {
        path: { postId: input.filters.postUID },
        body: {},
        signal,
      });
      const names = await placeNames(post.locations, signal);
      return { post, places: [...names.values()] };
    }),
  },
});
