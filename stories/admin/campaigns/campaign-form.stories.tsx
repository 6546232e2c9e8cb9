import { useState } from 'react';
import { runningCampaign } from '#contract/examples/campaigns.ts';
import { Failure } from '#domain/contract/failure.ts';
import { CampaignFormScreen } from '#src/features/admin/campaigns/campaign-form-screen.tsx';
import { campaignFormMachine } from '#src/features/admin/campaigns/campaign-machines.ts';
import { drawState } from '#stories/support/actor-in-state.ts';

export default { title: 'Admin/Campaign form' };

type Drawn = Parameters<typeof drawState<typeof campaignFormMachine>>[1];

function Drawing({ drawn }: { drawn: Drawn }) {
  const [actor] = useState(() => drawState(campaignFormMachine, drawn));
  return <CampaignFormScreen actor={actor} />;
}

const change = {
  id: runningCampaign.campaignId,
  subject: { campaign: runningCampaign },
  request: null,
  failure: null,
};
const story = (value: Drawn['value'], more: Partial<Drawn['context']> = {}) => ({
  render: () => <Drawing drawn={{ value, context: { ...change, ...more } }} />,
});
const lost = new Failure({ code: 'network', status: 0 });

export const Loading = story('loading', { subject: null });
export const LoadFailed = story('loadFailed', { subject: null, failure: lost });
export const New = story({ form: 'editing' }, { id: null, subject: { campaign: null } });
export const Editing = story({ form: 'editing' });
export const Refused = story(
  { form: 'refused' },
  {
    failure: new Failure({
      code: 'invalid-request',
      status: 400,
      fields: {
        name: 'too-short:5',
        endDay: 'ends-before-start',
        reward: 'more-than-5-digits',
        params: 'json-malformed',
      },
    }),
  },
);
export const Saving = story('saving');
export const SaveFailed = story({ form: 'failed' }, { failure: lost });
export const Conflict = story('conflict');
