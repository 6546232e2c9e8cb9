import type { Handlers } from '#server/http/handler.ts';
import { getRunningCampaigns } from './get-running-campaigns.ts';
import { listCampaigns } from './list-campaigns.ts';
import { saveCampaign } from './save-campaign.ts';

export const campaignOperations = {
  getRunningCampaigns,
  listCampaigns,
  saveCampaign,
} satisfies Partial<Handlers>;
