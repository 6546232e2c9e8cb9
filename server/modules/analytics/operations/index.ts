import type { Handlers } from '#server/http/handler.ts';
import { getEngagementTrend } from './get-engagement-trend.ts';
import { getLeaderboard } from './get-leaderboard.ts';
import { getPostAnalytics } from './get-post-analytics.ts';
import { getQuickAnalytics } from './get-quick-analytics.ts';
import { ingestEngagement } from './ingest-engagement.ts';

export const analyticsOperations = {
  getEngagementTrend,
  getLeaderboard,
  getPostAnalytics,
  getQuickAnalytics,
  ingestEngagement,
} satisfies Partial<Handlers>;
