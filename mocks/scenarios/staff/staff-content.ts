import type { Scenario } from '#mocks/scenario.ts';
import { staff } from '../journeys/staff.ts';

/** What staff show and offer to creators: campaigns, announcements, the wall of fame, hashtags. */
export const staffContent: Scenario = {
  ...staff,
  name: 'staff-content',
  group: 'Staff',
  title: 'Campaigns and announcements',
  description:
    'Campaigns, announcements, the wall of fame and hashtags can be changed. A new campaign appears in the list.',
  lookFor: ['A campaign is listed with its period and reward.', 'A new one appears in the list.'],
  start: '/app/campaigns',
  answers: {
    ...staff.answers,
    listCampaigns: 'running',
    saveCampaign: [{ when: { campaign: { revision: 1 } }, answer: 'updated' }, 'created'],
    getCommConfig: 'some',
    upsertCommConfig: 'festival',
    getFeaturedPosts: 'some',
    searchPublishedPosts: 'some',
    upsertFeaturedPost: 'two',
    listHashtags: 'some',
    saveHashtag: 'own',
  },
  moves: [...(staff.moves ?? []), { after: 'saveCampaign', set: { listCampaigns: 'some' } }],
};
