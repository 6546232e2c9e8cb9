import { fromPromise } from 'xstate';
import { createResource } from '#machines/kit/resource.ts';
import { call } from '#src/api/client.ts';
import { fetchLocationNames } from '#src/api/location-names.ts';
import type { Schemas } from '#src/api/operation-types.ts';

/** A post with the names of its places. */
export type ViewedPost = { post: Schemas['Post']; locationNames: string[] };
/** `userId` where an agency reads the post of one of its creators. */
export type ViewFilters = { postUID: string; userId?: string };

/** The chart `resource` for one post, to be read. */
export const postViewMachine = createResource<ViewedPost, ViewFilters>();

export const livePostViewMachine = postViewMachine.provide({
  actors: {
    loadResource: fromPromise<ViewedPost, { filters: ViewFilters }>(async ({ input, signal }) => {
      const { postUID, ...body } = input.filters;
      const post = await call('getPostById', {
        path: { postId: postUID },
        body,
        signal,
      });
      const names = await fetchLocationNames(post.locations, signal);
      return { post, locationNames: [...names.values()] };
    }),
  },
});
