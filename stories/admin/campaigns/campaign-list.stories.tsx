import { useState } from 'react';
import { campaign, runningCampaign, upcomingCampaign } from '#contract/examples/campaigns.ts';
import { Failure } from '#domain/contract/failure.ts';
import { CampaignListScreen } from '#src/features/admin/campaigns/campaign-list-screen.tsx';
import {
  type CampaignFilters,
  campaignExportMachine,
  campaignListMachine,
} from '#src/features/admin/campaigns/campaign-machines.ts';
import { drawState } from '#stories/support/actor-in-state.ts';

export default { title: 'Admin/Campaigns' };

type Drawn = Parameters<typeof drawState<typeof campaignListMachine>>[1];

const noFilters: CampaignFilters = { search: '', status: 'all' };

function Drawing({ drawn }: { drawn: Drawn }) {
  const [actor] = useState(() => drawState(campaignListMachine, drawn));
  const [exporter] = useState(() =>
    drawState(campaignExportMachine, {
      value: 'idle',
      context: { filters: null, rows: [], nextPageUrl: null, failure: null },
    }),
  );
  return (
    <CampaignListScreen
      actor={actor}
      exporter={exporter}
      filters={drawn.context.filters}
      onFilters={() => {}}
    />
  );
}

const base = { filters: noFilters, rows: [], nextPageUrl: null, failure: null };
const story = (value: Drawn['value'], more: Partial<Drawn['context']> = {}) => ({
  render: () => <Drawing drawn={{ value, context: { ...base, ...more } }} />,
});
const rows = [
  upcomingCampaign,
  runningCampaign,
  campaign({
    campaignId: '0198a4f2-7000-7000-8000-0000000000d1',
    name: 'پرانے بازار',
    status: 'ended',
    startDay: '2026-08-01',
    endDay: '2026-08-31',
    languages: ['ur'],
  }),
];
const waiting = { listing: { idle: 'waiting' } } as const;
const lost = new Failure({ code: 'network', status: 0 });

export const Loading = story('loading');
export const Listed = story(waiting, { rows });
export const MoreFailed = story(
  { listing: 'moreFailed' },
  { rows, nextPageUrl: '/next', failure: lost },
);
export const Empty = story({ empty: 'waiting' });
export const NothingFound = story(
  { empty: 'waiting' },
  { filters: { search: '', status: 'ended' } },
);
export const Failed = story('failed', { failure: lost });
export const Forbidden = story('failed', {
  failure: new Failure({ code: 'forbidden', status: 403 }),
});
