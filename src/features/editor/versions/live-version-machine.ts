import { fromPromise } from 'xstate';
import { createResource } from '#machines/kit/resource.ts';
import { call } from '#src/api/client.ts';
import type { Schemas } from '#src/api/operation-types.ts';

type Version = Schemas['PostVersion'];
type VersionKey = { postUID: string; revision: number; userId?: string };

/** The chart `resource` for a version of a post, to be written on. */
export const versionMachine = createResource<Version, VersionKey>();

export const liveVersionMachine = versionMachine.provide({
  actors: {
    loadResource: fromPromise<Version, { filters: VersionKey }>(
      async ({ input, signal }) =>
        (await call('getPostVersion', { body: input.filters, signal })).version,
    ),
  },
});
