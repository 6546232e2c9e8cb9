import { campaignStatus } from '#domain/announcements/campaign.ts';
import type { DataOf } from '#server/http/handler.ts';
import type { CampaignRow } from './repository.ts';

/** @param today a day of India */
export function presentCampaign(
  row: CampaignRow,
  today: string,
): DataOf<'saveCampaign'>['campaign'] {
  const days = { startDay: row.start_day, endDay: row.end_day };
  return {
    campaignId: row.id,
    revision: row.revision,
    name: row.name,
    description: row.description,
    ...days,
    status: campaignStatus(days, today),
    languages: row.languages,
    formats: row.formats,
    hashtag: row.hashtag,
    rewardPaise: row.reward_paise,
    postsMax: row.posts_max,
    params: row.params,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** A campaign as creators see it. */
export function presentRunningCampaign(
  row: CampaignRow,
): DataOf<'getRunningCampaigns'>['rows'][number] {
  return {
    campaignId: row.id,
    name: row.name,
    description: row.description,
    startDay: row.start_day,
    endDay: row.end_day,
    languages: row.languages,
    formats: row.formats,
    hashtag: row.hashtag,
    rewardPaise: row.reward_paise,
    postsMax: row.posts_max,
  };
}
