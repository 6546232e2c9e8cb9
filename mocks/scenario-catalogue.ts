import type { Scenario } from './scenario.ts';
import { secondReviews } from './scenario-tables/appeal-scenarios.ts';
import { dashboards } from './scenario-tables/dashboard-scenarios.ts';
import { errorScenarios } from './scenario-tables/error-scenarios.ts';
import { failures } from './scenario-tables/failure-scenarios.ts';
import { variants } from './scenario-tables/sign-in-scenarios.ts';
import { steps } from './scenario-tables/step-scenarios.ts';
import { choiceOfTypes } from './scenarios/accounts/account-choice-creator-types.ts';
import { choiceEnding } from './scenarios/accounts/account-choice-expiring.ts';
import { choiceFailed } from './scenarios/accounts/account-choice-failed.ts';
import { choiceOfThree } from './scenarios/accounts/account-choice-three.ts';
import { choiceOfTwo } from './scenarios/accounts/account-choice-two.ts';
import { agreementDue } from './scenarios/accounts/agreement-due.ts';
import { blockedAccount } from './scenarios/accounts/blocked-account.ts';
import { blockedAccountCopyFailed } from './scenarios/accounts/blocked-account-copy-failed.ts';
import { blockedAccountCopyLimited } from './scenarios/accounts/blocked-account-copy-limited.ts';
import { blockedAccountCopySignIn } from './scenarios/accounts/blocked-account-copy-sign-in.ts';
import { blockedAccountOver } from './scenarios/accounts/blocked-account-over.ts';
import { blockedAccountUpheld } from './scenarios/accounts/blocked-account-upheld.ts';
import { closedAccount } from './scenarios/accounts/closed-account.ts';
import { closingAccount } from './scenarios/accounts/closing-account.ts';
import { closingAccountTooEarly } from './scenarios/accounts/closing-account-too-early.ts';
import { linkFailed } from './scenarios/accounts/login-link-failed.ts';
import { linked } from './scenarios/accounts/login-linked.ts';
import { notificationSettings } from './scenarios/accounts/notification-settings.ts';
import { notificationSettingsUnsaved } from './scenarios/accounts/notification-settings-unsaved.ts';
import { notifications } from './scenarios/accounts/notifications.ts';
import { ownData } from './scenarios/accounts/own-data.ts';
import { ownDataFailed } from './scenarios/accounts/own-data-failed.ts';
import { ownDataIncomplete } from './scenarios/accounts/own-data-incomplete.ts';
import { ownDataLimited } from './scenarios/accounts/own-data-limited.ts';
import { phoneChange } from './scenarios/accounts/phone-change.ts';
import { pushUnavailable } from './scenarios/accounts/push-unavailable.ts';
import { oldSession } from './scenarios/accounts/reauthentication-required.ts';
import { signedInElsewhere } from './scenarios/accounts/signed-in-devices.ts';
import { agencyArea } from './scenarios/agency/agency-area.ts';
import { agencyInvitation } from './scenarios/agency/agency-invitation.ts';
import { bankDetailsApproved } from './scenarios/bank-details/bank-details-approved.ts';
import { bankDetailsExpired } from './scenarios/bank-details/bank-details-expired.ts';
import { bankDetailsNotTaken } from './scenarios/bank-details/bank-details-invalid.ts';
import { bankDetailsWanted } from './scenarios/bank-details/bank-details-missing.ts';
import { bankDetailsUnanswered } from './scenarios/bank-details/bank-details-no-reply.ts';
import { bankDetailsPending } from './scenarios/bank-details/bank-details-pending.ts';
import { bankDetailsRejected } from './scenarios/bank-details/bank-details-rejected.ts';
import { bankDetailsOvertaken } from './scenarios/bank-details/bank-details-sent-elsewhere.ts';
import { bankDetailsScreen } from './scenarios/bank-details/bank-details-step.ts';
import { bankDetailsFailed } from './scenarios/bank-details/bank-details-unreadable-proof.ts';
import { campaigns } from './scenarios/campaigns/campaigns.ts';
import { noCampaigns } from './scenarios/campaigns/campaigns-none.ts';
import { campaignsUnavailable } from './scenarios/campaigns/campaigns-unavailable.ts';
import { announcements } from './scenarios/journeys/announcements.ts';
import { approvalPending } from './scenarios/journeys/approval-pending.ts';
import { approved } from './scenarios/journeys/approved.ts';
import { newCreator } from './scenarios/journeys/new-creator.ts';
import { postVersions } from './scenarios/journeys/post-versions.ts';
import { profileChangePending } from './scenarios/journeys/profile-change-pending.ts';
import { profileChangeRejected } from './scenarios/journeys/profile-change-rejected.ts';
import { profileRejected } from './scenarios/journeys/profile-rejected.ts';
import { rejectedPost } from './scenarios/journeys/rejected-post.ts';
import { serverDown } from './scenarios/journeys/server-down.ts';
import { socialSignIn } from './scenarios/journeys/social-sign-in.ts';
import { staff } from './scenarios/journeys/staff.ts';
import { earnings } from './scenarios/money/earnings.ts';
import { earningsNone } from './scenarios/money/earnings-empty.ts';
import { invoiceOvertaken } from './scenarios/money/invoice-cancelled-elsewhere.ts';
import { invoiceUnanswered } from './scenarios/money/invoice-no-reply.ts';
import { articleDoubted } from './scenarios/post-formats/duplicate-article.ts';
import { galleryDraft } from './scenarios/post-formats/gallery-draft.ts';
import { imageDraft } from './scenarios/post-formats/image-draft.ts';
import { rejectedGallery } from './scenarios/post-formats/rejected-gallery.ts';
import { rejectedVideo } from './scenarios/post-formats/rejected-video.ts';
import { ownScript } from './scenarios/post-formats/transliteration.ts';
import { videoDraft } from './scenarios/post-formats/video-draft.ts';
import { videoQuota } from './scenarios/post-formats/video-quota-reached.ts';
import { videoRefused } from './scenarios/post-formats/video-too-large.ts';
import { videoUpload } from './scenarios/post-formats/video-upload.ts';
import { ownProblemReports } from './scenarios/problem-reports/own-problem-reports.ts';
import { ownProblemReportsFailed } from './scenarios/problem-reports/own-problem-reports-failed.ts';
import { ownProblemReportsNone } from './scenarios/problem-reports/own-problem-reports-none.ts';
import { problemReport } from './scenarios/problem-reports/problem-report.ts';
import { problemReportLimited } from './scenarios/problem-reports/problem-report-limited.ts';
import { staffProblemReports } from './scenarios/problem-reports/staff-problem-reports.ts';
import { publishersAndSources } from './scenarios/staff/publishers-and-sources.ts';
import { staffAppeals } from './scenarios/staff/staff-appeals.ts';
import { bankApprovals } from './scenarios/staff/staff-bank-details.ts';
import { staffBulkActions } from './scenarios/staff/staff-bulk-actions.ts';
import { staffChartUsage } from './scenarios/staff/staff-chart-usage.ts';
import { staffChartUsageFailed } from './scenarios/staff/staff-chart-usage-failed.ts';
import { staffChartUsageListFailed } from './scenarios/staff/staff-chart-usage-list-failed.ts';
import { staffChartUsageNone } from './scenarios/staff/staff-chart-usage-none.ts';
import { staffContent } from './scenarios/staff/staff-content.ts';
import { staffContentChangedElsewhere } from './scenarios/staff/staff-content-changed-elsewhere.ts';
import { staffCreators } from './scenarios/staff/staff-creators.ts';
import { staffInvoices } from './scenarios/staff/staff-invoices.ts';
import { staffPublications } from './scenarios/staff/staff-publications.ts';
import { staffReview } from './scenarios/staff/staff-review.ts';
import { staffSecondOpinion } from './scenarios/staff/staff-second-opinion.ts';
import { passwordReset } from './scenarios/staff-accounts/password-reset.ts';
import { staffAccounts } from './scenarios/staff-accounts/staff-accounts.ts';
import { staffSecondStep } from './scenarios/staff-accounts/staff-second-factor.ts';
import { staffSetUp } from './scenarios/staff-accounts/staff-second-factor-setup.ts';
import { staffSecurity } from './scenarios/staff-accounts/staff-security.ts';

