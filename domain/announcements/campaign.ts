import {
  atLeast,
  atMost,
  findBrokenRule,
  json,
  noForbiddenCharacters,
  orderedRange,
  type RuleCode,
  required,
} from '../forms/validation-rules.ts';
import { limits } from '../limits.ts';

/** Days of India, YYYY-MM-DD, both included. */
export type CampaignDays = { startDay: string; endDay: string };

export const campaignStatuses = ['upcoming', 'running', 'ended'] as const;
export type CampaignStatus = (typeof campaignStatuses)[number];

/** @param today a day of India */
export function campaignStatus({ startDay, endDay }: CampaignDays, today: string): CampaignStatus {
  if (today < startDay) return 'upcoming';
  return today > endDay ? 'ended' : 'running';
}

type CampaignTexts = CampaignDays & {
  name: string;
  description: string;
  hashtag: string;
  params: string;
};

/**
 * Which rule of spec point 5 each field of a campaign breaks, of those that the contract cannot
 * say.
 */
export function campaignProblems(
  campaign: CampaignTexts,
): Record<keyof CampaignTexts, RuleCode | null> {
  const { name, description, startDay, endDay, hashtag, params } = campaign;
  return {
    name: findBrokenRule(name, [
      required,
      atLeast(limits.campaignNameMin),
      atMost(limits.campaignNameMax),
      noForbiddenCharacters,
    ]),
    description: findBrokenRule(description, [atMost(limits.campaignDescriptionMax)]),
    startDay: null,
    endDay: orderedRange({ from: startDay, to: endDay }),
    hashtag: findBrokenRule(hashtag, [atMost(limits.hashtagMax)]),
    params: json(params),
  };
}
