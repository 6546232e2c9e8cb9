import type { Handlers } from '../handler.ts';
import { getAgencyByFilter } from './agencies/get-agency-by-filter.ts';
import { upsertAgency } from './agencies/upsert-agency.ts';
import { getEngagementTrend } from './analytics/get-engagement-trend.ts';
import { getLeaderboard } from './analytics/get-leaderboard.ts';
import { getQuickAnalytics } from './analytics/get-quick-analytics.ts';
import { ingestEngagement } from './analytics/ingest-engagement.ts';
import { getWorkApprovalByFilter } from './approval/get-work-approval-by-filter.ts';
import { updateDetailsStatus } from './approval/update-details-status.ts';
import { viewWorkApprovalByFilter } from './approval/view-work-approval-by-filter.ts';
import { accountLinking } from './auth/account-linking.ts';
import { beginProviderVisit } from './auth/begin-provider-visit.ts';
import { createSignInLink } from './auth/create-sign-in-link.ts';
import { extendAccountChoice } from './auth/extend-account-choice.ts';
import { getAccountChoice } from './auth/get-account-choice.ts';
import { getCurrentUser } from './auth/get-current-user.ts';
import { getLogins } from './auth/get-logins.ts';
import { getPhoneChange } from './auth/get-phone-change.ts';
import { getSessions } from './auth/get-sessions.ts';
import { getSignInLinks } from './auth/get-sign-in-links.ts';
import { linkLogin } from './auth/link-login.ts';
import { linkOgcAccount } from './auth/link-ogc-account.ts';
import { login } from './auth/login.ts';
import { logout } from './auth/logout.ts';
import { logoutEverywhere } from './auth/logout-everywhere.ts';
import {
  addPasskey,
  finishPasskeySignIn,
  removePasskey,
  startPasskey,
  startPasskeySignIn,
} from './auth/passkeys.ts';
import {
  changePassword,
  createPasswordResetLink,
  requestPasswordReset,
  resetPassword,
} from './auth/passwords.ts';
import { reauthenticate } from './auth/reauthenticate.ts';
import { resetNewUserCookie } from './auth/reset-new-user-cookie.ts';
import { revokeSession } from './auth/revoke-session.ts';
import {
  confirmAuthenticator,
  getSecurity,
  removeAuthenticator,
  renewRecoveryCodes,
  startAuthenticator,
  verifySecondFactor,
} from './auth/second-factor.ts';
import { setAppLanguage } from './auth/set-app-language.ts';
import { endStaffSessions, getStaffSessions, resetSecondFactor } from './auth/staff-sessions.ts';
import { undoPhoneChange } from './auth/undo-phone-change.ts';
import { updatePhoneNo } from './auth/update-phone-no.ts';
import { listCampaigns } from './campaigns/list-campaigns.ts';
import { saveCampaign } from './campaigns/save-campaign.ts';
import { getCommConfig } from './config/get-comm-config.ts';
import { getConfig } from './config/get-config.ts';
import { getEditorApiKey } from './config/get-editor-api-key.ts';
import { upsertCommConfig } from './config/upsert-comm-config.ts';
import { blockCreator } from './creators/block-creator.ts';
import { createCreator } from './creators/create-creator.ts';
import { listCreators } from './creators/list-creators.ts';
import { updateCreator } from './creators/update-creator.ts';
import { getLiveness, getReadiness } from './health/health.ts';
import { cancelVideoUpload, continueVideoUpload, getVideoOffset } from './media/continue-video-upload.ts';
import { createVideoUpload } from './media/create-video-upload.ts';
import { getConfidentialImage } from './media/get-confidential-image.ts';
import { getImageOrientation } from './media/get-image-orientation.ts';
import { getPicture, getPictureOriginal } from './media/get-picture.ts';
import { getVideo, getVideoFile } from './media/get-video.ts';
import { uploadConfidentialImage } from './media/upload-confidential-image.ts';
import { uploadImage } from './media/upload-image.ts';
import { getBankDetails } from './money/get-bank-details.ts';
import { getBankDetailsByFilter } from './money/get-bank-details-by-filter.ts';
import { getInvoiceList } from './money/get-invoice-list.ts';
import { getInvoicePdf } from './money/get-invoice-pdf.ts';
import { getPaymentList } from './money/get-payment-list.ts';
import { getRateCards } from './money/get-rate-cards.ts';
import { getSealingKey } from './money/get-sealing-key.ts';
import { getZipInvoice } from './money/get-zip-invoice.ts';
import { invoiceAccepted } from './money/invoice-accepted.ts';
import { saveBankDetails } from './money/save-bank-details.ts';
import { saveRateCard } from './money/save-rate-card.ts';
import { updateInvoiceStatus } from './money/update-invoice-status.ts';
import { claimReview } from './posts/claim-review.ts';
import { findDuplicates } from './posts/find-duplicates.ts';
import { getFeaturedPosts } from './posts/get-featured-posts.ts';
import { getOgcPostByFilter } from './posts/get-ogc-post-by-filter.ts';
import { getOgcPostById } from './posts/get-ogc-post-by-id.ts';
import { getPostByFilter } from './posts/get-post-by-filter.ts';
import { getPostById } from './posts/get-post-by-id.ts';
import { getPostHistory } from './posts/get-post-history.ts';
import { getPostVersion } from './posts/get-post-version.ts';
import { getPostVersions } from './posts/get-post-versions.ts';
import { getReviewQueue } from './posts/get-review-queue.ts';
import { releaseReview } from './posts/release-review.ts';
import { upsertFeaturedPost } from './posts/upsert-featured-post.ts';
import { upsertPost } from './posts/upsert-post.ts';
import { checkHandle } from './profile/check-handle.ts';
import { getProfileDetails } from './profile/get-profile-details.ts';
import { register } from './profile/register.ts';
import { updateProfile } from './profile/update-profile.ts';
import { withdrawProfileChange } from './profile/withdraw-profile-change.ts';
import { getDhTags } from './reference/get-dh-tags.ts';
import { getGenres, getLanguages, getLocations } from './reference/reference.ts';
import { saveHashtag } from './reference/save-hashtag.ts';
import { searchHashtags } from './reference/search-hashtags.ts';
import { convertOgcToUgc } from './sources/convert-ogc-to-ugc.ts';
import { getAccountByFilter } from './sources/get-account-by-filter.ts';
import { getSourceByFilter } from './sources/get-source-by-filter.ts';
import { ingestCrawledPosts } from './sources/ingest-crawled-posts.ts';
import { searchSources } from './sources/search-sources.ts';
import { upsertAccount } from './sources/upsert-account.ts';
import { upsertSource } from './sources/upsert-source.ts';

