import { createResource } from '#machines/kit/resource.ts';
import { operationActor } from '#src/api/actors.ts';
import type { Reply } from '#src/api/operation-types.ts';

/** The work that waits for staff. */
export const waitingWorkMachine = createResource<Reply<'getStaffOverview'>, null>(
  ({ rows }) => rows.length === 0,
);

export const liveWaitingWorkMachine = waitingWorkMachine.provide({
  actors: { loadResource: operationActor('getStaffOverview', () => ({})) },
});
