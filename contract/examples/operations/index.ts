import type { OperationExamples } from '../operation-examples.ts';
import { agenciesExamples } from './agencies.ts';
import { agencyAreaExamples } from './agency-area.ts';
import { analyticsExamples } from './analytics.ts';
import { approvalExamples } from './approval.ts';
import { auditExamples } from './audit.ts';
import { authAccountsExamples } from './auth/accounts.ts';
import { authBlockedAccountExamples } from './auth/blocked-account.ts';
import { authPasswordsExamples } from './auth/passwords.ts';
import { authSecurityExamples } from './auth/security.ts';
import { authSessionsExamples } from './auth/sessions.ts';
import { authSignInExamples } from './auth/sign-in.ts';
import { campaignsExamples } from './campaigns.ts';
import { chartUsageExamples } from './chart-usage.ts';
import { configExamples } from './config.ts';
import { creatorsExamples } from './creators.ts';
import { healthExamples } from './health.ts';
import { mediaPicturesExamples } from './media/pictures.ts';
import { mediaVideosExamples } from './media/videos.ts';
import { moneyBankDetailsExamples } from './money/bank-details.ts';
import { moneyInvoicesExamples } from './money/invoices.ts';
import { moneyPaymentsExamples } from './money/payments.ts';
import { notificationsExamples } from './notifications.ts';
import { ownDataExamples } from './own-data.ts';
import { postsAppealsExamples } from './posts/appeals.ts';
import { postsCrawledExamples } from './posts/crawled.ts';
import { postsFeaturedExamples } from './posts/featured.ts';
import { postsHistoryExamples } from './posts/history.ts';
import { postsPublicationsExamples } from './posts/publications.ts';
import { postsReviewExamples } from './posts/review.ts';
import { postsWritingExamples } from './posts/writing.ts';
import { profileExamples } from './profile.ts';
import { referenceExamples } from './reference.ts';
import { sourcesExamples } from './sources.ts';
import { staffAppealsExamples } from './staff/appeals.ts';
import { staffBulkActionsExamples } from './staff/bulk-actions.ts';
import { staffMembersExamples } from './staff/members.ts';
import { staffOverviewExamples } from './staff/overview.ts';
import { staffSavedViewsExamples } from './staff/saved-views.ts';

/** The named examples of every operation, by operationId. */
export const operationExamples: OperationExamples = {
  ...authSignInExamples,
  ...authAccountsExamples,
  ...authSessionsExamples,
  ...authSecurityExamples,
  ...authPasswordsExamples,
  ...authBlockedAccountExamples,
  ...configExamples,
  ...profileExamples,
  ...approvalExamples,
  ...agenciesExamples,
  ...agencyAreaExamples,
  ...creatorsExamples,
  ...sourcesExamples,
  ...mediaPicturesExamples,
  ...mediaVideosExamples,
  ...moneyBankDetailsExamples,
  ...moneyPaymentsExamples,
  ...moneyInvoicesExamples,
  ...postsWritingExamples,
  ...postsReviewExamples,
  ...postsAppealsExamples,
  ...postsHistoryExamples,
  ...postsCrawledExamples,
  ...postsFeaturedExamples,
  ...postsPublicationsExamples,
  ...campaignsExamples,
  ...notificationsExamples,
  ...ownDataExamples,
  ...referenceExamples,
  ...analyticsExamples,
  ...chartUsageExamples,
  ...auditExamples,
  ...staffAppealsExamples,
  ...staffBulkActionsExamples,
  ...staffMembersExamples,
  ...staffOverviewExamples,
  ...staffSavedViewsExamples,
  ...healthExamples,
};
