import { fromPromise } from 'xstate';
import { createFigures } from '#machines/flow/figures.ts';
import { call } from '#src/api/client.ts';
import type { Schemas } from '#src/api/operation-types.ts';

type Version = Schemas['PostVersion'];
type VersionAddress = { postUID: string; revision: number };

/** The chart `figures` for a version of a post, to be written on. */
export const versionMachine = createFigures<Version, VersionAddress>();

export const liveVersionMachine = versionMachine.provide({
  actors: {
    loadFigures: fromPromise<Version, { filters: VersionAddress }>(
      async ({ input, signal }) => (await call('getPostVersion', { body: input.filters, signal })).version,
    ),
  },
});
