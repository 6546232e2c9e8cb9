import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { BankRejectionReason } from '#domain/money/bank-details.ts';
import type { ProfileRejectionReason, RejectionReason } from '#domain/post/rejection-reasons.ts';

const reasons: Record<RejectionReason, MessageDescriptor> = defineMessages({
  'adult-content': { id: 'rejection.adult-content', defaultMessage: 'Adult content' },
  'child-abuse': { id: 'rejection.child-abuse', defaultMessage: 'Child abuse' },
  violence: { id: 'rejection.violence', defaultMessage: 'Violence' },
  'human-or-organ-trafficking': {
    id: 'rejection.human-or-organ-trafficking',
    defaultMessage: 'Human or organ trafficking',
  },
  'covert-capture': {
    id: 'rejection.covert-capture',
    defaultMessage: 'Filmed or photographed without consent',
  },
  'weapons-or-drugs': { id: 'rejection.weapons-or-drugs', defaultMessage: 'Weapons or drugs' },
  terrorism: { id: 'rejection.terrorism', defaultMessage: 'Terrorism' },
  'hate-speech': { id: 'rejection.hate-speech', defaultMessage: 'Hate speech' },
  'brand-promotion': { id: 'rejection.brand-promotion', defaultMessage: 'Brand promotion' },
  'genre-mismatch': {
    id: 'rejection.genre-mismatch',
    defaultMessage: 'Wrong genre',
  },
  'different-language-article': {
    id: 'rejection.different-language-article',
    defaultMessage: 'Wrong language selected',
  },
  'fake-news': { id: 'rejection.fake-news', defaultMessage: 'Fake news' },
  'missing-content': { id: 'rejection.missing-content', defaultMessage: 'Missing content' },
  'missing-hyperlinks': { id: 'rejection.missing-hyperlinks', defaultMessage: 'Missing links' },
  'duplicate-post': { id: 'rejection.duplicate-post', defaultMessage: 'Duplicate post' },
  'incomplete-content': {
    id: 'rejection.incomplete-content',
    defaultMessage: 'Incomplete content',
  },
  'title-content-mismatch': {
    id: 'rejection.title-content-mismatch',
    defaultMessage: "Title doesn't match the content",
  },
  'video-mismatch': {
    id: 'rejection.video-mismatch',
    defaultMessage: "Video doesn't match the post",
  },
  'blank-visuals': { id: 'rejection.blank-visuals', defaultMessage: 'Blank images or video' },
  'incorrect-hashtags': {
    id: 'rejection.incorrect-hashtags',
    defaultMessage: 'Incorrect hashtags',
  },
  'blocked-account': { id: 'rejection.blocked-account', defaultMessage: 'Account is blocked' },
  'spelling-mistakes-in-title': {
    id: 'rejection.spelling-mistakes-in-title',
    defaultMessage: 'Spelling mistakes in the title',
  },
  'spelling-mistakes-in-content': {
    id: 'rejection.spelling-mistakes-in-content',
    defaultMessage: 'Spelling mistakes in the text',
  },
  'unsupported-video': {
    id: 'rejection.unsupported-video',
    defaultMessage: "Video can't be played",
  },
  'bad-image-quality': {
    id: 'rejection.bad-image-quality',
    defaultMessage: 'Poor image quality',
  },
  watermark: { id: 'rejection.watermark', defaultMessage: 'Image has a watermark' },
  'irrelevant-location-tag': {
    id: 'rejection.irrelevant-location-tag',
    defaultMessage: "Location doesn't match the content",
  },
  'non-factual-content': {
    id: 'rejection.non-factual-content',
    defaultMessage: 'Unsupported claims',
  },
  other: { id: 'rejection.other', defaultMessage: 'Other reason' },
});

const profileReasons: Record<ProfileRejectionReason, MessageDescriptor> = defineMessages({
  'social-profile': {
    id: 'rejection.profile.social-profile',
    defaultMessage: "Your social profile doesn't show your work",
  },
  age: { id: 'rejection.profile.age', defaultMessage: 'Creators must be 18 or older' },
  'previous-work': {
    id: 'rejection.profile.previous-work',
    defaultMessage: "Your previous work doesn't meet our content requirements",
  },
  other: { id: 'rejection.profile.other', defaultMessage: 'Other reason' },
});

const bankReasons: Record<BankRejectionReason, MessageDescriptor> = defineMessages({
  'name-differs': {
    id: 'rejection.bank.name-differs',
    defaultMessage: "The name doesn't match the image",
  },
  'account-number-differs': {
    id: 'rejection.bank.account-number-differs',
    defaultMessage: "The account number doesn't match the image",
  },
  'ifsc-differs': {
    id: 'rejection.bank.ifsc-differs',
    defaultMessage: "The IFSC doesn't match the image",
  },
  'pan-differs': {
    id: 'rejection.bank.pan-differs',
    defaultMessage: 'The PAN is in a different name',
  },
  'proof-unreadable': {
    id: 'rejection.bank.proof-unreadable',
    defaultMessage: 'The image is unreadable',
  },
  'proof-of-another-kind': {
    id: 'rejection.bank.proof-of-another-kind',
    defaultMessage: "The image isn't of a passbook or cancelled cheque",
  },
});

/** Why a post was refused, in the reader's language. */
export function RejectionReasonMessage({ reason }: { reason: RejectionReason }) {
  return <FormattedMessage {...reasons[reason]} />;
}

/** Why a profile was refused, in the reader's language. */
export function ProfileRejectionReasonMessage({ reason }: { reason: ProfileRejectionReason }) {
  return <FormattedMessage {...profileReasons[reason]} />;
}

/** Why bank details were refused, in the reader's language. */
export function BankRejectionReasonMessage({ reason }: { reason: BankRejectionReason }) {
  return <FormattedMessage {...bankReasons[reason]} />;
}