/** Scenarios that are made from a table, with what is seen in each. */
export const families = [
  ...steps,
  ...variants,
  ...failures,
  ...errorScenarios,
  ...dashboards,
  ...secondReviews,
];

/**
 * Every scenario, in the order of the journey; the first is the default of a browser.
 */
export const scenarios: Scenario[] = [
  newCreator,
  socialSignIn,
  approvalPending,
  profileRejected,
  approved,
  profileChangePending,
  profileChangeRejected,
  rejectedPost,
  ownScript,
  articleDoubted,
  postVersions,
  imageDraft,
  galleryDraft,
  rejectedGallery,
  videoUpload,
  videoDraft,
  videoQuota,
  videoRefused,
  rejectedVideo,
  staff,
  staffCreators,
  agencyArea,
  agencyInvitation,
  staffBulkActions,
  serverDown,
  choiceOfTwo,
  choiceOfThree,
  choiceOfTypes,
  choiceEnding,
  choiceFailed,
  linked,
  linkFailed,
  phoneChange,
  oldSession,
  staffSecondStep,
  staffSetUp,
  staffSecurity,
  staffAccounts,
  passwordReset,
  staffContent,
  staffContentChangedElsewhere,
  bankApprovals,
  staffInvoices,
  staffReview,
  staffSecondOpinion,
  staffAppeals,
  staffPublications,
  staffChartUsage,
  staffChartUsageNone,
  staffChartUsageFailed,
  staffChartUsageListFailed,
  publishersAndSources,
  bankDetailsScreen,
  bankDetailsWanted,
  bankDetailsFailed,
  bankDetailsUnanswered,
  bankDetailsNotTaken,
  bankDetailsExpired,
  bankDetailsOvertaken,
  bankDetailsPending,
  bankDetailsApproved,
  bankDetailsRejected,
  notifications,
  notificationSettings,
  notificationSettingsUnsaved,
  pushUnavailable,
  signedInElsewhere,
  agreementDue,
  ownData,
  ownDataIncomplete,
  ownDataLimited,
  ownDataFailed,
  problemReport,
  problemReportLimited,
  ownProblemReports,
  ownProblemReportsNone,
  ownProblemReportsFailed,
  staffProblemReports,
  closingAccount,
  closingAccountTooEarly,
  closedAccount,
  blockedAccount,
  blockedAccountUpheld,
  blockedAccountCopyLimited,
  blockedAccountCopyFailed,
  blockedAccountCopySignIn,
  blockedAccountOver,
  announcements,
  campaigns,
  noCampaigns,
  campaignsUnavailable,
  earnings,
  earningsNone,
  invoiceUnanswered,
  invoiceOvertaken,
  ...families.map(({ scenario }) => scenario),
];

/** The scenario of that name, if there is one. */
export function findScenario(name: string | undefined): Scenario | undefined {
  return scenarios.find((scenario) => scenario.name === name);
}
