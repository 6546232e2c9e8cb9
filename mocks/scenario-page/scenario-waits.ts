/*
 * Waits and time-outs that people meet. A wait is a delay of a chart (`chart.delay`) or a period of
 * domain/limits.ts. A unit test fails for one that is neither in a scenario nor has a reason.
 */

/** The scenario that shows each wait, by the name of the wait. */
export const scenariosOfWaits: Record<string, string> = {
  'bank-details.retryDelay': 'bank-details-no-reply',
  'bulk-actions.pollInterval': 'staff-bulk-actions',
  'data-export.pollDelay': 'own-data',
  'decision-undo.undoWindow': 'staff-second-opinion',
  'invoice-acceptance.retryDelay': 'invoice-no-reply',
  'notification-settings.retryDelay': 'notification-settings-unsaved',
  'post-appeal.undoTime': 'second-review-too-soon',
  'post-editor.autosaveDelay': 'image-draft',
  'video-upload.retryDelay': 'video-upload',
  appealOverdueSeconds: 'staff-appeals',
  blockedAccessSeconds: 'blocked-account-over',
  bulkPollSeconds: 'staff-bulk-actions',
  closingDays: 'closed-account',
  dataExportDays: 'own-data',
  dataExportPollSeconds: 'own-data',
  dataExportsPerWeek: 'own-data-limited',
  envelopeDays: 'bank-details-expired',
  failedPublicationOverdueSeconds: 'staff',
  mergeGraceSeconds: 'error-choice-timed-out',
  mergeSeconds: 'account-choice-two',
  mergeWarnSeconds: 'account-choice-expiring',
  otpLifeSeconds: 'otp-expired',
  otpResendSeconds: 'otp-resend-too-soon',
  otpSendsPerHour: 'otp-rate-limited',
  passwordResetSeconds: 'password-reset',
  phoneUndoSeconds: 'error-phone-change-expired',
  postOverdueSeconds: 'staff',
  profileOverdueSeconds: 'staff',
  recentAuthenticationSeconds: 'reauthentication-required',
  reviewClaimSeconds: 'error-claimed-by-other',
  scheduleMinutesMin: 'dashboard-schedule-refused',
  secondStepSeconds: 'staff-second-factor',
  sessionIdleSeconds: 'error-unauthenticated',
  sessionSeconds: 'error-unauthenticated',
  signInLinkSeconds: 'sign-in-link-used',
};

const typing = 'A pause in typing, shorter than a second.';
const network = 'In the scenarios of its screen, with errors or no network chosen at /scenarios.';
const unseen = 'Nothing on the screen says that it runs.';
const records = 'It decides how long a record is kept or how far figures go back; nobody waits.';
const tooLong =
  'It takes longer than anybody plays a scenario, and its end looks like another one.';

/** Why no scenario shows a wait, for every such wait. */
export const waitsWithoutScenario: Record<string, string> = {
  'agree-to-notices.retryDelay': network,
  'app.retryDelay': unseen,
  'bank-details.sealingTimeout': 'Only a device that hangs while it encrypts reaches it.',
  'bulk-actions.retryInterval': network,
  'decision-undo.newsTime': 'A message disappears, as every toast does.',
  'delivery.retryDelay': network,
  'file-upload.retryDelay': network,
  'merge-accounts.retryDelay': network,
  'notification-marks.retryDelay': unseen,
  'outbox-start.retryDelay': unseen,
  'outbox-start.startDelay': unseen,
  'outbox.undoWindowEnd': 'A deletion becomes final; nothing on the screen changes.',
  'paged-list.reloadInterval': unseen,
  'paged-list.typingDebounce': typing,
  'place-search.typingDebounce': typing,
  'post-appeal.retryDelay': network,
  'post-editor.autosaveMaxDelay': 'The longest autosave delay; it looks like the shorter one.',
  'post-editor.collectDebounce': typing,
  'post-editor.deviceRetryDelay': 'Only a device whose storage is full reaches it.',
  'post-editor.retryDelay': network,
  'profile.typingDebounce': typing,
  'publish-choices.typingDebounce': typing,
  'problem-report.retryDelay': network,
  'push-permission.retryDelay': network,
  'review-claim.renewalInterval': unseen,
  'save-indicator.settleDelay': typing,
  'toast.second': 'Every scenario with a message that disappears.',
  'updates.interval': unseen,
  'updates.retryDelay': unseen,
  'updates.unusedInterval': unseen,
  'work-queue.refreshInterval': unseen,
  'work-queue.retryInterval': unseen,
  appealEscalationSeconds: 'It sends a message to administrators.',
  bankDetailsOverdueSeconds: 'The page of staff marks it as it marks profiles and posts.',
  bankHoldSeconds: 'Payments wait for it, which the portal only tells.',
  bulkActionRecordDays: records,
  consentActsPerDay: 'A limit of the server that no button reaches by ordinary use.',
  dataExportLinkSeconds: tooLong,
  deletionUndoSeconds: 'A deletion becomes final; nothing on the screen changes.',
  invitationRecordDays: records,
  invitationSeconds: 'An invitation that is too old looks like one that was revoked.',
  invitationsPerDay: 'The refusal is that of any limit of requests.',
  invoiceOverdueSeconds: 'The page of staff marks it as it marks profiles and posts.',
  listReloadSeconds: unseen,
  notificationDays: records,
  pageUnusedSeconds: unseen,
  requestTimeout: 'In every scenario: slower by 30 seconds, chosen at /scenarios.',
  reviewRenewSeconds: unseen,
  reviewStatisticsDays: records,
  scheduleDaysMax: 'The calendar does not offer a later day.',
  signInLinkRecordDays: records,
  staffSessionSeconds: 'A session of staff that ends looks like one of a creator.',
  unsentVersionDays: records,
  unusedFileDays: records,
  updatesSeconds: unseen,
  videoUploadSeconds: tooLong,
  writingSessionIdleSeconds: records,
  sharedGifVideoSeconds: 'The length of a video, decided on the device.',
};

/** The waits that a scenario shows. */
export const waitsOf = (scenario: string): string[] =>
  Object.keys(scenariosOfWaits).filter((wait) => scenariosOfWaits[wait] === scenario);
