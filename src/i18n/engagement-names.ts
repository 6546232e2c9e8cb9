import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { EngagementKind } from '#domain/analytics/engagement.ts';

/** The engagement events, as columns and choices name them. */
export const engagementNames: Record<EngagementKind, MessageDescriptor> = defineMessages({
  views: { id: 'analytics.figure.views', defaultMessage: 'Views' },
  impressions: { id: 'analytics.figure.impressions', defaultMessage: 'Impressions' },
  likes: { id: 'analytics.figure.likes', defaultMessage: 'Likes' },
  shares: { id: 'analytics.figure.shares', defaultMessage: 'Shares' },
  comments: { id: 'analytics.figure.comments', defaultMessage: 'Comments' },
});
