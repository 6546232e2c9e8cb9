import type { Scenario } from '#mocks/scenario.ts';
import { campaigns } from './campaigns.ts';

export const noCampaigns: Scenario = {
  ...campaigns,
  name: 'campaigns-none',
  title: 'No campaign',
  description: 'No campaign is running in the languages of the creator.',
  lookFor: ['The page says that no campaign is running.'],
  answers: { ...campaigns.answers, getRunningCampaigns: 'none' },
};
