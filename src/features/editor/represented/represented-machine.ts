import { fromPromise } from 'xstate';
import { createResource } from '#machines/kit/resource.ts';
import { call } from '#src/api/client.ts';
import type { RepresentedCreator } from '../editor.tsx';

type OfCreator = { userId: string };

/** The chart `resource` for the creator for whom an agency writes. */
export const representedMachine = createResource<RepresentedCreator, OfCreator>();

export const liveRepresentedMachine = representedMachine.provide({
  actors: {
    loadResource: fromPromise<RepresentedCreator, { filters: OfCreator }>(
      async ({ input: { filters }, signal }) => {
        const profile = await call('getProfileDetails', { query: filters, signal });
        const { creatorId, name, handle, profileImage, blueTick, workApproval } = profile;
        return {
          creator: { userId: creatorId, name, handle, profileImage, blueTick },
          profile: workApproval === 'none' ? 'missing' : workApproval,
        };
      },
    ),
  },
});
