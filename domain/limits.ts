/**
 * The limits of spec points 5 and 9 and of the design, in one place. Text lengths count graphemes.
 */
export const limits = {
  otpDigits: 4,
  /** Of codes for browsers that are new to a number, after a wrong one. */
  otpLongDigits: 8,
  otpResendSeconds: 60,
  otpLifeSeconds: 300,
  otpTries: 5,
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
  accountHolderMax: 100,
  agencyNameMax: 100,
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
  cardLinkLabelMax: 30,
  featuredMax: 50,
  imageBytes: 25 * 1024 * 1024,
  imagePixels: 60_000_000,
  imageSideMax: 4096,
  /**
   * Pixels of an uploaded picture's longer side; panoramas of phones and long screenshots have up
   * to 30,000.
   */
  imageUploadSideMax: 32_768,
  /** How many times as long as wide an uploaded picture may be. */
  imageRatioMax: 50,
  videoBytes: 2_000_000_000,
  /** After this a video that has not arrived whole is thrown away. */
  videoUploadSeconds: 24 * 3600,
  mergeSeconds: 60,
  mergeWarnSeconds: 20,
  mergeExtensions: 10,
  mergeGraceSeconds: 5,
  reviewClaimSeconds: 300,
  reviewRenewSeconds: 20,
  /** Between two looks at a list that is kept current. */
  listReloadSeconds: 30,
  /** How many rows are loaded again when somebody returns to a list. */
  listReloadRows: 100,
  /** Kept of a post; beyond them the oldest goes. */
  postVersionsMax: 50,
  /** How long after its last save an editing session ends. */
  writingSessionIdleSeconds: 30 * 60,
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
  phoneLayoutBelow: 500,
} as const;
