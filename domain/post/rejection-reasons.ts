import type { PostFormat } from './post-formats.ts';

export type Treatment = 'REJECT' | 'SUBJECTIVE' | 'NOT_APPLICABLE';
type Treatments = { text: Treatment; video: Treatment; image: Treatment };

const always: Treatments = { text: 'REJECT', video: 'REJECT', image: 'REJECT' };
const subjective: Treatments = { text: 'SUBJECTIVE', video: 'SUBJECTIVE', image: 'SUBJECTIVE' };
const textOnly: Treatments = { text: 'REJECT', video: 'NOT_APPLICABLE', image: 'NOT_APPLICABLE' };
const videoOnly: Treatments = { text: 'NOT_APPLICABLE', video: 'REJECT', image: 'NOT_APPLICABLE' };
const textFirst: Treatments = { text: 'REJECT', video: 'SUBJECTIVE', image: 'SUBJECTIVE' };
const pictures: Treatments = { text: 'SUBJECTIVE', video: 'REJECT', image: 'REJECT' };

/**
 * The reasons for a rejection: why a post may be refused, and how each reason is treated per kind
 * of content (spec point 3). The specification shows the reasons but not the treatments; these are
 * decided here.
 */
export const rejectionReasons = {
  'adult-content': always,
  'child-abuse': always,
  violence: subjective,
  'human-or-organ-trafficking': always,
  'covert-capture': { text: 'NOT_APPLICABLE', video: 'REJECT', image: 'REJECT' },
  'weapons-or-drugs': subjective,
  terrorism: always,
  'hate-speech': always,
  'brand-promotion': subjective,
  'genre-mismatch': always,
  'different-language-article': textFirst,
  'fake-news': always,
  'missing-content': always,
  'missing-hyperlinks': textOnly,
  'duplicate-post': always,
  'incomplete-content': always,
  'title-content-mismatch': always,
  'video-mismatch': videoOnly,
  'blank-visuals': pictures,
  'incorrect-hashtags': subjective,
  'blocked-account': always,
  'spelling-mistakes-in-title': subjective,
  'spelling-mistakes-in-content': subjective,
  'unsupported-video': videoOnly,
  'bad-image-quality': pictures,
  watermark: pictures,
  'irrelevant-location-tag': subjective,
  'non-factual-content': subjective,
  other: subjective,
} as const satisfies Record<string, Treatments>;

export type RejectionReason = keyof typeof rejectionReasons;
export const rejectionReasonCodes = Object.keys(rejectionReasons) as RejectionReason[];

const contentKinds: Record<PostFormat, keyof Treatments> = {
  FORMAT_ARTICLE: 'text',
  FORMAT_IMAGE: 'image',
  FORMAT_GALLERY: 'image',
  FORMAT_VIDEO: 'video',
  GIFVIDEO: 'video',
};

/** The reasons that a moderator may choose for a post of this format, in the order of the table. */
export function rejectionReasonsFor(format: PostFormat): RejectionReason[] {
  return rejectionReasonCodes.filter(
    (code) => rejectionReasons[code][contentKinds[format]] !== 'NOT_APPLICABLE',
  );
}

/** Whether a reason is a matter of judgement for posts of this format (spec point 3). */
export const isSubjectiveReason = (reason: RejectionReason, format: PostFormat): boolean =>
  rejectionReasons[reason][contentKinds[format]] === 'SUBJECTIVE';

/** The reasons that a moderator may choose for an article. */
export const articleRejectionReasons = rejectionReasonsFor('FORMAT_ARTICLE');

/** Why a profile may be refused (spec point 2, "Profile Rejected"). */
export const profileRejectionReasons = ['social-profile', 'age', 'previous-work', 'other'] as const;
export type ProfileRejectionReason = (typeof profileRejectionReasons)[number];
