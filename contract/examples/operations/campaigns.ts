import { monsoonCampaign, photoCampaign, runningCampaign, upcomingCampaign } from '../campaigns.ts';
import { id } from '../ids.ts';
import type { OperationExamples } from '../operation-examples.ts';
import { emptyPage } from '../replies.ts';

export const campaignsExamples = {
  listCampaigns: {
    200: {
      some: { data: { rows: [upcomingCampaign, runningCampaign], nextPageUrl: null } },
      running: { data: { rows: [runningCampaign], nextPageUrl: null } },
      empty: emptyPage,
    },
  },

  saveCampaign: {
    request: {
      new: {
        campaign: {
          name: 'मानसून की कहानियाँ',
          description: 'अपने गाँव की बारिश दिखाइए।',
          startDay: '2026-11-15',
          endDay: '2026-12-15',
          languages: ['hi', 'mr'],
          formats: ['FORMAT_ARTICLE', 'FORMAT_GALLERY'],
          hashtag: 'बारिश',
          rewardPaise: 25000,
          postsMax: 500,
          params: '{"banner":"monsoon"}',
        },
      },
      change: {
        campaign: {
          campaignId: id('c2'),
          revision: 1,
          name: 'பொங்கல் 2027',
          description: '',
          startDay: '2027-01-10',
          endDay: '2027-01-20',
          languages: ['ta'],
          formats: [],
        },
      },
    },
    200: {
      created: { data: { message: 'Campaign successfully Created!', campaign: runningCampaign } },
      updated: { data: { message: 'Campaign successfully Updated!', campaign: upcomingCampaign } },
    },
    errors: {
      'invalid-request': {
        'ends-before-it-starts': { fields: { endDay: 'not-allowed' } },
        'name-malformed': { fields: { name: 'malformed' } },
        'params-not-json': { fields: { params: 'malformed' } },
      },
    },
  },

  getRunningCampaigns: {
    200: {
      two: { data: { rows: [monsoonCampaign, photoCampaign] } },
      none: { data: { rows: [] } },
    },
  },
} satisfies OperationExamples;
