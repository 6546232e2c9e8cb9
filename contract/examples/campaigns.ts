import { builder, type Schemas } from './builder.ts';
import { id } from './ids.ts';

export const campaign = builder<Schemas['Campaign']>({
  campaignId: id('c1'),
  revision: 1,
  name: 'मानसून की कहानियाँ',
  description: 'अपने गाँव की बारिश दिखाइए।',
  startDay: '2026-11-15',
  endDay: '2026-12-15',
  status: 'running',
  languages: ['hi', 'mr'],
  formats: ['FORMAT_ARTICLE', 'FORMAT_GALLERY'],
  hashtag: 'बारिश',
  rewardPaise: 25000,
  postsMax: 500,
  params: '{"banner":"monsoon"}',
  createdAt: '2026-11-10T06:00:00.000Z',
  updatedAt: '2026-11-10T06:00:00.000Z',
});

export const runningCampaign = campaign();

export const upcomingCampaign = campaign({
  campaignId: id('c2'),
  revision: 2,
  name: 'பொங்கல் 2027',
  description: '',
  startDay: '2027-01-10',
  endDay: '2027-01-20',
  status: 'upcoming',
  languages: ['ta'],
  formats: [],
  hashtag: null,
  rewardPaise: 0,
  postsMax: null,
  params: null,
  createdAt: '2026-11-12T06:00:00.000Z',
  updatedAt: '2026-11-18T11:20:00.000Z',
});

export const campaignForCreators = builder<Schemas['RunningCampaign']>({
  campaignId: id('c1'),
  name: 'मानसून की कहानियाँ',
  description: 'अपने गाँव की बारिश दिखाइए।',
  startDay: '2026-11-15',
  endDay: '2026-12-15',
  languages: ['hi', 'mr'],
  formats: ['FORMAT_ARTICLE', 'FORMAT_GALLERY'],
  hashtag: 'बारिश',
  rewardPaise: 25000,
  postsMax: 500,
});

export const monsoonCampaign = campaignForCreators();

export const photoCampaign = campaignForCreators({
  campaignId: id('c3'),
  name: 'एक तस्वीर, एक कहानी',
  description: '',
  endDay: '2026-12-31',
  languages: [],
  formats: ['FORMAT_IMAGE'],
  hashtag: null,
  rewardPaise: 0,
  postsMax: null,
});
