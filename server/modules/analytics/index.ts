export { countEngagement, hasEngagementBefore } from './engagement-counts.ts';
