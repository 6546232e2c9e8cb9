import type { Scenario } from '#mocks/scenario.ts';
import { campaigns } from './campaigns.ts';

export const campaignsUnavailable: Scenario = {
  ...campaigns,
  name: 'campaigns-unavailable',
  title: 'Campaigns cannot be loaded',
  description: 'The campaigns cannot be loaded; the list of posts works without them.',
  lookFor: [
    'The page says that the server is busy and offers to try again.',
    'The list of posts works.',
  ],
  answers: { ...campaigns.answers, getRunningCampaigns: { code: 503, example: 'server-busy' } },
};
