import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { BankRejectionReason } from '#domain/bank-details.ts';
import type { ProfileRejectionReason, RejectionReason } from '#domain/rejection-reasons.ts';

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
    defaultMessage: 'People filmed or photographed secretly',
  },
  'weapons-or-drugs': { id: 'rejection.weapons-or-drugs', defaultMessage: 'Weapons or drugs' },
  terrorism: { id: 'rejection.terrorism', defaultMessage: 'Terrorism' },
  'hate-speech': { id: 'rejection.hate-speech', defaultMessage: 'Hate speech' },
  'brand-promotion': { id: 'rejection.brand-promotion', defaultMessage: 'Promotes a brand' },
  'genre-mismatch': { id: 'rejection.genre-mismatch', defaultMessage: 'The genre does not fit the content' },
  'different-language-article': {
    id: 'rejection.different-language-article',
    defaultMessage: 'Written in another language than the chosen one',
  },
  'fake-news': { id: 'rejection.fake-news', defaultMessage: 'Fake news' },
  'missing-content': { id: 'rejection.missing-content', defaultMessage: 'Content is missing' },
  'missing-hyperlinks': { id: 'rejection.missing-hyperlinks', defaultMessage: 'Links are missing' },
  'duplicate-post': { id: 'rejection.duplicate-post', defaultMessage: 'The same as another post' },
  'incomplete-content': { id: 'rejection.incomplete-content', defaultMessage: 'The content is incomplete' },
  'title-content-mismatch': {
    id: 'rejection.title-content-mismatch',
    defaultMessage: 'The title does not fit the content',
  },
  'video-mismatch': { id: 'rejection.video-mismatch', defaultMessage: 'The video does not fit the post' },
  'blank-visuals': { id: 'rejection.blank-visuals', defaultMessage: 'Blank pictures or video' },
  'incorrect-hashtags': { id: 'rejection.incorrect-hashtags', defaultMessage: 'Hashtags that do not fit' },
  'blocked-account': { id: 'rejection.blocked-account', defaultMessage: 'The account is blocked' },
  'spelling-mistakes-in-title': {
    id: 'rejection.spelling-mistakes-in-title',
    defaultMessage: 'Spelling mistakes in the title',
  },
  'spelling-mistakes-in-content': {
    id: 'rejection.spelling-mistakes-in-content',
    defaultMessage: 'Spelling mistakes in the text',
  },
  'unsupported-video': { id: 'rejection.unsupported-video', defaultMessage: 'A video that cannot be played' },
  'bad-image-quality': { id: 'rejection.bad-image-quality', defaultMessage: 'Poor picture quality' },
  watermark: { id: 'rejection.watermark', defaultMessage: 'A watermark in the picture' },
  'irrelevant-location-tag': {
    id: 'rejection.irrelevant-location-tag',
    defaultMessage: 'The place does not fit the content',
  },
  'non-factual-content': { id: 'rejection.non-factual-content', defaultMessage: 'Claims without facts' },
  other: { id: 'rejection.other', defaultMessage: 'Another reason' },
});

const profileReasons: Record<ProfileRejectionReason, MessageDescriptor> = defineMessages({
  'social-profile': {
    id: 'rejection.profile.social-profile',
    defaultMessage: 'The social profile does not show your work',
  },
  age: { id: 'rejection.profile.age', defaultMessage: 'Creators must be 18 or older' },
  'previous-work': {
    id: 'rejection.profile.previous-work',
    defaultMessage: 'Your earlier work does not meet the content requirements',
  },
  other: { id: 'rejection.profile.other', defaultMessage: 'Another reason' },
});

const bankReasons: Record<BankRejectionReason, MessageDescriptor> = defineMessages({
  'name-differs': {
    id: 'rejection.bank.name-differs',
    defaultMessage: 'The name differs from the one in the picture',
  },
  'account-number-differs': {
    id: 'rejection.bank.account-number-differs',
    defaultMessage: 'The account number differs from the one in the picture',
  },
  'ifsc-differs': {
    id: 'rejection.bank.ifsc-differs',
    defaultMessage: 'The IFSC differs from the one in the picture',
  },
  'pan-differs': { id: 'rejection.bank.pan-differs', defaultMessage: 'The PAN belongs to another name' },
  'proof-unreadable': { id: 'rejection.bank.proof-unreadable', defaultMessage: 'The picture cannot be read' },
  'proof-of-another-kind': {
    id: 'rejection.bank.proof-of-another-kind',
    defaultMessage: 'The picture is neither of a passbook nor of a cancelled cheque',
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
