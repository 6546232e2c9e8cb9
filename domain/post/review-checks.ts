import type { PostFormat } from './post-formats.ts';
import { type PostSection, sectionToFix } from './post-sections.ts';
import type { PostState } from './post-states.ts';
import { type RejectionReason, rejectionReasonsFor } from './rejection-reasons.ts';

/**
 * `refused`: it cannot be sent so. `likely`: a moderator may refuse it, and its writer may know
 * better.
 */
export type Severity = 'refused' | 'likely';

type Row = {
  severity: Severity;
  reason: RejectionReason;
  /** The section to fix it in, if the reason does not say. */
  section?: PostSection;
};

/**
 * What the portal can find in a post before it is submitted, with the reason for which a moderator
 * would reject it. Missing fields of the last step show their own errors instead.
 */
export const reviewChecks = {
  'title-missing': { severity: 'refused', reason: 'missing-content', section: 'title' },
  'title-too-long': { severity: 'refused', reason: 'other', section: 'title' },
  'text-missing': { severity: 'refused', reason: 'missing-content', section: 'text' },
  'text-too-long': { severity: 'refused', reason: 'other', section: 'text' },
  'kind-missing': { severity: 'refused', reason: 'incomplete-content', section: 'kind' },
  'pictures-too-few': { severity: 'refused', reason: 'missing-content', section: 'pictures' },
  'pictures-too-many': { severity: 'refused', reason: 'other', section: 'pictures' },
  'caption-missing': { severity: 'refused', reason: 'incomplete-content', section: 'pictures' },
  'words-too-long': { severity: 'refused', reason: 'other', section: 'pictures' },
  'video-missing': { severity: 'refused', reason: 'missing-content', section: 'video' },
  'poster-missing': { severity: 'refused', reason: 'incomplete-content', section: 'poster' },
  'hashtags-too-many': { severity: 'refused', reason: 'incorrect-hashtags' },
  'other-script': { severity: 'likely', reason: 'different-language-article' },
  'title-in-other-script': {
    severity: 'likely',
    reason: 'different-language-article',
    section: 'title',
  },
  'same-title': { severity: 'likely', reason: 'duplicate-post', section: 'title' },
  'same-text': { severity: 'likely', reason: 'duplicate-post', section: 'text' },
  'picture-small': { severity: 'likely', reason: 'bad-image-quality' },
  'picture-blank': { severity: 'likely', reason: 'blank-visuals' },
  'broken-link': { severity: 'likely', reason: 'missing-hyperlinks' },
} as const satisfies Record<string, Row>;

export type ReviewCheck = keyof typeof reviewChecks;
export const reviewCheckCodes = Object.keys(reviewChecks) as ReviewCheck[];

/** Something that was found in a post before it was sent. */
export type Finding = {
  check: ReviewCheck;
  /** The pictures that it is about: their ids in the draft, and which they are, from 1. */
  pictures?: { id: string; number: number }[];
  /** The address that leads nowhere. */
  link?: string;
  /** Other posts of the same person, the newest first. */
  posts?: { postUID: string; title: string; state: PostState }[];
};

/** Whether a post of this format can be rejected for the findings of this check. */
export const isCheckApplicable = (check: ReviewCheck, format: PostFormat): boolean =>
  rejectionReasonsFor(format).includes(reviewChecks[check].reason);

/** The section to fix it in. */
export function checkSection(check: ReviewCheck, format: PostFormat): PostSection {
  const row: Row = reviewChecks[check];
  return row.section ?? sectionToFix(row.reason, format);
}
