import { recordingLimits } from './problem-reports/recording-limits.ts';

/**
 * The limits of spec points 5 and 9 and of the design, in one place. Text lengths count graphemes.
 */
export const limits = {
  /** One-time codes: their length, when the next may be sent, how long one is valid, guesses. */
  otpDigits: 4,
  /** For codes in browsers that are new to a number, after a wrong one. */
  otpLongDigits: 8,
  otpResendSeconds: 60,
  otpLifeSeconds: 300,
  /** Of a long code; a four-digit one has `shortCodeTries` (server/modules/auth/codes). */
  otpLongTries: 5,
  otpSendsPerHour: 5,
  phoneDigits: 10,
  passwordMin: 12,
  passwordMax: 100,
  /** Between the password and the second step of staff. */
  secondStepSeconds: 10 * 60,
  secondStepTries: 5,
  authenticatorDigits: 6,
  recoveryCodes: 10,
  recoveryCodeLetters: 16,
  passkeysMax: 10,
  passkeyNameMax: 40,
  resetReasonMin: 3,
  resetReasonMax: 300,
  passwordResetSeconds: 3600,
  nameMin: 2,
  nameMax: 30,
  bioMax: 400,
  handleMin: 3,
  handleMax: 30,
  socialLinkMax: 200,
  titleMax: 150,
  captionMax: 300,
  galleryMin: 2,
  galleryMax: 30,
  noteMax: 300,
  /** A message of staff to a creator. */
  staffMessageMax: 500,
  accountHolderMax: 100,
  paymentReferenceMin: 6,
  paymentReferenceMax: 40,
  /** For a thousand views, in paise: a lakh of rupees. */
  ratePaiseMax: 10_000_000,
  agencyNameMax: 100,
  staffNameMax: 100,
  staffSessionCountMax: 1000,
  staffReasonMin: 3,
  staffReasonMax: 300,
  sourceKeyMax: 60,
  sourceOwnersMax: 10,
  webAddressMax: 500,
  addressMax: 300,
  /** UTF-16 units of HTML, because it bounds storage and transfer, not reading. */
  articleHtmlMax: 200_000,
  hashtagsMax: 5,
  hashtagMax: 30,
  locationsMax: 5,
  reasonsMax: 10,
  /** How many of the own posts with the same content are listed. */
  duplicatesMax: 5,
  /** Shorter texts may be the same by chance: a place and a date, a greeting. */
  duplicateTextMin: 40,
  /** How many of them a moderator sees beside a post. */
  suspectedOriginalsMax: 3,
  /** How far the figures of a moderator go back. */
  reviewStatisticsDays: 30,
  /** How far ahead of now a time to publish is chosen. */
  scheduleMinutesMin: 15,
  scheduleDaysMax: 90,
  chipGraphemes: 15,
  pageSize: 20,
  pageSizeMax: 50,
  campaignNameMin: 5,
  campaignNameMax: 30,
  campaignDescriptionMax: 400,
  /** Five digits of rupees, in paise. */
  campaignRewardPaiseMax: 9_999_900,
  campaignPostsMax: 99_999,
  cardTitleMax: 60,
  cardTextMax: 300,
  cardLinkLabelMax: 20,
  cardLinkMax: 200,
  featuredMax: 50,
  imageBytes: 25 * 1024 * 1024,
  imagePixels: 60_000_000,
  imageSideMax: 4096,
  /**
   * Pixels of an uploaded picture's longer side; panoramas of phones and long screenshots have up
   * to 30,000.
   */
  imageUploadSideMax: 32_768,
  /** The largest ratio of the sides of an uploaded picture. */
  imageRatioMax: 50,
  videoBytes: 2_000_000_000,
  /** A shared video without sound of up to this length becomes a GIF video. */
  sharedGifVideoSeconds: 15,
  /** After this a video that has not arrived completely is deleted. */
  videoUploadSeconds: 24 * 3600,
  mergeSeconds: 60,
  mergeWarnSeconds: 20,
  mergeExtensions: 10,
  mergeGraceSeconds: 5,
  reviewClaimSeconds: 300,
  reviewRenewSeconds: 20,
  /** How many of the next items are loaded while a moderator decides on one. */
  reviewPrefetch: 2,
  /** The pause between two reloads of a live list. */
  listReloadSeconds: 30,
  /** Between two questions of an open page whether something has changed. */
  updatesSeconds: 20,
  /** Unread notifications are counted up to here. */
  unreadCountMax: 100,
  /** Notifications of one person that are kept, and for how long. */
  notificationsMax: 500,
  notificationDays: 180,
  /** Devices of one person that get push messages. */
  pushDevicesMax: 10,
  /** Messages of staff in a day: to one creator, and of one member of staff. */
  staffMessagesPerCreator: 5,
  staffMessagesPerStaff: 200,
  /** Without any input for this time, a page counts as unused and asks less often. */
  pageUnusedSeconds: 300,
  /** The number of rows to reload on a return to a list. */
  listReloadRows: 100,
  /** How many rows a CSV file has at most; each page of them is a call. */
  exportRowsMax: 10_000,
  /** Rows of a list are counted up to here. */
  countedRowsMax: 10_000,
  /** Records of one bulk action: chosen by filters, and chosen one by one. */
  bulkRecordsMax: 10_000,
  bulkIdsMax: 1000,
  /** Unfinished bulk actions of one person. */
  bulkActionsMax: 3,
  bulkPollSeconds: 2,
  /** For how long bulk actions that have ended are kept. */
  bulkActionRecordDays: 90,
  /** The stored versions of a post; beyond the limit the oldest is removed. */
  postVersionsMax: 50,
  /** How long after its last save an editing session ends. */
  writingSessionIdleSeconds: 30 * 60,
  /** How long the server tries to delete a file that nothing refers to. */
  unusedFileDays: 7,
  /** How long a version that was never sent is kept. */
  unsentVersionDays: 90,
  /** How long a deletion can be undone; longer than the message with "Undo" is shown. */
  deletionUndoSeconds: 30,
  /**
   * With less free storage the device shows a warning. A gallery that is being uploaded needs this
   * much, text a thousandth of it.
   */
  lowStorageBytes: 50_000_000,
  /** How long sealed bank details may wait on a device. */
  envelopeDays: 14,
  signInLinkSeconds: 24 * 3600,
  /** How long the record of a sign-in link is kept after it is over. */
  signInLinkRecordDays: 180,
  /**
   * A session that is not used ends after this, and any session of that age (NIST SP 800-63B,
   * 2.2.3).
   */
  sessionIdleSeconds: 30 * 24 * 3600,
  sessionSeconds: 90 * 24 * 3600,
  staffSessionSeconds: 12 * 3600,
  /** How long a person may make sensitive changes after signing in or confirming who they are. */
  recentAuthenticationSeconds: 600,
  /** How long a changed phone number can be changed back from the old one. */
  phoneUndoSeconds: 72 * 3600,
  /** How long nothing is paid to bank details after a change. */
  bankHoldSeconds: 48 * 3600,
  /** How long an invitation to join an agency can be accepted. */
  invitationSeconds: 7 * 24 * 3600,
  /** How long the record of an invitation is kept after it is over. */
  invitationRecordDays: 180,
  /** Invitations of an agency that are open at a time, and created in a day. */
  openInvitationsMax: 20,
  invitationsPerDay: 50,
  invitationNameMax: 60,
  /** The invitations that an agency sees listed. */
  invitationsListed: 50,
  membershipEventsListed: 20,
  /** Saved views of one list. */
  viewsMax: 20,
  viewNameMax: 40,
  /** How much waiting work of one kind is counted. */
  workCountMax: 1000,
  /** After how long work that waits for staff is overdue. */
  profileOverdueSeconds: 48 * 3600,
  postOverdueSeconds: 4 * 3600,
  /** Our own aim; the legal time limit is configured. */
  appealOverdueSeconds: 3 * 24 * 3600,
  /** How long before the due time of an open appeal administrators are notified. */
  appealEscalationSeconds: 48 * 3600,
  /** How long a blocked person can write an appeal after a sign-in. */
  blockedAccessSeconds: 3600,
  appealTextMax: 1000,
  appealPicturesMax: 3,
  /** Pictures that a blocked person can upload for their appeal, until it is sent. */
  blockedUploadsMax: 12,
  /** After this many recorded choices about text messages in a day, none is turned on again. */
  consentActsPerDay: 100,
  bankDetailsOverdueSeconds: 72 * 3600,
  invoiceOverdueSeconds: 7 * 24 * 3600,
  failedPublicationOverdueSeconds: 3600,
  /** How long a copy of the own data can be downloaded, and how many are made in seven days. */
  dataExportDays: 7,
  dataExportsPerWeek: 3,
  /** Bytes of pictures, videos and documents in one copy; it lists what it leaves out. */
  dataExportMediaBytes: 2_000_000_000,
  /** How long the address of a copy is valid in the session that asked for it. */
  dataExportLinkSeconds: 12 * 3600,
  /** How long a closed account can be opened again. */
  closingDays: 30,
  /** Between two questions of an open page whether a copy is ready. */
  dataExportPollSeconds: 5,
  /** A recording of what happened on a page, as it is sent with a problem report. */
  recordingEntries: recordingLimits.entries,
  recordingBytes: recordingLimits.bytes,
  phoneLayoutBelow: 500,
} as const;
