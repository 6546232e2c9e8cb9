export { countEngagement, hasEngagementBefore } from './repository/engagement-counts.ts';
