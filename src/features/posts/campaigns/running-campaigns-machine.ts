import { fromPromise } from 'xstate';
import { createResource } from '#machines/kit/resource.ts';
import { operationActor } from '#src/api/actors.ts';
import { call } from '#src/api/client.ts';
import type { Reply, Schemas } from '#src/api/operation-types.ts';

type RunningCampaigns = Reply<'getRunningCampaigns'>;
export type RunningCampaign = Schemas['RunningCampaign'];

const hasNone = ({ rows }: RunningCampaigns) => rows.length === 0;

/** The campaigns that a creator can take part in today. */
export const runningCampaignsMachine = createResource<RunningCampaigns, null>(hasNone);

export const liveRunningCampaignsMachine = runningCampaignsMachine.provide({
  actors: { loadResource: operationActor('getRunningCampaigns', () => ({ query: {} })) },
});

/** The same without the dismissed ones, whose ids are the filter. */
export const campaignTeaserMachine = createResource<RunningCampaigns, readonly string[]>(hasNone);

/** Loads the campaigns once; a dismissal needs no further call. */
export function liveCampaignTeaserMachine() {
  let loaded: RunningCampaigns | null = null;
  return campaignTeaserMachine.provide({
    actors: {
      loadResource: fromPromise<RunningCampaigns, { filters: readonly string[] }>(
        async ({ input: { filters: dismissed }, signal }) => {
          loaded ??= await call('getRunningCampaigns', { query: {}, signal });
          return { rows: loaded.rows.filter(({ campaignId }) => !dismissed.includes(campaignId)) };
        },
      ),
    },
  });
}