/** Who answers each operation of the contract. A forgotten one is an error of the compiler. */
export const handlers: Handlers = {
  blockCreator,
  convertOgcToUgc,
  getAccountByFilter,
  getOgcPostByFilter,
  getOgcPostById,
  getSourceByFilter,
  ingestCrawledPosts,
  searchSources,
  upsertAccount,
  upsertSource,
  createCreator,
  getAgencyByFilter,
  listCreators,
  updateCreator,
  upsertAgency,
  accountLinking,
  createSignInLink,
  extendAccountChoice,
  getAccountChoice,
  getLogins,
  getPhoneChange,
  reauthenticate,
  undoPhoneChange,
  getSessions,
  getSignInLinks,
  revokeSession,
  logoutEverywhere,
  linkLogin,
  linkOgcAccount,
  checkHandle,
  claimReview,
  getBankDetails,
  getBankDetailsByFilter,
  getSealingKey,
  getConfidentialImage,
  getConfig,
  saveHashtag,
  getDhTags,
  upsertFeaturedPost,
  getFeaturedPosts,
  upsertCommConfig,
  getEditorApiKey,
  getCommConfig,
  saveCampaign,
  listCampaigns,
  getCurrentUser,
  getEngagementTrend,
  getGenres,
  getImageOrientation,
  getLanguages,
  getLeaderboard,
  getLiveness,
  getLocations,
  getInvoiceList,
  getInvoicePdf,
  getZipInvoice,
  invoiceAccepted,
  updateInvoiceStatus,
  getPaymentList,
  getPicture,
  getPictureOriginal,
  getPostByFilter,
  getPostById,
  findDuplicates,
  getPostHistory,
  getPostVersion,
  getPostVersions,
  getProfileDetails,
  getQuickAnalytics,
  getRateCards,
  getReadiness,
  getReviewQueue,
  getWorkApprovalByFilter,
  ingestEngagement,
  login,
  beginProviderVisit,
  addPasskey,
  finishPasskeySignIn,
  removePasskey,
  startPasskey,
  startPasskeySignIn,
  changePassword,
  createPasswordResetLink,
  requestPasswordReset,
  resetPassword,
  confirmAuthenticator,
  getSecurity,
  removeAuthenticator,
  renewRecoveryCodes,
  startAuthenticator,
  verifySecondFactor,
  endStaffSessions,
  getStaffSessions,
  resetSecondFactor,
  logout,
  register,
  resetNewUserCookie,
  releaseReview,
  saveBankDetails,
  saveRateCard,
  searchHashtags,
  setAppLanguage,
  updateDetailsStatus,
  updatePhoneNo,
  updateProfile,
  withdrawProfileChange,
  uploadConfidentialImage,
  uploadImage,
  createVideoUpload,
  continueVideoUpload,
  cancelVideoUpload,
  getVideo,
  getVideoFile,
  getVideoOffset,
  upsertPost,
  viewWorkApprovalByFilter,
};
