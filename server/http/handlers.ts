import { accountOperations } from '../modules/accounts/operations/index.ts';
import { agencyOperations } from '../modules/agencies/operations/index.ts';
import { analyticsOperations } from '../modules/analytics/operations/index.ts';
import { appealOperations } from '../modules/appeals/operations/index.ts';
import { auditOperations } from '../modules/audit/operations/index.ts';
import { authOperations } from '../modules/auth/operations/index.ts';
import { bulkActionOperations } from '../modules/bulk-actions/operations/index.ts';
import { campaignOperations } from '../modules/campaigns/operations/index.ts';
import { chartUsageOperations } from '../modules/chart-usage/operations/index.ts';
import { configOperations } from '../modules/config/operations/index.ts';
import { consentOperations } from '../modules/consents/operations/index.ts';
import { creatorOperations } from '../modules/creators/operations/index.ts';
import { healthOperations } from '../modules/health/operations/index.ts';
import { mediaOperations } from '../modules/media/operations/index.ts';
import { moneyOperations } from '../modules/money/operations/index.ts';
import { notificationOperations } from '../modules/notifications/operations/index.ts';
import { ownDataOperations } from '../modules/own-data/operations/index.ts';
import { postOperations } from '../modules/posts/operations/index.ts';
import { problemReportOperations } from '../modules/problem-reports/operations/index.ts';
import { profileOperations } from '../modules/profile/operations/index.ts';
import { referenceOperations } from '../modules/reference/operations/index.ts';
import { reviewOperations } from '../modules/review/operations/index.ts';
import { sourceOperations } from '../modules/sources/operations/index.ts';
import { staffOperations } from '../modules/staff/operations/index.ts';
import type { Handlers } from './handler.ts';

/** Each module's operations; no two modules answer the same one. */
export const moduleOperations = [
  accountOperations,
  agencyOperations,
  analyticsOperations,
  appealOperations,
  auditOperations,
  authOperations,
  bulkActionOperations,
  campaignOperations,
  chartUsageOperations,
  configOperations,
  creatorOperations,
  healthOperations,
  mediaOperations,
  moneyOperations,
  notificationOperations,
  consentOperations,
  ownDataOperations,
  postOperations,
  problemReportOperations,
  profileOperations,
  referenceOperations,
  reviewOperations,
  sourceOperations,
  staffOperations,
];

/** The handlers of the contract's operations. A missing one is a compile error. */
export const operationHandlers: Handlers = {
  ...accountOperations,
  ...agencyOperations,
  ...analyticsOperations,
  ...appealOperations,
  ...auditOperations,
  ...authOperations,
  ...bulkActionOperations,
  ...campaignOperations,
  ...chartUsageOperations,
  ...configOperations,
  ...creatorOperations,
  ...healthOperations,
  ...mediaOperations,
  ...moneyOperations,
  ...notificationOperations,
  ...consentOperations,
  ...ownDataOperations,
  ...postOperations,
  ...problemReportOperations,
  ...profileOperations,
  ...referenceOperations,
  ...reviewOperations,
  ...sourceOperations,
  ...staffOperations,
};
