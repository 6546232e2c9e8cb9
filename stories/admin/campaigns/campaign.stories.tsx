import { useState } from 'react';
import { runningCampaign, upcomingCampaign } from '#contract/examples/campaigns.ts';
import { Failure } from '#domain/contract/failure.ts';
import { campaignMachine } from '#src/features/admin/campaigns/campaign-machines.ts';
import { CampaignScreen } from '#src/features/admin/campaigns/campaign-screen.tsx';
import { drawState } from '#stories/support/actor-in-state.ts';

export default { title: 'Admin/Campaign' };

type Drawn = Parameters<typeof drawState<typeof campaignMachine>>[1];

function Drawing({ drawn }: { drawn: Drawn }) {
  const [actor] = useState(() => drawState(campaignMachine, drawn));
  return <CampaignScreen actor={actor} history={() => null} />;
}

const base = {
  recordId: runningCampaign.campaignId,
  rows: [runningCampaign],
  isListCurrent: true,
  action: null,
  values: null,
  key: '',
  result: null,
  failure: null,
};
const story = (value: Drawn['value'], more: Partial<Drawn['context']> = {}) => ({
  render: () => <Drawing drawn={{ value, context: { ...base, ...more } }} />,
});

export const Loading = story('loading', { rows: [] });
export const NotFound = story('loadFailed', {
  rows: [],
  failure: new Failure({ code: 'not-found', status: 404 }),
});
export const Running = story('listed');
export const UpcomingForAll = story('listed', { rows: [upcomingCampaign] });
