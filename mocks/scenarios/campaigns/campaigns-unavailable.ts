import type { Scenario } from '#mocks/scenario.ts';
import { campaigns } from './campaigns.ts';

export const campaignsUnavailable: Scenario = {
  ...campaigns,
  name: 'campaigns-unavailable',
  title: 'Campaigns cannot be loaded',
  description: 'The campaigns cannot be loaded; the list of posts works without them.',
  answers: { ...campaigns.answers, getRunningCampaigns: { code: 503, example: 'server-busy' } },
};
