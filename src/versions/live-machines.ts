import { fromPromise } from 'xstate';
import { createFigures } from '#machines/flow/figures.ts';
import { createPagedList, type PageRequest } from '#machines/flow/paged-list.ts';
import { operationActor } from '#src/api/actors.ts';
import { call, pageQuery } from '#src/api/client.ts';
import type { Schemas } from '#src/api/operation-types.ts';
import { placeNames } from '#src/reader/places.ts';

export type VersionEntry = Schemas['PostVersionEntry'];
export type Version = Schemas['PostVersion'];
export type VersionAddress = { postUID: string; revision: number };

/** A version, what was kept before it, and the post as it is now. */
export type ComparedVersion = {
  post: Schemas['Post'];
  version: Version;
  before: Version | null;
  /** The names of the places of both, by their ids. */
  places: Map<string, string>;
};

/** The chart `paged-list` for the versions of a post. */
export const postVersionsMachine = createPagedList<VersionEntry, { postUID: string }>(({ revision }) => [
  String(revision),
]);

export const livePostVersionsMachine = postVersionsMachine.provide({
  actors: {
    loadPage: operationActor('getPostVersions', ({ filters, pageUrl }: PageRequest<{ postUID: string }>) => ({
      body: filters,
      query: pageQuery(pageUrl),
    })),
  },
});

/** The chart `figures` for one version beside the one before. */
export const comparedVersionMachine = createFigures<ComparedVersion, VersionAddress>();

export const liveComparedVersionMachine = comparedVersionMachine.provide({
  actors: {
    loadFigures: fromPromise<ComparedVersion, { filters: VersionAddress }>(async ({ input, signal }) => {
      const { postUID, revision } = input.filters;
      const [post, { version, before }] = await Promise.all([
        call('getPostById', { path: { postId: postUID }, body: {}, signal }),
        call('getPostVersion', { body: { postUID, revision }, signal }),
      ]);
      const places = await placeNames([...version.locations, ...(before?.locations ?? [])], signal);
      return { post, version, before, places };
    }),
  },
});
