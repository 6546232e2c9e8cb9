import { fromPromise } from 'xstate';
import { createFigures } from '#machines/flow/figures.ts';
import { call } from '#src/api/client.ts';
import type { Reply, Schemas } from '#src/api/operation-types.ts';

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
      if (post.locations.length === 0) return { post, places: [] };
      // A post can be read without the names of its places.
      const states = await call('getLocations', { signal }).catch(() => []);
      return { post, places: placesOf(post, states) };
    }),
  },
});

/** The places of a post as they are chosen: "city ( state )". */
function placesOf({ locations }: Schemas['Post'], states: Reply<'getLocations'>): string[] {
  const cities = states.flatMap((state) => state.cities);
  return locations.flatMap((id) => {
    const city = cities.find(({ locationId }) => locationId === id);
    return city ? [`${city.locationName} ( ${city.stateName} )`] : [];
  });
}
