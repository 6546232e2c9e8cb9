export {
  countEngagement,
  countEngagementByCreator,
  hasEngagementBefore,
} from './repository/engagement-counts.ts';
