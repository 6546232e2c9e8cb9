import type { Scenario } from '#mocks/scenario.ts';
import { approved } from '../journeys/approved.ts';

/** A creator with two campaigns to take part in. */
export const campaigns: Scenario = {
  ...approved,
  name: 'campaigns',
  group: 'Campaigns',
  title: 'Campaigns for a creator',
  description: 'Two campaigns run: one with a hashtag and a reward, one for pictures only.',
  lookFor: ['Two campaigns are listed; one has a reward.', 'A post can be begun from each.'],
  start: '/app/campaigns-for-you',
  cookies: { nextScreen: 'dashboard' },
  answers: {
    ...approved.answers,
    getCurrentUser: { example: 'approved', changed: { appLanguage: 'en' } },
    getRunningCampaigns: 'two',
  },
};
