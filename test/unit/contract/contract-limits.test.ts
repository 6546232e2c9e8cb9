import { expect, it } from 'vitest';
import { limits } from '#domain/limits.ts';
import { readContract, type Schema } from '../../../scripts/contract/contract-document.ts';

/*
 * The contract counts UTF-16 units and people count graphemes: it allows eight units for each, and
 * domain/ counts exactly. Everything else is the same number on both sides (design.md 3).
 */
const unitsPerGrapheme = 8;
const { schemas } = readContract().components;

const inside = (schema: string, property: string): Schema => {
  const found = schemas[schema]?.properties?.[property];
  if (!found) throw new Error(`openapi.yaml has no ${schema}.${property}.`);
  return found.anyOf?.find((part) => part.type !== 'null') ?? found;
};
const inlineBody = (path: string) =>
  readContract().paths[path]?.post?.requestBody?.content?.['application/json']?.schema
    ?.properties ?? {};
const whole = (schema: string): Schema => schemas[schema] ?? {};

const ofCardText = (property: string) => inside('CommCardText', property).maxLength;
const uploads = (): Schema =>
  readContract().paths['/api/image']?.post?.requestBody?.content?.['multipart/form-data']?.schema ??
  {};
const duplicates = whole('Duplicates');
const code = inlineBody('/api/updatePhoneNo');

