import type { MessageDescriptor } from 'react-intl';
import type { HelpQuestion } from '#domain/help/help-areas.ts';
import { limits } from '#domain/limits.ts';
import { problemReportLimits } from '#domain/problem-reports/limits.ts';
import { agencyTexts } from './texts/agency.ts';
import { mediaTexts } from './texts/media.ts';
import { moneyTexts } from './texts/money.ts';
import { notificationsTexts } from './texts/notifications.ts';
import { ownDataTexts } from './texts/own-data.ts';
import { profileTexts } from './texts/profile.ts';
import { reviewTexts } from './texts/review.ts';
import { signInTexts } from './texts/sign-in.ts';
import { writingTexts } from './texts/writing.ts';

export const helpTexts: Record<
  HelpQuestion,
  { question: MessageDescriptor; answer: MessageDescriptor }
> = {
  ...signInTexts,
  ...profileTexts,
  ...writingTexts,
  ...mediaTexts,
  ...reviewTexts,
  ...moneyTexts,
  ...notificationsTexts,
  ...ownDataTexts,
  ...agencyTexts,
};

const secondsPerDay = 24 * 3600;

/** What answers mention that may change: the limits. */
export const helpValues: Partial<Record<HelpQuestion, Record<string, number>>> = {
  'no-code': { resend: limits.otpResendSeconds, minutes: limits.otpLifeSeconds / 60 },
  'new-number': { hours: limits.phoneUndoSeconds / 3600 },
  'signed-out': {
    idle: limits.sessionIdleSeconds / secondsPerDay,
    most: limits.sessionSeconds / secondsPerDay,
  },
  handle: { min: limits.handleMin, max: limits.handleMax },
  formats: { least: limits.galleryMin, most: limits.galleryMax },
  'earlier-text': { versions: limits.postVersionsMax },
  photos: { megabytes: limits.imageBytes / 1024 / 1024 },
  videos: { gigabytes: limits.videoBytes / 1e9 },
  'publishing-time': { minutes: limits.scheduleMinutesMin, days: limits.scheduleDaysMax },
  'close-account': { days: limits.closingDays },
  'data-copy': { days: limits.dataExportDays },
  'report-problem': { days: problemReportLimits.keptDays },
  'bank-change': { hours: limits.bankHoldSeconds / 3600 },
};
