import { fromPromise } from 'xstate';
import { createPagedList, type PageRequest } from '#machines/kit/paged-list.ts';
import { createResource } from '#machines/kit/resource.ts';
import { operationActor } from '#src/api/actors.ts';
import { call, pageQuery } from '#src/api/client.ts';
import { fetchLocationNames } from '#src/api/location-names.ts';
import type { Schemas } from '#src/api/operation-types.ts';

export type VersionEntry = Schemas['PostVersionEntry'];
export type Version = Schemas['PostVersion'];
/** A post; `userId` where an agency reads that of one of its creators. */
export type VersionsKey = { postUID: string; userId?: string };
export type VersionKey = VersionsKey & { revision: number };

/** A version, what was kept before it, and the post as it is now. */
export type ComparedVersion = {
  post: Schemas['Post'];
  version: Version;
  before: Version | null;
  /** The names of the places of both, by their ids. */
  locationNames: Map<string, string>;
};

/** The chart `paged-list` for the versions of a post. */
export const postVersionsMachine = createPagedList<VersionEntry, VersionsKey>(({ revision }) => [
  String(revision),
]);

export const livePostVersionsMachine = postVersionsMachine.provide({
  actors: {
    loadPage: operationActor(
      'getPostVersions',
      ({ filters, pageUrl }: PageRequest<VersionsKey>) => ({
        body: filters,
        query: pageQuery(pageUrl),
      }),
    ),
  },
});

/** The chart `resource` for one version and its predecessor. */
export const comparedVersionMachine = createResource<ComparedVersion, VersionKey>();

export const liveComparedVersionMachine = comparedVersionMachine.provide({
  actors: {
    loadResource: fromPromise<ComparedVersion, { filters: VersionKey }>(
      async ({ input, signal }) => {
        const { postUID, revision, ...person } = input.filters;
        const [post, { version, before }] = await Promise.all([
          call('getPostById', { path: { postId: postUID }, body: person, signal }),
          call('getPostVersion', { body: input.filters, signal }),
        ]);
        const places = await fetchLocationNames(
          [...version.locations, ...(before?.locations ?? [])],
          signal,
        );
        return { post, version, before, locationNames: places };
      },
    ),
  },
});
