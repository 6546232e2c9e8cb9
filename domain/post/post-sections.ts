import type { PostFormat } from './post-formats.ts';
import { type RejectionReason, rejectionReasons } from './rejection-reasons.ts';

/** The part of a post in which something is fixed. */
export type PostSection =
  | 'title'
  | 'text'
  | 'kind'
  | 'pictures'
  | 'video'
  | 'poster'
  | 'hashtags'
  | 'language'
  | 'genre'
  | 'location'
  | 'ai-declaration'
  | 'publish-time';

/** `content` is what the format is about: the text of an article, the pictures, the video. */
const reasonSections: Record<RejectionReason, PostSection | 'content'> = {
  'adult-content': 'content',
  'child-abuse': 'content',
  violence: 'content',
  'human-or-organ-trafficking': 'content',
  'covert-capture': 'content',
  'weapons-or-drugs': 'content',
  terrorism: 'content',
  'hate-speech': 'content',
  'brand-promotion': 'content',
  'genre-mismatch': 'genre',
  'different-language-article': 'language',
  'fake-news': 'content',
  'missing-content': 'content',
  'missing-hyperlinks': 'text',
  'duplicate-post': 'content',
  'incomplete-content': 'content',
  'title-content-mismatch': 'title',
  'video-mismatch': 'video',
  'blank-visuals': 'pictures',
  'incorrect-hashtags': 'hashtags',
  'blocked-account': 'content',
  'spelling-mistakes-in-title': 'title',
  'spelling-mistakes-in-content': 'text',
  'unsupported-video': 'video',
  'bad-image-quality': 'pictures',
  watermark: 'pictures',
  'irrelevant-location-tag': 'location',
  'non-factual-content': 'content',
  other: 'content',
};

const contentSections: Record<PostFormat, PostSection> = {
  FORMAT_ARTICLE: 'text',
  FORMAT_IMAGE: 'pictures',
  FORMAT_GALLERY: 'pictures',
  FORMAT_VIDEO: 'video',
  GIFVIDEO: 'video',
};

/**
 * The section in which the author corrects a post rejected for this reason. A format without
 * pictures of its own shows a video.
 */
export function sectionToFix(reason: RejectionReason, format: PostFormat): PostSection {
  const place = reasonSections[reason];
  if (place === 'content') return contentSections[format];
  return place === 'pictures' && contentSections[format] === 'video' ? 'video' : place;
}

/** The reason that an address names, if there is such a one. */
export function isRejectionReason(name: string | null): name is RejectionReason {
  return name !== null && Object.hasOwn(rejectionReasons, name);
}

/** The fields of the last step before submitting. */
export const isPublishStepSection = (place: PostSection): boolean =>
  ['hashtags', 'language', 'genre', 'location', 'ai-declaration', 'publish-time'].includes(place);
