import { useState } from 'react';
import {
  campaignForCreators,
  monsoonCampaign,
  photoCampaign,
} from '#contract/examples/campaigns.ts';
import { Failure } from '#domain/contract/failure.ts';
import { CampaignTeaser } from '#src/features/posts/campaigns/campaign-teaser.tsx';
import { CampaignsScreen } from '#src/features/posts/campaigns/campaigns-screen.tsx';
import {
  campaignTeaserMachine,
  runningCampaignsMachine,
} from '#src/features/posts/campaigns/running-campaigns-machine.ts';
import { Box } from '#src/ui/layout/layout.tsx';
import { drawState } from '#stories/support/actor-in-state.ts';

export default { title: 'Posts/Campaigns' };

type Drawn = Parameters<typeof drawState<typeof runningCampaignsMachine>>[1];

const rows = [
  monsoonCampaign,
  photoCampaign,
  campaignForCreators({
    campaignId: '0198a4f2-7000-7000-8000-0000000000c9',
    name: 'A campaign with a name in English',
    description: 'Show the market of your town.\nOne picture of each stall is enough.',
    languages: [],
    formats: [],
    postsMax: 1,
  }),
];

function Drawing({ drawn }: { drawn: Drawn }) {
  const [actor] = useState(() => drawState(runningCampaignsMachine, drawn));
  return <CampaignsScreen actor={actor} />;
}

const context = { filters: null, data: null, failure: null };
const story = (value: Drawn['value'], more: Partial<Drawn['context']> = {}) => ({
  render: () => <Drawing drawn={{ value, context: { ...context, ...more } }} />,
  parameters: { state: `resource.${value}` },
});

export const Loading = story('loading');
export const Running = story('shown', { data: { rows } });
export const None = story('empty', { data: { rows: [] } });
export const Offline = story('failed', { failure: new Failure({ code: 'network' }) });

function Beside({ shown }: { shown: typeof rows }) {
  const [actor] = useState(() =>
    drawState(campaignTeaserMachine, {
      value: 'shown',
      context: { filters: [], data: { rows: shown }, failure: null },
    }),
  );
  return (
    <Box padding="6" maxWidth="23rem">
      <CampaignTeaser actor={actor} onDismiss={() => {}} />
    </Box>
  );
}

/** Beside the list of posts. */
export const BesideThePosts = { render: () => <Beside shown={rows} /> };