/** The place of each limit in the contract. Lengths in graphemes allow for their code units. */
const places: [limit: keyof typeof limits, inContract: number | undefined, times?: number][] = [
  ['otpLongDigits', code.otp?.maxLength],
  ['phoneDigits', code.phone?.maxLength],
  ['titleMax', inside('PostInput', 'title').maxLength, unitsPerGrapheme],
  ['articleHtmlMax', inside('PostInput', 'textContent').maxLength],
  ['hashtagsMax', inside('PostInput', 'hashtags').maxItems],
  ['hashtagMax', inside('PostInput', 'hashtags').items?.maxLength, 2],
  ['locationsMax', inside('PostInput', 'locations').maxItems],
  ['duplicatesMax', duplicates.maxItems],
  ['reasonsMax', inside('PostInput', 'reasons').maxItems],
  ['galleryMax', inside('PostInput', 'pictures').maxItems],
  ['captionMax', inside('PostPicture', 'caption').maxLength, unitsPerGrapheme],
  ['appealTextMax', whole('AppealText').maxLength, unitsPerGrapheme],
  ['appealPicturesMax', inside('Appeal', 'pictures').maxItems],
  ['noteMax', whole('DecisionNote').maxLength, unitsPerGrapheme],
  ['staffMessageMax', whole('StaffMessage').maxLength, unitsPerGrapheme],
  ['nameMax', inside('ProfileInput', 'name').maxLength, unitsPerGrapheme],
  ['accountHolderMax', inside('BankDetailsInput', 'accountHolder').maxLength, unitsPerGrapheme],
  [
    'agencyNameMax',
    inlineBody('/api/agency/upsert').agencyData?.properties?.name?.maxLength,
    unitsPerGrapheme,
  ],
  ['viewNameMax', inside('SavedViewInput', 'name').maxLength, unitsPerGrapheme],
  ['workCountMax', inside('WaitingWork', 'count').maximum],
  ['staffNameMax', whole('StaffName').maxLength, unitsPerGrapheme],
  ['staffReasonMin', whole('StaffStatusReason').minLength],
  ['staffReasonMax', whole('StaffStatusReason').maxLength],
  ['paymentReferenceMin', whole('PaymentReference').minLength],
  ['paymentReferenceMax', whole('PaymentReference').maxLength],
  ['ratePaiseMax', whole('PaisePerThousand').maximum],
  ['sourceKeyMax', whole('SourceKey').maxLength],
  ['sourceOwnersMax', inside('Source', 'ownerEmails').maxItems],
  ['webAddressMax', whole('WebUrl').maxLength],
  ['addressMax', inside('BankDetailsInput', 'address').maxLength, unitsPerGrapheme],
  ['bioMax', inside('ProfileInput', 'bio').maxLength, unitsPerGrapheme],
  ['socialLinkMax', inside('ProfileInput', 'socialProfileLink').maxLength],
  ['handleMax', whole('Handle').maxLength],
  ['handleMin', Number(/\{(\d+),/.exec(whole('Handle').pattern ?? '')?.[1]) + 1],
  ['mergeSeconds', inside('AccountChoice', 'secondsLeft').maximum],
  ['mergeExtensions', inside('AccountChoice', 'extensionsLeft').maximum],
  ['passwordMin', inside('InternalLogin', 'password').minLength],
  ['passwordMax', inside('InternalLogin', 'password').maxLength],
  ['authenticatorDigits', inlineBody('/api/auth/authenticator/confirm').code?.maxLength],
  ['passkeyNameMax', inlineBody('/api/auth/passkey/add').name?.maxLength],
  ['passkeysMax', inside('Security', 'passkeys').maxItems],
  ['resetReasonMin', inlineBody('/api/staff/secondFactor/reset').reason?.minLength],
  ['resetReasonMax', inlineBody('/api/staff/secondFactor/reset').reason?.maxLength],
  ['recoveryCodes', inside('Security', 'recoveryCodesLeft').maximum],
  ['campaignNameMax', inside('CampaignInput', 'name').maxLength, unitsPerGrapheme],
  ['campaignDescriptionMax', inside('CampaignInput', 'description').maxLength, unitsPerGrapheme],
  ['campaignRewardPaiseMax', inside('CampaignInput', 'rewardPaise').maximum],
  ['campaignPostsMax', inside('CampaignInput', 'postsMax').maximum],
  ['cardTitleMax', ofCardText('title'), unitsPerGrapheme],
  ['cardTextMax', ofCardText('text'), unitsPerGrapheme],
  ['cardLinkLabelMax', ofCardText('linkLabel'), unitsPerGrapheme],
  ['cardLinkMax', whole('CommCardLink').maxLength],
  ['featuredMax', inlineBody('/api/post/upsertFeaturedPost').postIds?.maxItems],
  ['pageSizeMax', whole('PageSize').maximum],
  ['imageSideMax', inside('UploadedImage', 'width').maximum],
  ['membershipEventsListed', inside('AgencyOverview', 'membershipEvents').maxItems],
  ['invitationNameMax', inside('AgencyInvitation', 'recipientName').maxLength, unitsPerGrapheme],
  ['videoBytes', inside('Video', 'bytes').maximum],
  ['staffSessionCountMax', inside('StaffAccount', 'sessionCount').maximum],
  ['suspectedOriginalsMax', inside('ReviewContext', 'duplicates').maxItems],
  ['bulkIdsMax', whole('BulkIds').maxItems],
  ['bulkRecordsMax', whole('BulkTotal').maximum],
  ['unreadCountMax', inside('Updates', 'unread').maximum],
  ['imageBytes', uploads().properties?.imageFile?.maxLength],
];

/**
 * Limits that bound no single field: they count in time, in the picture itself, on the screen, or
 * from below.
 */
const elsewhere: (keyof typeof limits)[] = [
  // Times are compared with the database's clock.
  'scheduleMinutesMin',
  'scheduleDaysMax',
  'deletionUndoSeconds',
  'envelopeDays',
  'lowStorageBytes',
  // The pattern says both lengths.
  'otpDigits',
  'otpResendSeconds',
  'otpLifeSeconds',
  'otpLongTries',
  'otpSendsPerHour',
  'nameMin',
  'campaignNameMin',
  'galleryMin',
  'duplicateTextMin',
  'updatesSeconds',
  'pageUnusedSeconds',
  'notificationsMax',
  'notificationDays',
  'pushDevicesMax',
  'staffMessagesPerCreator',
  'staffMessagesPerStaff',
  'chipGraphemes',
  'pageSize',
  'imagePixels',
  'imageUploadSideMax',
  'imageRatioMax',
  'videoUploadSeconds',
  'mergeGraceSeconds',
  'signInLinkSeconds',
  'signInLinkRecordDays',
  'sessionIdleSeconds',
  'sessionSeconds',
  'staffSessionSeconds',
  'recentAuthenticationSeconds',
  'phoneUndoSeconds',
  'bankHoldSeconds',
  // With the hyphens it is longer.
  'recoveryCodeLetters',
  'secondStepSeconds',
  'secondStepTries',
  'passwordResetSeconds',
  'reviewClaimSeconds',
  'reviewRenewSeconds',
  'listReloadSeconds',
  'listReloadRows',
  'exportRowsMax',
  'postVersionsMax',
  'writingSessionIdleSeconds',
  'unsentVersionDays',
  'unusedFileDays',
  'mergeWarnSeconds',
  // Of a reply in an operation.
  'viewsMax',
  'invitationSeconds',
  'invitationRecordDays',
  'openInvitationsMax',
  'invitationsPerDay',
  // Of replies in operations.
  'invitationsListed',
  'profileOverdueSeconds',
  'postOverdueSeconds',
  'blockedAccessSeconds',
  'appealOverdueSeconds',
  'appealEscalationSeconds',
  'bankDetailsOverdueSeconds',
  'invoiceOverdueSeconds',
  'failedPublicationOverdueSeconds',
  'phoneLayoutBelow',
  'reviewStatisticsDays',
  'reviewPrefetch',
  'countedRowsMax',
  'bulkActionsMax',
  'bulkPollSeconds',
  'bulkActionRecordDays',
  'closingDays',
  'dataExportDays',
  'dataExportsPerWeek',
  'dataExportMediaBytes',
  'dataExportLinkSeconds',
  'dataExportPollSeconds',
  'blockedUploadsMax',
  'consentActsPerDay',
  // Decides on the device which format a shared video gets.
  'sharedGifVideoSeconds',
  // Of recordings, in a schema of their own.
  'recordingEntries',
  'recordingBytes',
];

// spec 5.12, 5.13, 5.23, 9.4, 9.5
it.each(places)(
  '%s is the same in openapi.yaml and in domain/limits.ts',
  (limit, inContract, times = 1) => {
    expect(inContract).toBe(limits[limit] * times);
  },
);

it('every limit has its place in the contract, or is said to have none', () => {
  const known = [...places.map(([limit]) => limit), ...elsewhere];
  expect(
    Object.keys(limits).filter((limit) => !known.includes(limit as keyof typeof limits)),
  ).toEqual([]);
});
