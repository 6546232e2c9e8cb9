import type { Handlers } from '#server/http/handler.ts';
import { listCampaigns } from './list-campaigns.ts';
import { saveCampaign } from './save-campaign.ts';

export const campaignOperations = {
  listCampaigns,
  saveCampaign,
} satisfies Partial<Handlers>;
